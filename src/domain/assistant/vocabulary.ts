import type { CategoryId, ConstructionFamily, EndUse } from '../fabric/fabric.ts';

/** Buyers' words for terms of the catalogue, one line for each; the spelling correction knows every word here. */
export const endUseWords: Readonly<Record<EndUse, string>> = {
  'T-shirts': 'tshirt tshirts tee tees top tops jersey jerseys roundneck tank tanktop tanktops',
  Polos: 'polo polos collar golf',
  Shirts: 'shirt shirts shirting kameez pathani',
  Uniforms:
    'uniform uniforms school hospital hotel staff corporate scrub scrubs nurse nurses chef police guard guards waiter waiters',
  Sportswear:
    'sportswear sports sport gym activewear athletic football cricket running tracksuit trackpants yoga jogger joggers shorts cycling team kit kits lowers tennis badminton basketball volleyball hockey kabaddi fitness workout dancewear leotard leotards',
  Leggings: 'legging leggings tights jeggings',
  Hoodies: 'hoodie hoodies sweatshirt sweatshirts fleece jacket jackets pullover pullovers',
  Lingerie:
    'lingerie bra bras innerwear underwear panty panties nightwear nighty nighties nightie nightgown nightgowns sleepwear loungewear shapewear bralette bralettes slip slips intimate briefs vest vests pyjama pyjamas pajama pajamas camisole camisoles petticoat boxer boxers',
  Linings: 'lining linings interlining pocketing astar',
  Dresses:
    'dress dresses gown gowns skirt skirts frock frocks tunic tunics jumpsuit jumpsuits maxi',
  'Ethnic wear':
    'ethnic kurta kurtas kurti kurtis saree sarees sari lehenga salwar suit suits sherwani abaya abayas kaftan kaftans jilbab thobe thobes kandura kanduras dishdasha dishdashas jalabiya jalabiyas burqa burqas anarkali palazzo sharara choli churidar blouse blouses',
  Scarves:
    'scarf scarves stole stoles dupatta dupattas shawl hijab hijabs veil veils turban turbans shayla sheila niqab niqabs chunni',
  Childrenswear:
    'children childrenswear kids kid kidswear baby babies infant toddler newborn babywear romper rompers bib bibs onesie onesies swaddle',
  Trims: 'trim trims edging border borders piping ribbon ribbons',
  'Home textiles':
    'curtain curtains bedsheet bedsheets bedding cushion upholstery home furnishing sofa tablecloth mosquito pillow pillows blanket blankets cushions quilt quilts mattress tablecloths drapery',
  Workwear:
    'workwear overall overalls coverall coveralls factory industrial dungaree dungarees apron aprons mechanic mechanics',
};

export const familyWords: Readonly<Record<ConstructionFamily, string>> = {
  tricot: 'tricot',
  locknit: 'locknit locknits',
  satin: 'satin satins shiny lustrous silky glossy lustre sheen',
  sharkskin: 'sharkskin',
  cord: 'cord cords pincord corduroy textured texture',
  raised: 'raised velour fleece brushed fleecy',
  atlas: 'atlas',
  inlay: 'inlay laid',
  net: 'net nets mesh tulle marquisette netting powernet',
  piqué: 'pique honeycomb textured texture',
  rib: 'rib ribs ribbed textured texture',
  stripe: 'stripe stripes striped patterned pattern patterns',
  check: 'check checks checked windowpane patterned pattern patterns',
  jacquard: 'jacquard jacquards damask paisley patterned pattern patterns',
  lace: 'lace laces scallop scallops scalloped floral',
};

/** Constructions that show a pattern; plain cloth is none of them. */
export const patterned: readonly ConstructionFamily[] = ['stripe', 'check', 'jacquard', 'lace'];

export const finishWords: Readonly<Record<string, string>> = {
  'Anti-pilling': 'antipilling pilling pill pills bobbling',
  'Moisture-wicking': 'wicking wick wicks sweat moisture quickdry',
  'Pre-shrunk': 'preshrunk sanforised',
  'Soil-release': 'stain stains soil',
  'Anti-static': 'antistatic static',
  'Bio-polish': 'biopolish biopolished',
  Mercerised: 'mercerised mercerized',
  'Silicone softener': 'softener silicone',
  Calendered: 'calendered',
  'Stiff finish': 'stiff',
};

/** Fibres and fabrics that buyers look for and the catalogue does not have. */
export const foreignCloths: ReadonlySet<string> = new Set(
  'silk wool woollen linen viscose rayon bamboo denim modal acrylic leather jute hemp tencel lyocell cashmere khadi chiffon georgette velvet poplin twill canvas crepe organza chikankari flannel pashmina nonwoven rexine'.split(
    ' ',
  ),
);

