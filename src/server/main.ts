import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBuiltServer } from './app/built-server.ts';

/**
 * Password hashes, drawings, files and host names share the threads of Node, by default four: two
 * hashes and two drawings would hold up every file. Node reads the number when the first of them is
 * used, so it is set before anything else is loaded. An owner's own number is kept.
 */
process.env['UV_THREADPOOL_SIZE'] ??= '16';

const root = join(import.meta.dirname, '../..');

/**
 * Compiling is much of a start: the compiled code is kept, so that a server that was killed is back
 * sooner. Where build/ must not be written, NODE_COMPILE_CACHE names another folder. It may be deleted
 * at any time.
 */
enableCompileCache(join(root, 'build/compiled'));
const built = findBuiltServer(root);
await (built ? import(pathToFileURL(built).href) : import('./run.ts'));
flushCompileCache();
