import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';
import { cottonNylonExtra } from './cotton-nylon-extra.ts';
import { cottonNylonPatterned } from './cotton-nylon-patterned.ts';
import { cottonNylonPlain } from './cotton-nylon-plain.ts';
import { nylonLace } from './nylon-lace.ts';
import { nylonPlain } from './nylon-plain.ts';
import { polyesterCottonExtra } from './polyester-cotton-extra.ts';
import { polyesterCottonPatterned } from './polyester-cotton-patterned.ts';
import { polyesterCottonPlain } from './polyester-cotton-plain.ts';
import { pureCotton } from './pure-cotton.ts';
import { requireRecords } from './require-records.ts';

/**
 * The files of the book, in its order; a fabric may be added anywhere in its file. A faulty record
 * fails the build here.
 */
export const fabricFiles: Readonly<Record<string, readonly FabricRecord[]>> = requireRecords({
  'src/content/fabrics/pure-cotton.ts': pureCotton,
  'src/content/fabrics/polyester-cotton-plain.ts': polyesterCottonPlain,
  'src/content/fabrics/polyester-cotton-patterned.ts': polyesterCottonPatterned,
  'src/content/fabrics/polyester-cotton-extra.ts': polyesterCottonExtra,
  'src/content/fabrics/cotton-nylon-plain.ts': cottonNylonPlain,
  'src/content/fabrics/cotton-nylon-patterned.ts': cottonNylonPatterned,
  'src/content/fabrics/cotton-nylon-extra.ts': cottonNylonExtra,
  'src/content/fabrics/nylon-plain.ts': nylonPlain,
  'src/content/fabrics/nylon-lace.ts': nylonLace,
});
