import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Reading and compiling eight hundred modules is most of a start: the compiled code is kept, so that a
 * server that was killed is back sooner. Where build/ must not be written, NODE_COMPILE_CACHE names
 * another folder. It may be deleted at any time.
 */
enableCompileCache(join(import.meta.dirname, '../../build/compiled'));
await import('./run.ts');
flushCompileCache();
