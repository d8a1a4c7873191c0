import type { Fabric } from '../../fabric/fabric.ts';
import type { Question } from '../read-question.ts';
import type { Topic } from '../topics.ts';
import type { Wishes } from '../wishes.ts';
import type { Thread } from './thread.ts';

/** "What is its width?" names no fabric: the one that was chosen before is meant, or those just shown. */
export function fabricsMeant(question: Question, thread: Thread): readonly Fabric[] {
  const { text, wishes, topics, pointer, behaviours } = question;
  // "Is it good for shirts?" asks of the fabric that was spoken of.
  if (topics.has('uses') && /^(?:and )?(?:is|can|will|would) (?:it|this|that)\b/.test(text))
    return thread.subject.slice(0, 1);
  if (asksOfOne(question) || lacksCloth(question)) return oneOf(thread);
  if (countsOf(question, thread)) return thread.subject;
  if (pointer.resets || pointer.drops.length > 0 || statesCloth(wishes)) return [];
  if (isBound(question) && hasSearch(thread)) return [];
  const isShort = text.split(' ').length <= 4;
  const points = /\b(it|its|this|that|them|these|they|both|same|one)\b/.test(text);
  const asks = points || /\b(does|is|can|will)\b/.test(text);
  if (wishes.stretch && !asks) return [];
  const isDetail =
    behaviours.length > 0 ||
    detailed.some((topic) => topics.has(topic)) ||
    (topics.has('explain') && points && isShort) ||
    /\b(soft|stiff|firm)\b/.test(text);
  const seeksBest = /^(what|which)\b.*\b(best|most)\b/.test(text) && !points;
  if (seeksBest) return [];
  if (thread.subject.length > 0 && (asks || isShort) && (isDetail || wishes.colour))
    return thread.subject;
  const isOpen =
    wishes.gsm !== undefined || wishes.inches !== undefined || wishes.order !== undefined;
  const ofListed = /\b(it|its|is|does|can)\b/.test(text) || isShort || confirms.test(text);
  if (thread.listed.length === 0 || !ofListed || isOpen || wishes.colour) return [];
  const isTerms = topics.has('price') || topics.has('moq');
  if (isTerms && !onRecord.some((topic) => topics.has(topic))) return [];
  const isQuestion =
    /^(does|is|can|will|how|what|its|whats|the|and|confirm|please|kindly|also)\b/.test(text) ||
    isShort;
  const wishesBehaviour = wishes.behaviours.length > 0 && !/\b(does|is|can|will)\b/.test(text);
  return isDetail &&
    isQuestion &&
    !wishesBehaviour &&
    !topics.has('seek') &&
    (points || !topics.has('uses'))
    ? thread.listed.slice(0, points ? 1 : 3)
    : [];
}

/** "Is it nylon?", "what makes it soft?", "can I use it for dresses?" ask of one fabric and search for none. */
function asksOfOne({ text, topics, wishes }: Question): boolean {
  if (topics.has('seek')) return false;
  const { categories, families, finishes, stretch } = wishes;
  const saysWhat = categories.length + families.length + finishes.length > 0 || stretch;
  return (
    (saysWhat &&
      ofWhatItIs.test(text) &&
      !/\b(?:available|there|in|come|for|price)\b/.test(text)) ||
    /^(?:and )?(?:what makes|why is) (?:it|this|that)\b/.test(text) ||
    /^(?:and )?what (?:pattern|construction|structure|knit) is (?:it|this|that)\b/.test(text) ||
    /^(?:and )?(?:can|could|may|should) (?:i|we|you) (?:use|sew|make|wear) (?:it|this|that)\b/.test(
      text,
    )
  );
}

/** "Kindly also confirm width and MOQ" asks of what was shown. */
const confirms = /^(?:(?:kindly|please|also|and) ){0,3}(?:confirm|share|advise)\b/;

const ofWhatItIs = /^(?:(?:and|but) )?(?:is|does|will|isnt|doesnt) (?:it|this|that)\b/;

/** "500 metres, what weight?" can be worked out only of a cloth. */
function lacksCloth({ topics, measures, wishes }: Question): boolean {
  const hasLength = measures.metres !== undefined || measures.kilos !== undefined;
  return topics.has('convert') && hasLength && measures.gsm === undefined && !statesCloth(wishes);
}

/** "How many metres for 1000 polos" of somebody who chose a cloth for polos. */
function countsOf({ pieces, wishes, topics }: Question, { subject }: Thread): boolean {
  const [fabric] = subject;
  if (!pieces || !fabric || subject.length > 1 || topics.has('seek')) return false;
  const saysOther = wishes.categories.length + wishes.families.length + wishes.finishes.length > 0;
  return !saysOther && pieces.every(({ garment }) => fabric.endUses.includes(garment.use));
}

/** What is asked of one fabric in words that a search would take for wishes. */
export function withAsked(question: Question, chosen: readonly Fabric[]): Question {
  if (chosen.length !== 1 || !asksOfOne(question)) return question;
  const { wishes, topics } = question;
  const asked: readonly (readonly [Topic, boolean])[] = [
    ['composition', wishes.categories.length > 0 || wishes.stretch],
    ['constructions', wishes.families.length > 0],
    ['finishes', wishes.finishes.length > 0],
    ['uses', wishes.endUses.length > 0],
  ];
  const added = asked.flatMap(([topic, isAsked]) => (isAsked ? [topic] : []));
  return { ...question, topics: new Set<Topic>([...topics, ...added]) };
}

function oneOf({ subject, listed }: Thread): readonly Fabric[] {
  return (subject.length > 0 ? subject : listed).slice(0, 1);
}

/** "Under 150 GSM" goes on with a search, where "130 GSM?" may ask whether this cloth can be made so. */
function isBound({ measures: { gsm, inches } }: Question): boolean {
  return [gsm, inches].some((bounds) => bounds !== undefined && bounds.from !== bounds.to);
}

function hasSearch({ search }: Thread): boolean {
  return statesCloth(search);
}

function statesCloth(wishes: Wishes): boolean {
  const { categories, collections, endUses, families, finishes, excluded } = wishes;
  return (
    categories.length + collections.length + endUses.length + families.length + finishes.length >
      0 || excluded.families.length + excluded.fibres.length > 0
  );
}

const onRecord = ['weight', 'width', 'composition', 'colours', 'finishes'] as const;

const detailed = [
  'detail',
  'weight',
  'width',
  'composition',
  'colours',
  'finishes',
  'care',
  'uses',
  'constructions',
  'moq',
  'price',
  'convert',
  'shrinkage',
] as const;
