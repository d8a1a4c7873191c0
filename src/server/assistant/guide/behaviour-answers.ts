import type { SiteContent } from '../../../content/site-content.ts';
import type { Terms } from '../../../content/terms.ts';
import type { Resolved } from '../../../domain/assistant/conversation/thread.ts';
import type { Question } from '../../../domain/assistant/read-question.ts';
import type { Order, Wishes } from '../../../domain/assistant/wishes.ts';
import { type Behaviour, behaviourOf } from '../../../domain/fabric/behaviour/behaviour.ts';
import { firmnessOf, softnessOf } from '../../../domain/fabric/behaviour/handle.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { facts, shareList } from '../../../domain/fabric/facts.ts';
import { inWords } from '../../../domain/text/in-words.ts';
import { nameLink } from './name-link.ts';
import type { Section } from './section.ts';

/** How one fabric behaves in what was asked, with the reason. */
export function describeBehaviour(fabric: Fabric, { behaviours, text }: Question): Section {
  const asked = behaviourOf(fabric).filter(({ id }) => behaviours.includes(id));
  const handle = /\b(soft|stiff|firm)\b/.test(text) ? [handleOf(fabric)] : [];
  const said = [...asked.map(tellBehaviour), ...handle];
  return {
    text: `**${nameLink(fabric)}**: ${said.join(' ')} This follows from its construction; it is not measured.`,
  };
}

/** "Ladders: from one end only." and why. */
function tellBehaviour({ label, says, why }: Behaviour): string {
  return `${label}: ${says.charAt(0).toLowerCase()}${says.slice(1)}. ${why}`;
}

function handleOf(fabric: Fabric): string {
  const soft = softnessOf(fabric).why;
  const firm = firmnessOf(fabric).why;
  return [
    soft.length > 0 ? `What makes it soft: ${inWords(soft)}.` : '',
    firm.length > 0 ? `What makes it firm: ${inWords(firm)}.` : '',
    soft.length + firm.length === 0 ? 'Its record names neither a softener nor a stiffener.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Which of them is lighter": the one that fits, with what decides it. */
export function chooseAmong(
  { terms }: SiteContent,
  { from, fits, order }: NonNullable<Resolved['picked']>,
  { behaviours }: Wishes,
): Section {
  const first = fits[0];
  if (first === undefined) return { text: `None of these is: ${inWords(from.map(nameLink))}.` };
  if (order) {
    const why = (fabric: Fabric) => decisive(fabric, order, terms);
    const others = from.filter((fabric) => fabric !== first);
    if (others.every((fabric) => why(fabric) === why(first)))
      return { text: `${inWords(from.map(nameLink))} are alike in this: ${why(first)}.` };
    const beside = others.map((fabric) => `${nameLink(fabric)}: ${why(fabric)}`);
    return {
      text: `${nameLink(first)} is the ${order} of them: ${why(first)}. Beside it ${beside.join('; ')}.`,
    };
  }
  if (behaviours.length === 0)
    return {
      text: `Of these, by their record:\n\n${fits.map((fabric) => `- ${recordLine(fabric)}`).join('\n')}`,
    };
  const lines = fits.map((fabric) => {
    const said = behaviourOf(fabric).filter(({ id }) => behaviours.some((one) => one.id === id));
    return `- **${nameLink(fabric)}**: ${said.map(tellBehaviour).join(' ')}`;
  });
  return { text: `Of these, by construction:\n\n${lines.join('\n')}` };
}

function recordLine(fabric: Fabric): string {
  const { fibres, construction, finishes } = fabric;
  return `**${nameLink(fabric)}**: ${construction.name.toLowerCase()}, ${inWords(shareList(fibres))}, finished ${inWords(finishes)}.`;
}

/** The figure or the reason that an order goes by. */
function decisive(fabric: Fabric, order: Order, terms: Terms): string {
  if (order === 'lightest' || order === 'heaviest') return facts.weight.short.text(fabric, terms);
  if (order === 'widest' || order === 'narrowest') return facts.width.spoken.text(fabric, terms);
  return reasonOf(fabric, order);
}

/** What makes a fabric soft or firm by its record; elastane for stretch. */
export function reasonOf(fabric: Fabric, order: Order): string {
  if (order === 'softest')
    return inWords(softnessOf(fabric).why) || 'nothing on record stiffens it';
  if (order === 'firmest') return inWords(firmnessOf(fabric).why) || 'nothing on record softens it';
  const elastane = fabric.fibres.find(({ fibre }) => fibre === 'elastane')?.percent ?? 0;
  return elastane > 0 ? `${elastane}% elastane` : 'no elastane';
}
