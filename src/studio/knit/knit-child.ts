import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { ClothFacts, KnitReport, KnitRequest } from '../../domain/picture/knitting.ts';
import { checkCloth } from './check-cloth.ts';
import { knitPictures } from './knit-pictures.ts';
import { planKnitting } from './plan-knitting.ts';
import { watchMemory } from './watch-memory.ts';

/**
 * The process that knits for the desk, started by src/server/knitting: one fabric, then it ends, so
 * that its memory is given back. It yields to everything else on the machine.
 */
lowerPriority();
let cloth: ClothFacts | undefined;
process.on('message', (request: KnitRequest) => void answer(request));
// The server is gone: nobody would keep what is made here.
process.on('disconnect', () => process.exit(1));

/** The server and its visitors go first; where memory runs out, this process goes and not the server. */
function lowerPriority(): void {
  const steps = [() => setPriority(10), () => writeFileSync('/proc/self/oom_score_adj', '1000')];
  for (const step of steps)
    try {
      step();
    } catch {
      // Refused in some containers, unknown to some systems: a courtesy, not a condition.
    }
}

async function answer(request: KnitRequest): Promise<void> {
  if (request.kind === 'plan') return plan(request.cloth, request.memoryMb);
  if (!cloth) throw new Error('A plan is asked for before pictures are.');
  const { recipes, preview } = request;
  await knitPictures(cloth, { recipes: new Set(recipes), preview, report });
  finish({ kind: 'done' });
}

function plan(given: unknown, memoryMb: number): void {
  watchMemory(memoryMb);
  const checked = checkCloth(given);
  if (!checked.ok) return finish({ kind: 'refused', faults: checked.faults });
  cloth = checked.cloth;
  const pictures = planKnitting(cloth).map(({ recipe, scene, alt }) => ({ recipe, scene, alt }));
  report({ kind: 'planned', pictures });
}

function report(message: KnitReport): void {
  process.send!(message);
}

/** The last report must have left before the process does. */
function finish(message: KnitReport): void {
  process.send!(message, undefined, undefined, () => process.exit(0));
}
