import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** The process that prints: it loads the renderer of the build and waits for requests. */
enableCompileCache(join(import.meta.dirname, '../../../build/compiled'));
const { answerPrinting } = await import('./answer-printing.ts');
await answerPrinting();
flushCompileCache();
