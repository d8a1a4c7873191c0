import type { ContentRecords } from '../../../content/records/assemble-records.ts';
import { fabricKey } from '../../../content/records/fabric-clashes.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import { onlyKey } from '../../../content/records/kind.ts';
import type { GoingLive, LiveItem } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { dayIn } from '../../../domain/claim/days.ts';
import { hangGallery } from '../../../domain/picture/own-picture.ts';
import { renderedGallery } from '../../../domain/picture/picture.ts';
import type { Store } from '../../db/store.ts';
import { type CheckedItem, checklist, type Judged } from '../../going-live/checklist.ts';
import { readLive } from '../../going-live/live-state.ts';
import type { LiveSettings } from '../../going-live/missing-settings.ts';
import { readHeads } from '../../publishing/heads.ts';
import { composeRecords } from '../../publishing/records/read-records.ts';
import { shippedPictures } from '../cloth/shipped-pictures.ts';

/** The list before going live, judged by what is public; what only a draft says is marked as such. */
export async function judgeLive(
  { db }: Pick<Store, 'db'>,
  settings: LiveSettings,
  now: number,
): Promise<GoingLive | undefined> {
  const heads = await readHeads(db);
  const published = await composeRecords(db, heads, 'public');
  const drafted = await composeRecords(db, heads, 'draft');
  if (!published.ok || !drafted.ok) return undefined;
  const steppedBack = heads.adopted !== undefined;
  const check = (records: ContentRecords) => {
    const judged = judgedOf(records, steppedBack);
    const shippedMill = contentKinds.mill.shipped[onlyKey]!;
    const today = dayIn(judged.mill.timeZone, now);
    return checklist(judged, shippedMill, settings, today);
  };
  const after = new Map(check(drafted.records).map((item) => [item.id, item]));
  return {
    items: check(published.records).map((item) => toItem(item, after.get(item.id))),
    live: await readLive(db),
  };
}

function toItem({ done, ...item }: CheckedItem, after: CheckedItem | undefined): LiveItem {
  // What is no longer on the list of the drafts is settled by them.
  const drafted = !done && (after === undefined || after.done);
  return { ...item, state: done ? 'done' : drafted ? 'drafted' : 'open' };
}

function judgedOf(records: ContentRecords, steppedBack: boolean): Judged {
  // Read from the records alone: to assemble everything would keep others waiting.
  const fabrics = Object.values(records.fabric).filter(({ withdrawn }) => !withdrawn);
  const pictures = { own: records.picture, scenes: {} };
  const bare = fabrics.filter((fabric) => {
    if (records.knitted[fabricKey(fabric.id)]) return false;
    const shipped = renderedGallery(shippedPictures(), fabric);
    return hangGallery(shipped, fabric, pictures).length === 0;
  });
  return {
    mill: records.mill[onlyKey]!,
    claims: { ...contentKinds.claim.shipped, ...records.claim },
    reviews: Object.values(records.review),
    fabrics: fabrics.length,
    bareFabrics: bare.length,
    ownPictures: Object.keys(pictures.own).length,
    steppedBack,
  };
}
