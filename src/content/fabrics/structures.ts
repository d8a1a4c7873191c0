import type { Construction, ConstructionFamily, Motif } from '../../domain/fabric/fabric.ts';

/** A structure by the chains of its guide bars, front bar first; a fabric adds the threading. */
export interface Structure {
  readonly name: string;
  readonly family: ConstructionFamily;
  readonly chains: readonly string[];
}

const pillar = '1-0/0-1//';
const shortLap = '1-0/1-2//';
const atlas4 = '1-0/1-2/2-3/3-4/3-2/2-1//';
const atlas4Mirrored = '3-4/3-2/2-1/1-0/1-2/2-3//';
const atlas6 = '1-0/1-2/2-3/3-4/4-5/5-6/5-4/4-3/3-2/2-1//';
const atlas6Mirrored = '5-6/5-4/4-3/3-2/2-1/1-0/1-2/2-3/3-4/4-5//';
const hexagon = '1-0/1-2/1-0/1-2/2-3/2-1/2-3/2-1//';
const hexagonMirrored = '2-3/2-1/2-3/2-1/1-0/1-2/1-0/1-2//';
const powerNetChains = [
  '1-2/1-0/1-2/2-1/2-3/2-1//',
  '2-1/2-3/2-1/1-2/1-0/1-2//',
  '1-1/0-0//',
  '0-0/1-1//',
];

const laceChains = [pillar, '0-0/3-3//', '0-0/3-3//', '0-0/1-1//'];

