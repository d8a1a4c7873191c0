import type { Kysely } from 'kysely';
import type { KnittedLine } from '../../../contract/desk/cloth-endpoints.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import type { Yarn } from '../../../domain/fabric/fabric.ts';
import { dyedYarn, type FabricRecord } from '../../../domain/fabric/fabric-record.ts';
import type { KnittedPictures } from '../../../domain/picture/knit-job.ts';
import { type MadeOf, madeOf } from '../../../domain/picture/made-of.ts';
import { ownPicturePath } from '../../../domain/picture/own-picture.ts';
import { renderedGallery } from '../../../domain/picture/picture.ts';
import type { Database } from '../../db/schema.ts';
import { readDraft } from '../../publishing/revisions.ts';
import { shippedPictures } from './shipped-pictures.ts';

/** The knitted pictures of a fabric: those of its draft, or else the shipped ones, with what they show. */
export async function knittedOf(
  db: Kysely<Database>,
  fabric: string,
): Promise<readonly KnittedLine[]> {
  const draft = await readDraft(db, { kind: 'knitted', key: fabric });
  const own = draft?.body as KnittedPictures | null | undefined;
  if (own?.gallery) {
    return own.gallery.map(({ picture, ...facts }) => ({
      picture: { ...facts, path: ownPicturePath(picture) },
      ...(own.madeOf && { madeOf: own.madeOf }),
    }));
  }
  const shipped = Object.hasOwn(contentKinds.fabric.shipped, fabric)
    ? contentKinds.fabric.shipped[fabric]
    : undefined;
  if (!shipped) return [];
  const made = shippedMadeOf(shipped);
  return renderedGallery(shippedPictures(), shipped).map((picture) => ({ picture, madeOf: made }));
}

/** Shipped pictures show the shipped record, whatever became of it since. */
function shippedMadeOf(record: FabricRecord): MadeOf {
  const { shade, yarn } = contentKinds;
  const yarns = Object.entries(record.yarns).map(([letter, named]): [string, Yarn] => {
    const found = yarn.shipped[named.yarn]!;
    return [letter, named.dyed === undefined ? found : dyedYarn(found, shade.shipped[named.dyed]!)];
  });
  const { construction, machine } = record;
  const cloth = { construction, machine, yarns: Object.fromEntries(yarns) };
  return madeOf(cloth, shade.shipped[record.leadShade]!.hex);
}
