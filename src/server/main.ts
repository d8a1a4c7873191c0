import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Password hashes, drawings, files and host names share the threads of Node, by default four: two
 * hashes and two drawings would hold up every file. Node reads the number when the first of them is
 * used, so it is set before anything else is loaded. An owner's own number is kept.
 */
process.env['UV_THREADPOOL_SIZE'] ??= '16';

/**
 * Reading and compiling eight hundred modules is most of a start: the compiled code is kept, so that a
 * server that was killed is back sooner. Where build/ must not be written, NODE_COMPILE_CACHE names
 * another folder. It may be deleted at any time.
 */
enableCompileCache(join(import.meta.dirname, '../../build/compiled'));
await import('./run.ts');
flushCompileCache();