export const structures = {
  singleBarTricot: { name: 'Single-bar tricot', family: 'tricot', chains: [shortLap] },
  tricot: { name: 'Two-bar tricot', family: 'tricot', chains: ['1-2/1-0//', shortLap] },

  atlas: { name: 'Single atlas', family: 'atlas', chains: [atlas4] },
  doubleAtlas: { name: 'Double atlas', family: 'atlas', chains: [atlas4, atlas4Mirrored] },

  locknit: { name: 'Locknit', family: 'locknit', chains: ['2-3/1-0//', shortLap] },
  reverseLocknit: { name: 'Reverse locknit', family: 'locknit', chains: [shortLap, '2-3/1-0//'] },
  stretchLocknit: { name: 'Stretch locknit', family: 'locknit', chains: ['2-3/1-0//', shortLap] },

  satin: { name: 'Satin', family: 'satin', chains: ['3-4/1-0//', shortLap] },
  fiveNeedleSatin: { name: 'Five-needle satin', family: 'satin', chains: ['4-5/1-0//', shortLap] },

  sharkskin: { name: 'Sharkskin', family: 'sharkskin', chains: [shortLap, '3-4/1-0//'] },
  fiveNeedleSharkskin: {
    name: 'Five-needle sharkskin',
    family: 'sharkskin',
    chains: [shortLap, '4-5/1-0//'],
  },

  queensCord: { name: 'Queen’s cord', family: 'cord', chains: [pillar, '3-4/1-0//'] },
  kingsCord: { name: 'King’s cord', family: 'cord', chains: [pillar, '4-5/1-0//'] },
  pincord: { name: 'Pincord', family: 'cord', chains: [pillar, '3-4/1-0//'] },

  // Both bars lap the same way, or the raising rollers cannot lift the floats.
  loopRaised: { name: 'Loop-raised', family: 'raised', chains: ['1-0/3-4//', shortLap] },
  raisedVelour: { name: 'Raised velour', family: 'raised', chains: ['1-0/4-5//', shortLap] },

  pillarInlay: { name: 'Pillar inlay', family: 'inlay', chains: [pillar, '0-0/3-3//'] },
  threeBarLaidIn: {
    name: 'Three-bar laid-in',
    family: 'inlay',
    chains: [pillar, '0-0/2-2//', '4-4/0-0//'],
  },
  laidInTricot: { name: 'Laid-in tricot', family: 'inlay', chains: [shortLap, '3-3/0-0//'] },
  weftLook: { name: 'Weft-look inlay', family: 'inlay', chains: [pillar, '0-0/5-5//'] },

  sandfly: {
    name: 'Sandfly net',
    family: 'net',
    chains: ['1-0/1-2/2-3/2-1//', '2-3/2-1/1-0/1-2//'],
  },
  hexagonalNet: { name: 'Hexagonal net', family: 'net', chains: [hexagon, hexagonMirrored] },
  tulle: {
    name: 'Tulle',
    family: 'net',
    chains: [
      '1-0/0-1/1-0/1-2/2-1/1-2/2-3/3-2/2-3/2-1/1-2/2-1//',
      '2-3/3-2/2-3/2-1/1-2/2-1/1-0/0-1/1-0/1-2/2-1/1-2//',
    ],
  },
  marquisette: {
    name: 'Marquisette',
    family: 'net',
    chains: [pillar, '0-0/1-1/0-0/3-3/2-2/3-3//', '3-3/2-2/3-3/0-0/1-1/0-0//'],
  },
  powerNet: { name: 'Power net', family: 'net', chains: powerNetChains },
  rigidPowerNet: { name: 'Rigid power net', family: 'net', chains: powerNetChains },
  pinMesh: {
    name: 'Pin mesh',
    family: 'net',
    chains: ['1-0/1-2/2-3/2-1//', '2-3/2-1/1-0/1-2//'],
  },

  pique: { name: 'Piqué', family: 'piqué', chains: [hexagon, '2-3/1-0//'] },
  honeycombPique: {
    name: 'Honeycomb piqué',
    family: 'piqué',
    chains: [hexagon, hexagonMirrored, shortLap],
  },

  ribEffect: { name: 'Rib effect', family: 'rib', chains: ['2-3/1-0//', shortLap] },

  pillarStripe: { name: 'Pillar stripe', family: 'stripe', chains: [pillar, '3-4/1-0//'] },
  locknitStripe: { name: 'Locknit stripe', family: 'stripe', chains: ['2-3/1-0//', shortLap] },
  shadowStripe: { name: 'Shadow stripe', family: 'stripe', chains: ['3-4/1-0//', shortLap] },

  atlasCheck: { name: 'Atlas check', family: 'check', chains: [atlas6, atlas6Mirrored] },
  inlayCheck: {
    name: 'Inlay check',
    family: 'check',
    chains: [pillar, '0-0/3-3//', '0-0/1-1/0-0/1-1/0-0/1-1/8-8/0-0/8-8/0-0//'],
  },

  // The front bar knits where the motif is worked and misses where it is not.
  jacquard: {
    name: 'Jacquard',
    family: 'jacquard',
    chains: ['1-2/1-0//', shortLap, '2-3/1-0//'],
  },
  // Two jacquard bars fill the motif; outside it the first of them ties the pillars into a net.
  jacquardNet: {
    name: 'Jacquard net',
    family: 'jacquard',
    chains: [pillar, '0-0/3-3//', '0-0/2-2//'],
  },
  // As the jacquard net, with a last bar whose few thick ends outline the figure.
  floralLace: { name: 'Floral lace', family: 'lace', chains: laceChains },
  geometricLace: { name: 'Geometric lace', family: 'lace', chains: laceChains },
  scallopLace: { name: 'Scalloped lace', family: 'lace', chains: laceChains },
} as const satisfies Record<string, Structure>;

/** Threads a structure: one repeat a bar, front bar first. */
export function threadUp(
  structure: Structure,
  threadings: readonly string[],
  more: { readonly offsets?: readonly number[]; readonly motif?: Motif } = {},
): Construction {
  if (threadings.length !== structure.chains.length)
    throw new Error(
      `${structure.name} has ${structure.chains.length} guide bars, ${threadings.length} threadings given`,
    );
  return {
    name: structure.name,
    family: structure.family,
    bars: structure.chains.map((lapping, bar) => {
      const offset = more.offsets?.[bar] ?? 0;
      const threading = threadings[bar] ?? '';
      return offset === 0 ? { lapping, threading } : { lapping, threading, offset };
    }),
    ...(more.motif ? { motif: more.motif } : {}),
  };
}
