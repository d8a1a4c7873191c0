import { behaviourWords } from './conversation/behaviour-words.ts';
import {
  colourNames,
  colourWords,
  endUseWords,
  familyWords,
  finishWords,
  foreignCloths,
} from './vocabulary.ts';

/** Words that decide an answer; a misspelling of one of them is corrected to it. */
const deciding =
  'cotton nylon polyester polycotton elastane spandex lycra fabric fabrics textile material price prices pricing cost rupees quotation quote stock available availability inventory certificate certificates certified certification minimum order orders quantity lead delivery deliver dispatch sample samples sampling swatch swatches shipping shipment export freight courier international payment advance credit invoice refund return replacement shrink shrinkage shrinks wash washing laundry bleach ironing test testing laboratory fastness inspection azo formaldehyde compliance custom customize customised pantone colour colours shade shades width widths composition weight weigh finish finishes construction structure catalogue catalog brochure whatsapp telephone email contact address location located factory working hours sunday compare comparison difference versus lightest lighter lightweight light heaviest heavier heavy widest narrowest thin thick breathable stretch stretchable stretchy opaque transparent sheer summer winter monsoon tolerance variation convert conversion ounces metres meters kilos yards inches grams warp knit knitted woven garment garments readymade organic recycled sustainable established history capacity review reviews privacy discount cheapest cheap human person hello thanks suggest recommend suitable online available moisture wicking softener durable transparent';

/** Ordinary words one letter away from a deciding word, which must not be corrected to it. */
const ordinary =
  'a about above after again all also always am an and another answer any are as ask at back bad be because been before being best better big both but buy by call can cannot case cause change check choose clear clearly close come comes company could current customer daily day days deal did different do does doing done dont down each early easy either else end enough even ever every exact exactly far fast feel few find fine first five for found four free from full get gets give given go going gone good got great had half hand happy hard has have having he help here high him his hold hot hour how however i if important in india indian instead into is it its just keep kind know large last late later least leave left less let letter level like line list little live long look looking lot low made main make makes making many may maybe me mean means meet might mill mine minute money month more morning most much must my name near need needs never new next nice no none not nothing now of off offer often ok okay old on once one only open or other our out over own page part past pay people per place plan please point possible provide put question quick quickly quite range rather reach read ready real really reason regular reply right run safe said same say see seen sell send sent set several shall she shop short should show side simple since six size small so some someone something soon sorry sort speak special start state still stop such supply sure take taken talk team tell ten than that the their them then there these they thing things think this those three time times to today together told tomorrow too took top total try turn two type types under until up upon us use used useful using very via view wait want wants was way we week weeks well went were what when where whether which while who whole whose why will wise wish with within without word work works world worn worth would write wrong year years yes yet you your yours love story market prompt previous instruction instructions ignore system rules pretend reveal poem joke code python weather score match matches batch prime minister president capital recipe train ticket flight phone laptop buyer buyers brand brands boutique designer startup business bulk retail wholesale metre meter metres meters roll rolls piece pieces bag bags cover covers flag flags tent tents car seat shoes shoe mask masks towel towels pant pants trouser trousers jeans socks cap caps swimwear swim sleep night sofa bed door latest trend trending popular famous good cool cooler warm warmer hot soft softer rough smooth strong stronger dry dries quick light lights daily state wide wording coverage covert skipping cure logging findings starting pulls injection cast allowing examples warn following stack land supports cold allocation bindings heap leak wrapping advanced factor height getting task paint rotation blank nightly dropping pool contrast convention stuff floating indicate certain wrap switches ping constant trip lack filling treating disclose parties news shake nest packet packets rounding raise core text recycling shedding tight compared places share shares older lines pick card cards drawing drawings refine block pull shape shapes points bars hole holes stitch stitches contract inline leads nesting brackets tick switch brief twisting narrower heather finishing ship ships rubs load shift sheet sheets laced tighter kinds store stores style styles validation unavailable settings spelling bits role roles poly rights personal tries painted model suite preview strip quota knitting knitter contains costs weighs compares structured conversation verified lacks stale wedding bridal party evening season seasons office outdoor indoor ladies gents women heading reading setting sitting feeling trading trial pilot vendor supplier listed listing printer painter owner skip drop remove hate water air sun rain snow skin touch look looks price lage hone sahi thik theek hume teen sundar shadi shaadi sheher tear tears tearing hems hem coat coats ticking sock lock locks wear';

const slots = [
  ...Object.values(endUseWords),
  ...Object.values(familyWords),
  ...Object.values(finishWords),
  ...colourNames,
  ...foreignCloths,
  ...Object.values(behaviourWords),
];

export const decidingWords: ReadonlySet<string> = new Set(
  [deciding, ...slots].flatMap((line) => line.split(' ')),
);
/** Short names of colours are too near to other words to be guessed. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  [ordinary, ...Object.values(colourWords)].flatMap((line) => line.split(' ')),
);
