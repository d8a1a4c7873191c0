import { href } from '../../../contract/routes.ts';
import {
  centimetresFromInches,
  gramsPerMetre,
  gsmFromOunces,
  inchesFromCentimetres,
  kilosFromMetres,
  metresFromKilos,
  metresFromYards,
  ouncesFromGsm,
  yardsFromMetres,
} from '../../../domain/assistant/convert-units.ts';
import type { Question } from '../../../domain/assistant/read-question.ts';
import { gsmMiddle } from '../../../domain/catalogue/gsm-bands.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { nameLink } from './name-link.ts';
import type { Section } from './section.ts';

const source = {
  label: 'From GSM to metres and kilos',
  to: href.article('what-is-gsm-fabric-weight-chart'),
};

/** Answers a conversion or calculation; undefined when the question contains none. */
export function convertMeasures(
  question: Question,
  subject: Fabric | undefined,
): Section | undefined {
  const { text, measures, topics } = question;
  if (!topics.has('convert')) return undefined;
  const wanted = (unit: RegExp) => unit.test(text);
  const parts: string[] = [];

  if (measures.ounces !== undefined && (wanted(/\bgsm\b/) || measures.gsm === undefined)) {
    const gsm = gsmFromOunces(measures.ounces);
    parts.push(
      `${figure(measures.ounces)} oz/yd² is **${Math.round(gsm)} GSM** (1 oz/yd² = 33.9 GSM).`,
    );
  } else if (wanted(/\b(oz|ounce|ounces)\b/) && exactGsm(question) !== undefined) {
    const gsm = exactGsm(question)!;
    parts.push(`${figure(gsm)} GSM is **${figure(ouncesFromGsm(gsm))} oz/yd²** (GSM ÷ 33.9).`);
  }

  const askKilos = wanted(/\b(kg|kgs|kilo|kilos|weigh|weighs|weight|grams?)\b/);
  const askMetres = wanted(/\b(m|mtr|mtrs|metre|metres|meter|meters)\b/);
  if (measures.kilos !== undefined && askMetres)
    parts.push(lengthOf(measures.kilos, question, subject));
  else if (measures.metres !== undefined && askKilos)
    parts.push(weightOf(measures.metres, question, subject));
  else if (
    askKilos &&
    /\bper (running |linear )?(metre|meter|m|mtr)\b/.test(text) &&
    parts.length === 0
  )
    parts.push(weightOf(1, question, subject));
  else if (/\b(per|in (one|1|a)) (kg|kilo)\b/.test(text) && askMetres)
    parts.push(lengthOf(1, question, subject));

  if (measures.yards !== undefined && askMetres && measures.metres === undefined)
    parts.push(
      `${figure(measures.yards)} yards are **${figure(metresFromYards(measures.yards))} metres**.`,
    );
  else if (measures.metres !== undefined && wanted(/\b(yard|yards|yds)\b/))
    parts.push(
      `${figure(measures.metres)} metres are **${figure(yardsFromMetres(measures.metres))} yards**.`,
    );
  if (
    measures.inches?.from !== undefined &&
    wanted(/\bcms?\b/) &&
    measures.centimetres === undefined
  )
    parts.push(
      `${figure(measures.inches.from)} inches are **${figure(centimetresFromInches(measures.inches.from))} cm**.`,
    );
  else if (measures.centimetres !== undefined && wanted(/\b(inch|inches)\b/))
    parts.push(
      `${figure(measures.centimetres)} cm are **${figure(inchesFromCentimetres(measures.centimetres))} inches**.`,
    );

  return parts.length > 0 ? { text: parts.join('\n\n'), source } : undefined;
}

function weightOf(metres: number, question: Question, subject: Fabric | undefined): string {
  const cloth = clothOf(question, subject);
  if (!cloth) return incomplete;
  const kilos = kilosFromMetres(metres, cloth.gsm, cloth.inches);
  const running = `${cloth.name} weighs ${Math.round(gramsPerMetre(cloth.gsm, cloth.inches))} g a running metre`;
  return metres === 1
    ? `${running} (GSM × width in metres).`
    : `${figure(metres)} metres of ${cloth.name} weigh about **${figure(kilos)} kg** net: ${running.replace(cloth.name, 'it')}.${cloth.assumed}`;
}

function lengthOf(kilos: number, question: Question, subject: Fabric | undefined): string {
  const cloth = clothOf(question, subject);
  if (!cloth) return incomplete;
  const metres = metresFromKilos(kilos, cloth.gsm, cloth.inches);
  return `${figure(kilos)} kg of ${cloth.name} are about **${figure(metres)} metres**: it weighs ${Math.round(gramsPerMetre(cloth.gsm, cloth.inches))} g a running metre.${cloth.assumed}`;
}

const incomplete =
  'Metres and kilos are tied by weight and width: kilos = metres × width in metres × GSM ÷ 1000. Tell me the GSM and the width, or the number of the fabric, and I work it out. For example 500 metres at 180 GSM and 60 inches weigh about 137 kg.';

interface Cloth {
  readonly name: string;
  readonly gsm: number;
  readonly inches: number;
  readonly assumed: string;
}

/** Taken where nobody names a width, and said so. */
export const commonWidth = 60;

/** Typed figures take precedence over those of the record; an assumed width is stated as assumed. */
function clothOf(question: Question, subject: Fabric | undefined): Cloth | undefined {
  const gsm = exactGsm(question) ?? (subject && gsmMiddle(subject.gsm));
  if (gsm === undefined) return undefined;
  const { inches: typed, centimetres } = question.measures;
  const width =
    typed?.from ??
    (centimetres === undefined ? undefined : inchesFromCentimetres(centimetres)) ??
    (subject?.width.kind === 'inches' ? subject.width.inches : undefined);
  const inches = width ?? commonWidth;
  const name =
    subject && exactGsm(question) === undefined
      ? nameLink(subject)
      : `${figure(gsm)} GSM cloth at ${figure(inches)} inches`;
  return {
    name,
    gsm,
    inches,
    assumed:
      width === undefined ? ` I took a width of ${commonWidth} inches, since none was given.` : '',
  };
}

export function exactGsm({ measures }: Question): number | undefined {
  return measures.gsm?.from ?? measures.gsm?.to;
}

export function figure(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return Number(value.toFixed(digits)).toLocaleString('en-IN');
}
