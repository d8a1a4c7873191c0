import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { join } from 'node:path';

/**
 * The process that prints: it loads the renderer of the build and waits for requests. Visitors who wait
 * for a page come before whoever waits for a publication.
 */
setPriority(3);
enableCompileCache(join(import.meta.dirname, '../../../build/compiled'));
const { answerPrinting } = await import('./answer-printing.ts');
await answerPrinting();
flushCompileCache();
