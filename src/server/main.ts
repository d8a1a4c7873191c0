import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Reading and compiling eight hundred modules is most of a start: the compiled code is kept beside the
 * data, so that a server that was killed is back sooner. The folder may be deleted at any time.
 */
enableCompileCache(join(process.env['DATA_DIR'] || './data', 'compiled'));
await import('./run.ts');
flushCompileCache();
