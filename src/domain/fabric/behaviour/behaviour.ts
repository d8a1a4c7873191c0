import type { Fabric } from '../fabric.ts';
import { gsmMiddle } from '../../catalogue/gsm-bands.ts';
import { readStructure, type Structure } from './read-structure.ts';

/** How a cloth behaves because of how it is made. Nothing here is measured: each answer has its reason. */
export const behaviourIds = ['curls', 'ladders', 'stretches', 'sheer', 'drapes', 'print'] as const;
export type BehaviourId = (typeof behaviourIds)[number];
export type Degree = 'no' | 'little' | 'yes';

export interface Behaviour {
  readonly id: BehaviourId;
  readonly label: string;
  readonly degree: Degree;
  /** The answer in a few words, such as `Lies flat`. */
  readonly says: string;
  /** One sentence: what in the record it follows from. */
  readonly why: string;
}

export function behaviourOf(fabric: Behaving): readonly Behaviour[] {
  let known = remembered.get(fabric);
  if (!known) {
    const structure = readStructure(fabric);
    known = behaviourIds.map((id) => {
      const [degree, why] = rules[id](structure, fabric);
      return { id, label: behaviourLabels[id], degree, says: words[id][degree], why };
    });
    remembered.set(fabric, known);
  }
  return known;
}

export function degreeOf(fabric: Behaving, id: BehaviourId): Degree {
  return behaviourOf(fabric)[behaviourIds.indexOf(id)]!.degree;
}

export type Behaving = Pick<Fabric, 'construction' | 'fibres' | 'gsm' | 'finishes'>;

/** A fabric that was changed is another object, and one that nobody holds any more is forgotten. */
const remembered = new WeakMap<Behaving, readonly Behaviour[]>();

export const behaviourLabels: Readonly<Record<BehaviourId, string>> = {
  curls: 'Cut edge',
  ladders: 'Ladders',
  stretches: 'Stretch',
  sheer: 'Cover',
  drapes: 'Drape',
  print: 'Printing',
};

const words: Readonly<Record<BehaviourId, Readonly<Record<Degree, string>>>> = {
  curls: { no: 'Lies flat', little: 'Rolls a little', yes: 'Curls' },
  ladders: { no: 'Does not ladder', little: 'From one end only', yes: 'Can ladder' },
  stretches: { no: 'Hardly any', little: 'Gives across', yes: 'Stretches and returns' },
  sheer: { no: 'Opaque', little: 'Partly sheer', yes: 'Sheer' },
  drapes: { no: 'Stands firm', little: 'Some drape', yes: 'Drapes' },
  print: { no: 'Not for prints', little: 'For bold prints', yes: 'Holds a print' },
};

type Rule = (structure: Structure, fabric: Behaving) => readonly [Degree, string];

