/** A buyer's task as one call of a tool, and the numbers of the fabrics that a right answer may name. */
export interface ToolTask {
  readonly task: string;
  readonly tool: 'search_catalog' | 'lookup_catalog' | 'get_product' | 'compare' | 'convert';
  readonly args: Record<string, unknown>;
  /** Every product of the answer must be one of these; the first must be among `first` where it is given. */
  readonly fits?: (product: TaskProduct) => boolean;
  readonly has?: readonly string[];
  readonly value?: number;
}

export interface TaskProduct {
  readonly number: string;
  readonly categories: readonly { readonly value: string }[];
  readonly composition: readonly { readonly fibre: string; readonly percent: number }[];
  readonly weight: { readonly from?: number; readonly to?: number };
  readonly width: { readonly inches?: number };
  readonly construction: string;
  readonly end_uses: readonly string[];
}

const search = (
  task: string,
  query: string,
  filters: Record<string, unknown>,
  fits: (product: TaskProduct) => boolean,
  has: readonly string[] = [],
): ToolTask => ({ task, tool: 'search_catalog', args: { catalog: { query, filters, pagination: { limit: 20 } } }, fits, has }); // oxfmt-ignore

const isOf = (category: string) => (one: TaskProduct) => one.categories[0]?.value === category;
const isFor = (use: string) => (one: TaskProduct) => one.end_uses.includes(use);
const holds = (fibre: string) => (one: TaskProduct) =>
  one.composition.some((part) => part.fibre === fibre);
const upTo = (gsm: number) => (one: TaskProduct) => (one.weight.to ?? Infinity) <= gsm;
const from = (gsm: number) => (one: TaskProduct) => (one.weight.to ?? 0) >= gsm;
const both =
  (...tests: readonly ((one: TaskProduct) => boolean)[]) =>
  (one: TaskProduct) =>
    tests.every((test) => test(one));
const no = (test: (one: TaskProduct) => boolean) => (one: TaskProduct) => !test(one);
const cotton = 'pure-cotton-fabrics';
const blend = 'polyester-cotton-knits';
const airy = 'breathable-cotton-nylon-collection';
const nylon = 'nylon-classics';

