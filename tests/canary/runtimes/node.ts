/** Server, studio and scripts run in Node: what only a browser has is a type error there. */
export const environment = process.env;
// @ts-expect-error: Node has no page.
export const page = document;
// @ts-expect-error: Node has no window.
export const view = window;
