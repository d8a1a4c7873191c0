import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { FabricLine } from '../../../src/contract/desk/fabric-answers.ts';
import { type Engine, freshStore } from '../database/engines.ts';
import { enterAsOwner, must, openDesk } from './desk-visitor.ts';

export const shipped = shippedRecords.fabric;
export const count = Object.keys(shipped).length;
/** Two fabrics of the mill's, by number. */
const keyOf = (number: string) =>
  Object.entries(shipped).find(([, fabric]) => fabric.number === number)![0];
export const locknit = keyOf('14B');
export const tricot = keyOf('12A');

/** The desk with its owner, the sample book as the desk lists it, and a clock that can be moved on. */
export async function openBook(engine: Engine) {
  const store = await freshStore(engine);
  let later = 0;
  const desk = openDesk(store, { clock: { now: () => Date.now() + later } });
  const owner = await enterAsOwner(desk, store);
  const book = async (): Promise<Map<string, FabricLine>> => {
    const { fabrics } = must(await owner.ask(endpoints.fabricBook)).body;
    return new Map(fabrics.map((line) => [line.key, line]));
  };
  const publishAll = async (...keys: string[]) => {
    const lines = await book();
    const changes = keys.flatMap((key) => lines.get(key)!.drafts);
    return must(await owner.ask(endpoints.publishContent, { body: { changes } })).body;
  };
  return { store, desk, owner, book, publishAll, wait: (ms: number) => (later += ms) };
}
