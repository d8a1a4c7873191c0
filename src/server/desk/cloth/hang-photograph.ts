import type { DeskRefusal } from '../../../contract/desk/desk-refusals.ts';
import type { PictureFacts } from '../../../domain/picture/picture.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Store } from '../../db/store.ts';
import { readRecord } from '../../publishing/records/read-record.ts';
import { saveRecord } from '../../publishing/records/save-record.ts';
import { type Actor, record } from '../audit.ts';

interface Hanging {
  /** Key of the fabric's record. */
  readonly fabric: string;
  /** Of the photograph, which is stored already. */
  readonly key: string;
  readonly facts: PictureFacts;
  readonly person: Actor;
  readonly at: number;
}

/** As many as a fabric may have: `photographs` in content/fabrics/fabric-schema.ts. */
const mostPhotographs = 24;
/** Others may save the same fabric at the same moment. */
const mostTries = 8;

/**
 * Writes a photograph into the draft of its fabric, after those that it has, and what is known of it
 * into a draft of its own; a person describes it at the desk.
 */
export async function hangPhotograph(
  store: Store,
  hanging: Hanging,
): Promise<'hung' | DeskRefusal> {
  const { fabric, key, facts } = hanging;
  const picture = { kind: 'picture', key } as const;
  const known = await readRecord(store.db, picture);
  if (!known?.body) {
    const parent = known?.parent ?? null;
    await saveRecord(store, { ...picture, parent, body: { ...facts }, ...by(hanging) });
  }
  const name = { kind: 'fabric', key: fabric } as const;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const detail = await readRecord(store.db, name);
    if (!detail?.body) return 'record-gone';
    if (detail.newer) return 'newer-release';
    const hung = photographsOf(detail.body);
    if (hung.includes(key)) return 'hung';
    if (hung.length >= mostPhotographs) return 'fabric-photographs-full';
    const body = { ...detail.body, photographs: [...hung, key] };
    const saved = await saveRecord(store, {
      ...name,
      parent: detail.parent,
      body,
      merge: true,
      ...by(hanging),
    });
    if (saved.kind === 'saved' || saved.kind === 'unchanged') return 'hung';
    if (saved.kind !== 'conflict') return 'record-gone';
  }
  return 'draft-moved';
}

function photographsOf(body: RecordBody): readonly string[] {
  const { photographs } = body;
  return Array.isArray(photographs) ? (photographs as string[]) : [];
}

function by({ fabric, person, at }: Hanging) {
  return {
    author: { id: person.id, name: person.name },
    at,
    record: (tx: Parameters<typeof record>[0], { revision }: { readonly revision: string }) =>
      record(tx, {
        at,
        actor: person,
        verb: 'hung a photograph by telephone',
        detail: { fabric, revision },
      }),
  };
}
