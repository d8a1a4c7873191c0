import type { Kysely } from 'kysely';
import type { KnittedGallery } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import type { Yarn } from '../../../domain/fabric/fabric.ts';
import { dyedYarn, type FabricRecord } from '../../../domain/fabric/fabric-record.ts';
import type { KnittedPicture, KnittedPictures } from '../../../domain/picture/knit-job.ts';
import { type MadeOf, madeOf } from '../../../domain/picture/made-of.ts';
import { ownPicturePath } from '../../../domain/picture/own-picture.ts';
import { type Picture, renderedGallery, renderedStrip } from '../../../domain/picture/picture.ts';
import type { Database } from '../../db/schema.ts';
import { readDraft } from '../../publishing/revisions.ts';
import { shippedPictures } from './shipped-pictures.ts';

/** The knitted pictures of a fabric: those of its draft, or else the shipped ones, with what they show. */
export async function knittedOf(db: Kysely<Database>, fabric: string): Promise<KnittedGallery> {
  const draft = await readDraft(db, { kind: 'knitted', key: fabric });
  const own = draft?.body as KnittedPictures | null | undefined;
  if (own?.gallery) {
    return {
      gallery: own.gallery.map((one) => ({
        picture: toPicture(one),
        ...(own.madeOf && { madeOf: own.madeOf }),
      })),
      ...(own.strip && { strip: toPicture(own.strip) }),
    };
  }
  const { shipped } = contentKinds.fabric;
  const record = Object.hasOwn(shipped, fabric) ? shipped[fabric] : undefined;
  if (!record) return { gallery: [] };
  const made = shippedMadeOf(record);
  const strip = renderedStrip(shippedPictures(), record);
  return {
    gallery: renderedGallery(shippedPictures(), record).map((picture) => ({
      picture,
      madeOf: made,
    })),
    ...(strip && { strip }),
  };
}

function toPicture({ picture, ...facts }: KnittedPicture): Picture {
  return { ...facts, path: ownPicturePath(picture) };
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
