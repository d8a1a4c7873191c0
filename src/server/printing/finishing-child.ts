import { setPriority } from 'node:os';

/** The process that does what nobody waits for, whenever nobody else wants the processor. */
setPriority(Number(process.argv[2]));
const { answerFinishing } = await import('./answer-finishing.ts');
answerFinishing();
