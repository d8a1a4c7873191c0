import { kilosFromMetres, yardsFromMetres } from '../../../domain/assistant/convert-units.ts';
import {
  cutOf,
  metresForPieces,
  type Pieces,
  wastage,
} from '../../../domain/assistant/conversation/read-pieces.ts';
import type { Question } from '../../../domain/assistant/read-question.ts';
import { gsmMiddle } from '../../../domain/catalogue/gsm-bands.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { inWords } from '../../../domain/text/in-words.ts';
import { commonWidth, exactGsm, figure } from './measure-answers.ts';
import type { Section } from './section.ts';

/** So many garments in metres, and in kilos where the weight is known; every assumption is said. */
export function piecesAnswer(question: Question, subject: Fabric | undefined): Section | undefined {
  const { pieces, measures } = question;
  if (!pieces) return undefined;
  const recorded = subject?.width.kind === 'inches' ? subject.width.inches : undefined;
  const typed = measures.inches?.from ?? measures.inches?.to;
  const inches = typed ?? recorded ?? commonWidth;
  const gsm = exactGsm(question) ?? (subject && gsmMiddle(subject.gsm));
  const isAssumed = typed === undefined && recorded === undefined;
  const kinds = pieces.slice(0, 3);
  const total = kinds.reduce((metres, one) => metres + metresForPieces(one, inches), 0);
  const kilos = gsm === undefined ? undefined : kilosFromMetres(total, gsm, inches);
  return {
    text: [
      ...kinds.map(
        (one) =>
          `${counted(one)} about **${figure(metresForPieces(one, inches))} metres** of cloth ${figure(inches)} inches wide${isAssumed ? ' (the width is my assumption)' : ''}.`,
      ),
      ...(kinds.length > 1 ? [`Together about **${figure(total)} metres**.`] : []),
      ...(/\b(?:yards?|yds?)\b/.test(question.text)
        ? [`That is about **${figure(yardsFromMetres(total))} yards**.`]
        : []),
      kilos === undefined
        ? 'Tell me the GSM and I add the kilos.'
        : `At ${figure(gsm!)} GSM that is about **${figure(kilos)} kg**.`,
      `Assumed: ${inWords(kinds.map(assumption))}, and ${wastage} % wastage. Your pattern and marker decide in the end.`,
    ].join(' '),
  };
}

function counted({ count, garment }: Pieces): string {
  return count === 1
    ? `One piece (${garment.name}) takes`
    : `${figure(count)} ${garment.name} take`;
}

function assumption(pieces: Pieces): string {
  const { size, length, around } = cutOf(pieces);
  return `${size}, ${length} by ${around} cm of cloth for each of the ${pieces.garment.name} with sleeves, seams and hems`;
}
