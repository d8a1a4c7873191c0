import { type Fabric, fabricName } from '../fabric/fabric.ts';
import { readQuestion } from './read-question.ts';
import { summariseWords } from './summarise-words.ts';

/** A quote request drafted from a conversation: shown to the visitor and sent only when confirmed. */
export interface QuoteDraft {
  readonly fabrics: readonly string[];
  readonly gsm: readonly string[];
  readonly colours: string;
  readonly metres: string;
  /** One paragraph in the visitor's own words. */
  readonly summary: string;
}

/** Drafts from the visitor's messages only, never from the assistant's. */
export function draftFromWords(said: readonly string[], book: readonly Fabric[]): QuoteDraft {
  const questions = said.map((text) => readQuestion(text, book));
  const fabrics = new Set(questions.flatMap(({ named }) => named.found.map(fabricName)));
  const gsm = new Set(
    questions.flatMap(({ measures }) => {
      const { from, to } = measures.gsm ?? {};
      if (from === undefined && to === undefined) return [];
      return [from === to ? `${from}` : `${from ?? ''}–${to ?? ''}`.replace(/^–/, 'up to ')];
    }),
  );
  const colours = new Set(questions.flatMap(({ wishes }) => wishes.colour ?? []));
  const metres = questions
    .map(({ measures }) => measures.metres)
    .findLast((one) => one !== undefined);
  return {
    fabrics: [...fabrics].slice(0, 10),
    gsm: [...gsm].slice(0, 6),
    colours: [...colours].join(', '),
    metres: metres === undefined ? '' : String(metres),
    summary: summariseWords(said),
  };
}
