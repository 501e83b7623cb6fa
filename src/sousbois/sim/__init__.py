"""Many tables at once: batches stepped in compiled code, random playouts, statistics, measurements."""
