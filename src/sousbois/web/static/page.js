// What every script needs of the page.

export const byId = (id) => document.getElementById(id);
export const main = byId("main");
export const board = byId("board");
export const rectOf = (element) => element.getBoundingClientRect();
export const on = (type, listener, options) => document.addEventListener(type, listener, options);
