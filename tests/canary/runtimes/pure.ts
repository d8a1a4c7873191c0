/** The pure rooms run in browsers and in Node, so they may use neither page nor process. */
// @ts-expect-error: there is no page in the pure rooms.
export const page = document;
// @ts-expect-error: there is no process in the pure rooms.
export const environment = process.env;
