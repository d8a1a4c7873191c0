import { kilosFromMetres } from '../../../domain/assistant/convert-units.ts';
import { metresForPieces, wastage } from '../../../domain/assistant/conversation/read-pieces.ts';
import type { Question } from '../../../domain/assistant/read-question.ts';
import { gsmMiddle } from '../../../domain/catalogue/gsm-bands.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { commonWidth, exactGsm, figure } from './measure-answers.ts';
import type { Section } from './section.ts';

/** So many garments in metres, and in kilos where the weight is known; every assumption is said. */
export function piecesAnswer(question: Question, subject: Fabric | undefined): Section | undefined {
  const { pieces, measures } = question;
  if (!pieces) return undefined;
  const { garment, count } = pieces;
  const recorded = subject?.width.kind === 'inches' ? subject.width.inches : undefined;
  const typed = measures.inches?.from ?? measures.inches?.to;
  const inches = typed ?? recorded ?? commonWidth;
  const metres = metresForPieces(pieces, inches);
  const gsm = exactGsm(question) ?? (subject && gsmMiddle(subject.gsm));
  const kilos = gsm === undefined ? undefined : kilosFromMetres(metres, gsm, inches);
  const width =
    typed === undefined && recorded === undefined ? ' (the width is my assumption)' : '';
  return {
    text: [
      `${figure(count)} ${garment.name} take about **${figure(metres)} metres** of cloth ${figure(inches)} inches wide${width}.`,
      kilos === undefined
        ? 'Tell me the GSM and I add the kilos.'
        : `At ${figure(gsm!)} GSM that is about **${figure(kilos)} kg**.`,
      `Assumed: ${garment.size}, ${garment.length} by ${garment.around} cm of cloth for each with sleeves, seams and hems, and ${wastage} % wastage. Your pattern and marker decide in the end.`,
    ].join(' '),
  };
}
