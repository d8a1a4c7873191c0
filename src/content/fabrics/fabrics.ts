import type { Fabric } from '../../domain/fabric/fabric.ts';
import { cottonNylonExtra } from './cotton-nylon-extra.ts';
import { cottonNylonPatterned } from './cotton-nylon-patterned.ts';
import { cottonNylonPlain } from './cotton-nylon-plain.ts';
import { nylonLace } from './nylon-lace.ts';
import { nylonPlain } from './nylon-plain.ts';
import { polyesterCottonExtra } from './polyester-cotton-extra.ts';
import { polyesterCottonPatterned } from './polyester-cotton-patterned.ts';
import { polyesterCottonPlain } from './polyester-cotton-plain.ts';
import { pureCotton } from './pure-cotton.ts';
import { requireFabric } from './schema.ts';

const book: Readonly<Record<string, readonly Fabric[]>> = {
  'pure-cotton.ts': pureCotton,
  'polyester-cotton-plain.ts': polyesterCottonPlain,
  'polyester-cotton-patterned.ts': polyesterCottonPatterned,
  'polyester-cotton-extra.ts': polyesterCottonExtra,
  'cotton-nylon-plain.ts': cottonNylonPlain,
  'cotton-nylon-patterned.ts': cottonNylonPatterned,
  'cotton-nylon-extra.ts': cottonNylonExtra,
  'nylon-plain.ts': nylonPlain,
  'nylon-lace.ts': nylonLace,
};

/** Every article of the mill, oldest first; a faulty record fails the build here. */
export const fabrics: readonly Fabric[] = Object.entries(book).flatMap(([file, records]) =>
  records.map((record) => requireFabric(`src/content/fabrics/${file}`, record)),
);
