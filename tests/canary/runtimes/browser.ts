/** Web, desk and ui run in browsers: what only Node has is a type error there. */
export const page = document;
// @ts-expect-error: a browser has no process.
export const environment = process.env;
// @ts-expect-error: a browser has no files.
export { readFile } from 'node:fs/promises';