/** English colour names that buyers use; the content lists the mill's shades of each. */
export const colourNames = [
  'black',
  'white',
  'cream',
  'beige',
  'yellow',
  'orange',
  'brown',
  'red',
  'maroon',
  'pink',
  'purple',
  'blue',
  'navy',
  'teal',
  'green',
  'grey',
  'gray',
  'silver',
] as const;
export type ColourName = (typeof colourNames)[number];
/** Other words for a colour that buyers use. */
export const colourWords: Readonly<Partial<Record<ColourName, string>>> = {
  white: 'whites',
  cream: 'ivory offwhite ecru',
  beige: 'nude khaki camel fawn',
  yellow: 'mustard lemon golden gold haldi',
  orange: 'saffron peach rust',
  brown: 'coffee chocolate',
  maroon: 'burgundy wine',
  pink: 'magenta fuchsia rani',
  purple: 'violet lavender mauve lilac',
  teal: 'turquoise',
  green: 'olive mint mehndi mehendi emerald',
  grey: 'charcoal ash',
  blue: 'indigo',
};
/** The mill's shades of each colour, by name. */
export type ShadesByColour = Readonly<Record<ColourName, readonly string[]>>;

/** Collections by the fibres that were named; a blend matches only when both its fibres are named. */
export function categoriesOf(words: ReadonlySet<string>, text: string): CategoryId[] {
  // "Cotton or nylon" compares two collections; "cotton-nylon" is a third one.
  if (/\b(?:cotton (?:or|vs|versus) nylon|nylon (?:or|vs|versus) cotton(?! nylon))\b/.test(text)) {
    return ['pure-cotton-fabrics', 'nylon-classics'];
  }
  const besideBlend = /\b(cotton|nylon) or cotton nylon\b|\bcotton nylon or (cotton|nylon)\b/.exec(
    text,
  );
  if (besideBlend) {
    const isCotton = (besideBlend[1] ?? besideBlend[2]) === 'cotton';
    return [
      'breathable-cotton-nylon-collection',
      isCotton ? 'pure-cotton-fabrics' : 'nylon-classics',
    ];
  }
  const has = (...some: readonly string[]) => some.some((word) => words.has(word));
  const cotton = has('cotton', 'cottons');
  const nylon = has('nylon', 'polyamide');
  const polyester = has('polyester', 'poly');
  const found: CategoryId[] = [];
  // "Lace with cotton" may be a blend.
  if (
    !nylon &&
    !polyester &&
    /\b(?:with|containing|contains?|having) (?:some )?cotton\b/.test(text)
  )
    return ['pure-cotton-fabrics', 'polyester-cotton-knits', 'breathable-cotton-nylon-collection'];
  const isBlend = /\b(?:a|some|in|for|of) blends?\b|\bblended\b/.test(text);
  if (isBlend && !cotton && !nylon && !polyester && !has('polycotton'))
    return ['polyester-cotton-knits', 'breathable-cotton-nylon-collection'];
  if (has('polycotton') || polyester) found.push('polyester-cotton-knits');
  if (cotton && nylon) found.push('breathable-cotton-nylon-collection');
  else if (nylon) found.push('nylon-classics');
  if (cotton && !nylon && !polyester) found.push('pure-cotton-fabrics');
  return found;
}

/** Words that only say where a cloth is used: "hotel curtains" are curtains. */
const places = new Set('school hospital hotel staff corporate factory industrial'.split(' '));

/** The end uses that words name. */
export function usesOfWords(words: ReadonlySet<string>): EndUse[] {
  const proper = lookUp(endUseWords, new Set([...words].filter((word) => !places.has(word))));
  // A lining for jackets is no jacket.
  const isLining = proper.includes('Linings') && !words.has('and') && !words.has('or');
  if (isLining) return ['Linings'];
  return proper.length > 0 ? proper : lookUp(endUseWords, words);
}

/** The names whose words are among these, in the order of the table. */
export function lookUp<Name extends string>(
  table: Readonly<Record<Name, string>>,
  words: ReadonlySet<string>,
): Name[] {
  const index = indexOf(table);
  const found = new Set([...words].flatMap((word) => index.get(word) ?? []));
  return (Object.keys(table) as Name[]).filter((name) => found.has(name));
}

const indexes = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/** A question is looked up in a dozen tables; each is taken apart once. */
function indexOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(table);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const [name, words] of Object.entries(table)) {
    for (const word of words.split(' ')) index.set(word, [...(index.get(word) ?? []), name]);
  }
  indexes.set(table, index);
  return index;
}
