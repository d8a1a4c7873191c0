/** What the page build hands to the build script and the server. */
export { render } from './render.tsx';
export { staticPaths } from './static-paths.ts';
export { siteFiles } from './files/site-files.ts';
