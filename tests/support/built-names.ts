/**
 * What the build writes into the pages: names of files, and whether visits are measured. Test files
 * share their modules, so there is one such value for all of them.
 */
Object.assign(globalThis, {
  __ASSETS__: {
    script: '/a.js',
    style: '/a.css',
    sheets: new Proxy({}, { get: (_, name) => `/assets/${String(name)}.css` }),
    pages: {},
  },
  __MEASUREMENT__: {},
});
