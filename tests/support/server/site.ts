import { test as base, type Open } from '../browser/browser.ts';
import { startServer } from './server.ts';

/**
 * A test on the built site: one server per file. `visit` opens a path of it as a new visitor,
 * `revisit` as one who has been here before, for tests that only look.
 */
export const test = base
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
