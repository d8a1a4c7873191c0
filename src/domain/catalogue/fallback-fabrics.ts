import { type Series, seriesByPopularity } from '../fabric/fabric.ts';

/** A made-to-order example for a collection that does not exist; never counted, searched or listed in a feed. */
export interface FallbackFabric {
  readonly id: string;
  readonly title: string;
  readonly series: Series;
  readonly composition: string;
  readonly gsm: 'Customizable';
  readonly width: 'Custom';
  readonly moq: 'Flexible MOQ' | '500-1000 meters';
  readonly description: string;
}

/** Five examples, one a series, for an unknown category id. */
export function fallbackFabrics(categoryId: string): FallbackFabric[] {
  const name = readableName(categoryId);
  return seriesByPopularity.map((series) => ({
    id: `${series.toLowerCase()}-example`,
    title: `${name} ${series}`,
    series,
    composition: 'To your specification',
    gsm: 'Customizable',
    width: 'Custom',
    moq: examples[series].moq,
    description: examples[series].description,
  }));
}

/** Anybody can write an address: only letters, figures and blanks of it reach the page, and not many. */
function readableName(categoryId: string): string {
  const words = categoryId
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 40)
    .trim();
  if (words === '') return 'Made-to-Order Fabric';
  return words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

const examples: Readonly<Record<Series, Pick<FallbackFabric, 'moq' | 'description'>>> = {
  Premium: {
    moq: 'Flexible MOQ',
    description:
      'Combed or bright yarn on a fine gauge, finished soft. Knitted after you approve a strike-off.',
  },
  Professional: {
    moq: '500-1000 meters',
    description:
      'Built for uniforms and daily laundering, with the length held steady. Shade matched to your standard.',
  },
  Luxury: {
    moq: 'Flexible MOQ',
    description:
      'Satin, lace or jacquard in the finest yarn the structure allows. Sampled by the metre first.',
  },
  Standard: {
    moq: '500-1000 meters',
    description:
      'A plain, even cloth at the weight you name. The shortest way from enquiry to roll.',
  },
  Custom: {
    moq: 'Flexible MOQ',
    description:
      'Send a swatch, a garment or a drawing. We answer with construction, weight and width.',
  },
};
