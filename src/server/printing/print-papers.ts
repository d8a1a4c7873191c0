import { assembleRecords, shippedRecords } from '../../content/records/assemble-records.ts';
import { openFonts } from '../../print/open-fonts.ts';
import type { ReadOwnPicture } from '../../print/album.ts';
import { inTurns, listPapers, readPictures } from '../../print/papers.ts';
import type { FinishingAnswer, FinishingTask } from './finishing-messages.ts';
import { advanceState, shippedState } from './public-state.ts';

type Task = Extract<FinishingTask, { kind: 'papers' }>;
type Printed = Omit<Extract<FinishingAnswer, { kind: 'paper' }>, 'kind'>;

/** Prints the papers that say something else now than those that stand. */
export async function printPapers(
  task: Task,
  readOwn: ReadOwnPicture,
  take: (paper: Printed) => void,
): Promise<void> {
  const { siteUrl } = task;
  const shipped = assembleRecords(shippedRecords);
  if (!shipped.ok) throw new Error(shipped.faults.join(' '));
  const advanced = advanceState(shippedState(shipped.content), task);
  if (!advanced.ok) throw new Error(advanced.faults.join(' '));
  const pictures = await readPictures();
  const built = listPapers(shipped.content, pictures, siteUrl, readOwn);
  const origins = new Map(built.map(({ path, origin }) => [path, origin]));
  for (const [path, origin] of Object.entries(task.papers)) origins.set(path, origin);
  const standing = new Set(task.standing);
  const papers = listPapers(advanced.state.content, pictures, siteUrl, readOwn);
  const changed = papers.filter(
    ({ path, origin }) => !standing.has(path) || origins.get(path) !== origin,
  );
  if (changed.length === 0) return;
  const fonts = await openFonts();
  await inTurns(changed, 1, async ({ path, origin, print }) => {
    take({ path, origin, body: await print(fonts) });
  });
}
