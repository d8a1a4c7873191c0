import { test as base, type Open } from '../browser/browser.ts';
import { startServer } from './server.ts';

/**
 * A test on the built site with one server per file. `visit` opens a path as a new visitor, `revisit`
 * as a returning one with a filled cache, for tests that only read pages.
 */
export const test = base
  .extend('sharedServer', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await startServer();
    onCleanup(() => server.remove());
    return server;
  })
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer();
    onCleanup(() => server.remove());
    return server;
  })
  .extend('visit', ({ open, server }) => {
    const visit: Open = (path, how) => open(server.url + path, how);
    return visit;
  })
  .extend('revisit', ({ reopen, server }) => {
    const revisit: Open = (path, how) => reopen(server.url + path, how);
    return revisit;
  });

/**
 * The same for files that read pages and send almost nothing: all files of a worker share one server,
 * because starting one takes longer than most of these tests.
 */
export const lookingTest = test.extend(
  'server',
  { scope: 'file' },
  ({ sharedServer }) => sharedServer,
);
