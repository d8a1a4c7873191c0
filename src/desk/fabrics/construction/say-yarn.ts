import type { Yarn } from '../../../domain/fabric/fabric.ts';
import type { BarWeight } from '../../../loom/types.ts';

/** `Nylon filament, 70 den / 24 f, semi-dull`, `Cotton, compact-spun, Ne 60/1` */
export function sayYarn({ fibres, make, count, lustre }: Yarn): string {
  const blend = fibres
    .map(({ fibre, percent }) => (fibres.length > 1 ? `${percent} % ${fibre}` : fibre))
    .join(', ');
  const name = blend.charAt(0).toUpperCase() + blend.slice(1);
  const made = make === 'bare elastane' ? 'bare' : make;
  const joined =
    make === 'filament' || make === 'textured' ? `${name} ${made}` : `${name}, ${made}`;
  const shine = lustre === 'natural' || count.includes(lustre) ? '' : `, ${lustre}`;
  return `${joined}, ${count}${shine}`;
}

/** `51 % of the weight · 3.81 mm a stitch` */
export function sayShare(letter: string, bars: readonly BarWeight[]): string | undefined {
  const own = bars.filter(({ yarn }) => yarn === letter);
  if (own.length === 0) return undefined;
  const all = bars.reduce((sum, { gsm }) => sum + gsm, 0);
  const share = Math.round((own.reduce((sum, { gsm }) => sum + gsm, 0) / all) * 100);
  const runIn = own.reduce((sum, bar) => sum + bar.runInMm, 0) / own.length;
  return `${share} % of the weight · ${runIn.toFixed(2)} mm a stitch`;
}
