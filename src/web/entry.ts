/** What the bundle of the renderer exports to the build script and the server. */
export { render } from './render.tsx';
export { staticPaths } from './static-paths.ts';
export { siteFiles } from './files/site-files.ts';