export const toolTasks: readonly ToolTask[] = [
  search('polo cloth in pure cotton', 'polo fabric, pure cotton', {}, both(isOf(cotton), isFor('Polos')), ['22A']),
  search('the same by filters', '', { categories: [cotton], end_uses: ['Polos'] }, both(isOf(cotton), isFor('Polos')), ['22A']),
  search('leggings with stretch', 'stretch fabric for leggings', {}, both(holds('elastane'), isFor('Leggings')), ['14G', '14H']),
  search('stretch by filter', '', { stretch: true }, holds('elastane'), ['15C', '15G']),
  search('lace for lingerie', 'lace for lingerie', {}, isFor('Lingerie'), ['27B', '27C']),
  search('no lace, no net, nylon', 'nylon', { exclude: { constructions: ['lace', 'net'] } }, both(isOf(nylon), (one) => !/lace|net|tulle|marquisette/i.test(one.construction)), ['12G']),
  search('light nylon lining', 'nylon lining under 100 gsm', {}, both(isOf(nylon), isFor('Linings'), upTo(100)), ['12G', '14J']),
  search('uniform 180 to 200', 'uniform fabric', { gsm: { min: 180, max: 200 } }, both(isFor('Uniforms'), from(180), upTo(200)), ['18C']),
  search('cloth that does not curl', '', { behaviour: [{ property: 'curls', wanted: false }], end_uses: ['Polos'] }, isFor('Polos'), ['22A']),
  search('holds a print', '', { behaviour: [{ property: 'print', wanted: true }], categories: [cotton] }, isOf(cotton), ['12B']),
  search('opaque linings', '', { behaviour: [{ property: 'sheer', wanted: false }], end_uses: ['Linings'] }, both(isFor('Linings'), from(130)), ['14B']),
  search('72 inches', '', { width_inches: { min: 72 } }, (one) => (one.width.inches ?? 0) >= 72, ['21B', '15D', '15L']),
  search('narrow lace', 'lace', { width_inches: { max: 45 } }, (one) => (one.width.inches ?? 99) <= 45, ['29A', '29B']),
  search('no polyester for workwear', '', { end_uses: ['Workwear'], exclude: { fibres: ['polyester'] } }, both(isFor('Workwear'), no(holds('polyester'))), ['17B', '18A']),
  search('heaviest first', '', { order: 'heaviest', gsm: { min: 190 } }, from(190), ['18A']),
  search('lightest first', '', { order: 'lightest', gsm: { max: 80 } }, upTo(80), ['15H']),
  search('moisture wicking polos', '', { finishes: ['Moisture-wicking'], end_uses: ['Polos'] }, isFor('Polos'), ['22B', '22D']),
  search('anti-static', '', { finishes: ['Anti-static'] }, (one) => ['17D', '12G', '15K', '18F'].includes(one.number), ['17D']),
  search('satin for ethnic wear', 'satin for ethnic wear', {}, both(isFor('Ethnic wear'), (one) => /satin/i.test(one.construction)), ['16A', '16B']),
  search('hoodies', 'hoodie cloth', {}, isFor('Hoodies'), ['20A', '20B', '20C']),
  search('jacquard', '', { constructions: ['jacquard'] }, (one) => /jacquard/i.test(one.construction), ['26A', '26B', '26C', '26D']),
  search('checks', 'check fabric', {}, (one) => /check/i.test(one.construction), ['25A', '25B', '25C']),
  search('stripes in cotton', 'striped cotton', {}, both(isOf(cotton), (one) => /stripe/i.test(one.construction)), ['24A']),
  search('ribs', '', { constructions: ['rib'] }, (one) => /rib/i.test(one.construction), ['23A', '23B', '23C']),
  search('scarves under 120', 'scarves', { gsm: { max: 120 } }, both(isFor('Scarves'), upTo(120)), ['13B', '13D', '15E']),
  search('Hinglish tees', 'tshirt ke liye cotton kapda', {}, both(isFor('T-shirts'), isOf(cotton)), ['12B', '14A']),
  search('Hinglish without nylon', 'net chahiye par nylon nahi', {}, no(holds('nylon')), ['15B', '15C']),
  search('cotton but not lace under 150', 'cotton under 150 gsm but not lace', {}, both(isOf(cotton), upTo(150)), ['13A']),
  search('drapes for dresses', 'dress fabric that drapes', {}, isFor('Dresses'), ['13A']),
  search('a part of a name', 'peony', {}, (one) => one.number === '27B', ['27B']),
  search('a number as words', '14B', {}, (one) => one.number === '14B', ['14B']),
  search('a whole name', 'Honeycomb Piqué Premium', {}, (one) => one.number === '22A', ['22A']),
  search('power net', 'power net with elastane', {}, holds('elastane'), ['15C', '15G']),
  search('childrenswear in cotton', '', { categories: [cotton], end_uses: ['Childrenswear'] }, both(isOf(cotton), isFor('Childrenswear')), ['12B', '14A', '20A']),
  search('home textiles wide', '', { end_uses: ['Home textiles'], width_inches: { min: 66 } }, both(isFor('Home textiles'), (one) => (one.width.inches ?? 0) >= 66), ['21B']),
  search('no ladder for lingerie', '', { behaviour: [{ property: 'ladders', wanted: false }], end_uses: ['Lingerie'] }, isFor('Lingerie'), ['14J']),
  search('rigid shirts', '', { behaviour: [{ property: 'stretches', wanted: false }], end_uses: ['Shirts'] }, isFor('Shirts'), ['17B']),
  search('blend tees', 'polycotton t-shirt', {}, both(isOf(blend), isFor('T-shirts')), ['12C', '14C']),
  search('cotton nylon tees over 140', 'cotton nylon t-shirt', { gsm: { min: 140 } }, both(isOf(airy), isFor('T-shirts'), from(140)), ['14B', '18B']),
  search('white scallops', 'scalloped lace', { colour: 'white' }, (one) => /lace/i.test(one.construction), ['29A']),
  { task: 'one whole record', tool: 'get_product', args: { catalog: { id: '18C' } }, has: ['18C'] },
  { task: 'one by its address', tool: 'get_product', args: { catalog: { id: 'locknit-premium-14b' } }, has: ['14B'] },
  { task: 'one by its name', tool: 'get_product', args: { catalog: { id: '22A Honeycomb Piqué Premium' } }, has: ['22A'] },
  { task: 'several at once', tool: 'lookup_catalog', args: { catalog: { ids: ['12B', '14b', '27B'] } }, has: ['12B', '14B', '27B'] },
  { task: 'several, one unknown', tool: 'lookup_catalog', args: { catalog: { ids: ['12B', '99Z'] } }, has: ['12B'] },
  { task: 'two side by side', tool: 'compare', args: { ids: ['14B', '14J'] }, has: ['14B', '14J'] },
  { task: 'three side by side', tool: 'compare', args: { ids: ['12B', '14A', '19B'] }, has: ['12B', '14A', '19B'] },
  { task: 'four side by side', tool: 'compare', args: { ids: ['15A', '15D', '15E', '15F'] }, has: ['15A', '15F'] },
  { task: 'ounces', tool: 'convert', args: { value: 6, from: 'oz_per_yd2', to: 'gsm' }, value: 203.434 },
  { task: 'grams', tool: 'convert', args: { value: 180, from: 'gsm', to: 'oz_per_yd2' }, value: 5.30883 },
  { task: 'yards', tool: 'convert', args: { value: 500, from: 'yards', to: 'metres' }, value: 457.2 },
  { task: 'metres to yards', tool: 'convert', args: { value: 100, from: 'metres', to: 'yards' }, value: 109.361 },
  { task: 'inches', tool: 'convert', args: { value: 60, from: 'inches', to: 'cm' }, value: 152.4 },
  { task: 'centimetres', tool: 'convert', args: { value: 150, from: 'cm', to: 'inches' }, value: 59.0551 },
  { task: 'metres of a fabric in kilos', tool: 'convert', args: { value: 1000, from: 'metres', to: 'kilograms', fabric: '22A' }, value: 281.94 },
  { task: 'kilos of a fabric in metres', tool: 'convert', args: { value: 100, from: 'kilograms', to: 'metres', fabric: '14B' }, value: 468.691 },
  { task: 'kilos with typed figures', tool: 'convert', args: { value: 500, from: 'metres', to: 'kilograms', gsm: 180, width_inches: 60 }, value: 137.16 },
  { task: 'yards in kilos', tool: 'convert', args: { value: 500, from: 'yards', to: 'kilograms', gsm: 180, width_inches: 60 }, value: 125.419 },
  { task: 'kilos in yards', tool: 'convert', args: { value: 80, from: 'kilograms', to: 'yards', gsm: 180, width_inches: 60 }, value: 318.931 },
  { task: 'another width than the record', tool: 'convert', args: { value: 100, from: 'metres', to: 'kilograms', fabric: '14B', width_inches: 70 }, value: 24.892 },
]; // oxfmt-ignore