const rules: Readonly<Record<BehaviourId, Rule>> = {
  curls({ elastane, isOpen, hasInlay, knitting, frontLap, backLap }) {
    if (elastane > 0 && !hasInlay)
      return ['yes', 'Elastane in the back bar draws the wales together, so a cut edge rolls.'];
    if (hasInlay) return ['no', 'Yarn that is laid in braces the loops, so nothing turns an edge.'];
    if (isOpen)
      return ['no', 'Two mirrored, half-threaded bars pull equally, so no side turns over.'];
    if (knitting === 1)
      return ['yes', 'One bar alone has no second one to pull against it, so the edge rolls.'];
    if (frontLap >= 3)
      return ['yes', 'The long laps of the front bar pull harder than the short ones behind them.'];
    return frontLap > backLap
      ? ['little', 'The front bar laps further than the back bar, so the edge turns to the face.']
      : ['no', 'The front laps are no longer than those of the back bar and hold them down.'];
  },
  ladders({ knitting, hasInlay, hasPillars }) {
    if (knitting === 1 && !hasInlay)
      return ['yes', 'Every loop holds a single end, so a broken one can run along its wale.'];
    return hasPillars && hasInlay && knitting === 1
      ? ['little', 'Inlays tie the pillars; a pillar can only be drawn out from its last course.']
      : ['no', 'Every wale is tied by more than one end, so a run has nowhere to travel.'];
  },
  stretches({ elastane, hasPillars, hasInlay, frontLap, backLap }) {
    if (elastane > 0)
      return ['yes', `${elastane}% elastane stretches with the cloth and brings it back.`];
    if (hasPillars) return ['no', 'Pillars stay on their needles and do not give in the length.'];
    if (hasInlay) return ['no', 'Yarn laid straight across cannot lengthen as a loop does.'];
    return backLap >= 3 && frontLap < backLap
      ? ['no', 'Long laps of the back bar are locked by the front bar at every wale.']
      : ['little', 'Loops give across the cloth; without elastane they return slowly.'];
  },
  sheer({ isOpen, elastane }, { gsm, construction }) {
    const weight = gsmMiddle(gsm);
    if (construction.name === 'Pin mesh')
      return ['little', 'A closed ground is pierced by fine pin-holes.'];
    if (isOpen)
      return elastane > 0
        ? ['little', 'A net of small openings, which elastane keeps closed until it is stretched.']
        : ['yes', 'The construction leaves openings between the wales.'];
    if (construction.name === 'Jacquard net')
      return ['little', 'Dense figures stand on an open net.'];
    if (weight === undefined) return ['little', 'It depends on the weight you order.'];
    if (weight < 90) return ['yes', `At ${weight} GSM little fibre stands before the light.`];
    return weight < 130
      ? ['little', `At ${weight} GSM pale shades let some light through.`]
      : ['no', `A closed construction of ${weight} GSM.`];
  },
  drapes(
    { hasInlay, hasPillars, frontLap, backLap, isOpen, elastane },
    { gsm, finishes, construction },
  ) {
    const weight = gsmMiddle(gsm) ?? 0;
    if (finishes.includes('Stiff finish')) return ['no', 'It is finished stiff.'];
    if (construction.family === 'lace')
      return ['little', 'Pillars and outlines give a net some body.'];
    if (hasPillars || hasInlay) return ['no', 'Pillars and inlays brace the cloth.'];
    if (backLap >= 3) return ['no', 'Long laps locked behind the face make it firm.'];
    if (construction.family === 'satin' || construction.family === 'atlas')
      return [
        'yes',
        construction.family === 'satin'
          ? 'Long floats slide over each other.'
          : 'Every end walks to and fro, so the cloth gives every way.',
      ];
    if (frontLap > backLap && weight <= 170 && construction.family !== 'raised' && elastane === 0)
      return ['yes', `Soft front laps at ${weight > 0 ? `${weight} GSM` : 'a light weight'}.`];
    return weight <= 130 && !isOpen && construction.family === 'tricot'
      ? ['yes', `A plain construction of ${weight > 0 ? `${weight} GSM` : 'light weight'}.`]
      : ['little', 'Its weight or surface gives it body.'];
  },
  print({ isOpen, elastane }, { construction, gsm }) {
    const { family } = construction;
    if (isOpen || construction.name === 'Jacquard net')
      return ['no', 'Openings leave no surface for the print.'];
    if (family === 'raised') return ['no', 'A nap breaks every line of a print.'];
    if (elastane > 0) return ['little', 'A print opens when the cloth is stretched.'];
    if (['rib', 'piqué', 'cord', 'jacquard'].includes(family))
      return ['little', 'A raised face breaks fine lines.'];
    if (family === 'stripe' || family === 'check')
      return ['little', 'Its own pattern shows beside a print.'];
    if (construction.name === 'Weft-look inlay')
      return ['little', 'A slub yarn breaks fine lines.'];
    return (gsmMiddle(gsm) ?? 200) < 90
      ? ['little', 'So light a cloth lets a print through to the back.']
      : ['yes', 'A smooth, closed face.'];
  },
};
