import type { Fabric } from '../../fabric/fabric.ts';
import type { Measures } from '../read-measures.ts';
import type { Question } from '../read-question.ts';
import type { Thread } from './thread.ts';

/** "And 100 kg?", "at 72 inches", "of the second?": the calculation before with another figure or cloth. */
export function continueCalculation(question: Question, thread: Thread): Question | undefined {
  const { wishes, topics, pieces } = question;
  if (pieces || wishes.families.length > 0 || wishes.categories.length > 0) return undefined;
  const placed = byPlace(question, thread);
  if (!thread.calculation) return beginCalculation(question, thread, placed);
  if (topics.has('seek') || wishes.endUses.length > 0) return undefined;
  const isPointing = question.pointer.places.length > 0;
  if (isPointing && (placed.length === 0 || countWords(question) > 5)) return undefined;
  const measures = withBareFigure(question, thread.calculation);
  const isCounted = thread.calculation.pieces !== undefined;
  const changes =
    Object.keys(measures).length > 0 ||
    question.named.found.length > 0 ||
    isPointing ||
    bareFigure(question) !== undefined ||
    (isCounted && question.size !== undefined);
  if ((!changes && !asksUnit(question)) || countWords(question) > 12) return undefined;
  return join(thread.calculation, question, measures, placed, thread.subject);
}

/** "1500 m for linings" and then "what does the first weigh": the length was said before. */
function beginCalculation(
  question: Question,
  { quantity, subject, listed }: Thread,
  placed: readonly Fabric[],
): Question | undefined {
  const { text, measures } = question;
  if (!quantity || hasLength(measures) || countWords(question) > 10) return undefined;
  const isAsked =
    (quantity.metres !== undefined && /\b(kg|kgs|kilo|kilos|weigh|total weight)\b/.test(text)) ||
    (quantity.kilos !== undefined && /\b(metre|metres|meter|meters|mtr|mtrs)\b/.test(text)) ||
    (quantity.ounces !== undefined && /\bin gsm\b/.test(text));
  if (!isAsked) return undefined;
  const began = { ...question, topics: new Set([...question.topics, 'convert'] as const) };
  const meant = placed.length > 0 ? placed : subject.length > 0 ? subject : listed;
  return join({ ...began, measures: quantity }, question, measures, placed, meant);
}

function join(
  before: Question,
  question: Question,
  measures: Measures,
  placed: readonly Fabric[],
  subject: readonly Fabric[],
): Question {
  const named = [question.named.found, placed, before.named.found, subject.slice(0, 1)].find(
    (list) => list.length > 0,
  );
  return {
    ...before,
    text: `${before.text} ${question.text}`,
    measures: { ...before.measures, ...measures },
    named: { found: named ?? [], unknown: [] },
    topics: new Set([...before.topics].filter((topic) => topic !== 'seek')),
    pointer: question.pointer,
    ...(before.pieces && withCount(before, question)),
  };
}

function byPlace({ pointer }: Question, { listed, subject }: Thread): Fabric[] {
  const among = listed.length > 0 ? listed : subject;
  return pointer.places.slice(0, 1).flatMap((place) => among.at(place) ?? []);
}

/** "And 500?" is the same unit with another figure. */
function withBareFigure(question: Question, { measures: before }: Question): Measures {
  const { measures } = question;
  const figure = bareFigure(question);
  if (figure === undefined || Object.keys(measures).length > 0) return measures;
  const unit = (['metres', 'kilos', 'ounces', 'yards', 'centimetres'] as const).find(
    (one) => before[one],
  );
  // "And at 200" is the weight of the cloth, "and 200" the length that was asked for.
  const isOfCloth = /\b(?:at|in|with)\b/.test(question.text) && (before.gsm || before.inches);
  if (unit && !isOfCloth) return { [unit]: figure };
  const order = figure > 100 ? (['gsm', 'inches'] as const) : (['inches', 'gsm'] as const);
  const bounds = order.find((one) => before[one]);
  return bounds ? { [bounds]: { from: figure, to: figure } } : measures;
}

function withCount({ pieces = [] }: Question, question: Question): Pick<Question, 'pieces'> {
  const figure = pieces.length === 1 ? bareFigure(question) : undefined;
  const { size } = question;
  return {
    pieces: pieces.map((one) => ({
      ...one,
      ...(figure !== undefined && { count: figure }),
      ...(size && { size }),
    })),
  };
}

/** The figure of "and 500?", which says no unit. */
export function bareFigure({ text }: Question): number | undefined {
  const found =
    /^(?:(?:and|or|what about|how about|what if|ok|for|sorry|i meant|meant|actually|no|wait|make it|make that|maybe|say|in|at|exactly|around|about|with|only|just|then) )*(\d{2,6})(?: (?:pieces|ok|okay|is ok|is fine|max|maximum|min|minimum|then|please))?$/.exec(
      text,
    )?.[1];
  return found === undefined ? undefined : Number(found);
}

function asksUnit(question: Question): boolean {
  return (
    /\b(kg|kgs|kilo|kilos|weigh|in gsm|in metres|in meters|in yards)\b/.test(question.text) &&
    countWords(question) <= 8
  );
}

/** The lengths and weights that a buyer has said, for the next question. */
export function quantityOf({ measures }: Question): Measures | undefined {
  return hasLength(measures) ? measures : undefined;
}

function hasLength({ metres, kilos, ounces }: Measures): boolean {
  return metres !== undefined || kilos !== undefined || ounces !== undefined;
}

function countWords({ text }: Question): number {
  return text.split(' ').length;
}
