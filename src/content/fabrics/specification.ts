import { gsmText } from '../../domain/catalogue/gsm-text.ts';
import type { Fabric, FibreShare, Yarn } from '../../domain/fabric/fabric.ts';
import { terms } from '../terms.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What a buyer asks first, as the fabric's page, its printed sheet and the catalogue say it. */
export function specification(fabric: Fabric): readonly Fact[] {
  return [
    { name: 'Composition', value: compositionText(fabric) },
    { name: 'Weight', value: weightText(fabric) },
    { name: 'Width', value: widthText(fabric) },
    { name: 'Colors', value: `10+ Available, ${fabric.shades.length} on the card` },
    { name: 'MOQ', value: fabric.moq },
    { name: 'Lead time', value: terms.leadTime.text },
    { name: 'Price', value: terms.price },
  ];
}

/** What a cutter, a dyer and a buyer ask next. */
export function workingFacts(fabric: Fabric): readonly Fact[] {
  return [
    { name: 'End uses', value: fabric.endUses.join(', ') },
    { name: 'Finishes', value: fabric.finishes.join(', ') },
    { name: 'Care', value: fabric.care.join('. ') },
    { name: 'Yarns', value: Object.values(fabric.yarns).map(yarnText).join('; ') },
    { name: 'Machine', value: machineText(fabric) },
    {
      name: 'Ordering',
      value: `Sampling ${terms.sampling.text}; bulk from ${terms.bulk.text}`,
    },
  ];
}

export function machineText({ machine }: Pick<Fabric, 'machine'>): string {
  const { kind, gauge, coursesPerCm, walesPerCm } = machine;
  const machineName = kind === 'tricot' ? 'Tricot machine' : 'Raschel machine';
  return `${machineName}, E${gauge}, ${coursesPerCm} courses and ${walesPerCm} wales per cm`;
}

function compositionText({ composition, fibres }: Fabric): string {
  return fibres.length === 1 ? composition : `${composition}: ${shares(fibres, ', ')}`;
}

function weightText({ gsm }: Fabric): string {
  const text = gsmText(gsm);
  return gsm.kind === 'customizable' ? text : `${text}, held within ${terms.gsmTolerance.text}`;
}

function widthText({ width }: Fabric): string {
  return width.kind === 'custom' ? 'Custom' : `${width.text}, Customizable`;
}

function yarnText({ count, make, fibres }: Yarn): string {
  // Counts such as `140 den bare` already begin to say how the yarn is made.
  const [word = ''] = make.split(' ');
  const made = `${count} ${count.endsWith(word) ? make.slice(word.length + 1) : make}`.trim();
  return `${made}, ${shares(fibres, '/')}`;
}

function shares(fibres: readonly FibreShare[], between: string): string {
  return fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(between);
}
