"""The table in the browser: pages, live tables, pictures. It draws views and sends choices; it knows no rule."""
