import { tool } from 'ai';
import * as z from 'zod';
import type { SiteContent } from '../../../content/site-content.ts';
import { href } from '../../../contract/routes.ts';
import type { QuoteDraft } from '../../../domain/assistant/quote-draft.ts';
import { summariseWords } from '../../../domain/assistant/summarise-words.ts';
import { readQuestion } from '../../../domain/assistant/read-question.ts';
import { behaviourOf } from '../../../domain/fabric/behaviour/behaviour.ts';
import { type Fact, facts } from '../../../domain/fabric/facts.ts';
import { type Fabric, fabricName } from '../../../domain/fabric/fabric.ts';
import { findFabric } from '../../../domain/fabric/find-fabric.ts';
import { searchWords } from '../../catalogue/search-catalogue.ts';
import { convertMeasures } from '../guide/measure-answers.ts';
import { policies } from '../guide/policies.ts';

/** The tools of the model: they read the same records as the built-in guide, and nothing else. */
export function createTools(
  content: SiteContent,
  said: readonly string[],
  onDraft: (draft: QuoteDraft) => void,
) {
  const { fabrics } = content;
  return {
    searchFabrics: tool({
      description:
        'Fabrics of the mill that meet a wish in plain words, best first, e.g. "lightest cotton-nylon under 120 gsm for linings". Knows the collections by their names.',
      inputSchema: z.object({ wish: z.string().max(300) }),
      execute: ({ wish }) => {
        const { fabrics: found, givenUp } = searchWords(content, wish);
        return {
          count: found.length,
          notMet: givenUp,
          fabrics: found.slice(0, 6).map((fabric) => toRecord(fabric, content)),
        };
      },
    }),
    getFabric: tool({
      description: 'The whole record of one fabric by its number, e.g. "14B".',
      inputSchema: z.object({ number: z.string().max(60) }),
      execute: ({ number }) => {
        const fabric = findFabric(fabrics, number);
        if (fabric) return toRecord(fabric, content);
        const gone = findFabric(content.withdrawnFabrics, number);
        return {
          error: gone
            ? `${fabricName(gone)} is no longer knitted.`
            : 'There is no such fabric in the book.',
        };
      },
    }),
    getPolicy: tool({
      description: 'What the mill has written about a subject.',
      inputSchema: z.object({ subject: z.enum(subjects) }),
      execute: ({ subject }) => {
        const section = policies(content)[subject]?.();
        return section ?? { error: 'Nothing is written about it.' };
      },
    }),
    convertMeasures: tool({
      description:
        'Converts weights, lengths and widths, e.g. "500 m of 14B in kg", "6 oz in GSM", "60 inches in cm".',
      inputSchema: z.object({ question: z.string().max(200) }),
      execute: ({ question }) => {
        const asked = readQuestion(question, fabrics);
        const section = convertMeasures(asked, asked.named.found[0]);
        return section ?? { error: 'This cannot be converted.' };
      },
    }),
    draftQuoteRequest: tool({
      description:
        'Prepares a quote request that is shown to the visitor, who may change, confirm or drop it. Sends nothing.',
      inputSchema: z.object({
        fabrics: z.array(z.string().max(80)).max(10),
        gsm: z.array(z.string().max(20)).max(6).default([]),
        colours: z.string().max(120).default(''),
        metres: z.string().max(40).default(''),
      }),
      execute: (wish) => {
        // The model may invent fabrics, so only existing ones enter the draft.
        const known = wish.fabrics.flatMap((name) => findFabric(fabrics, name) ?? []);
        onDraft({
          ...wish,
          fabrics: known.map(fabricName),
          summary: summariseWords(said),
        });
        return { shownToVisitor: true };
      },
    }),
  };
}

const subjects = [
  'price', 'stock', 'certificate', 'moq', 'leadTime', 'sampling', 'shipping', 'shrinkage', 'care',
  'tests', 'compliance', 'custom', 'constructions', 'cottonOrBlend', 'order', 'tolerance',
  'gsmMeaning', 'garments', 'warpKnit', 'hours', 'location', 'contact', 'about', 'privacy',
] as const; // oxfmt-ignore

function toRecord(fabric: Fabric, { terms, categories }: SiteContent) {
  const spell = ({ text }: Fact) => text(fabric, terms);
  return {
    name: fabricName(fabric),
    collection: categories.find(({ id, hidden }) => id === fabric.categoryId && !hidden)?.title,
    link: href.fabric(fabric.slug),
    construction: spell(facts.construction.short),
    fibres: spell(facts.fibres.short),
    weight: spell(facts.weight.short),
    width: spell(facts.width.short),
    minimum: spell(facts.moq.short),
    finishes: fabric.finishes,
    endUses: fabric.endUses,
    shades: fabric.shades.map(({ name }) => name),
    care: fabric.care,
    description: fabric.description,
    behaviour: behaviourOf(fabric).map(({ says, why }) => `${says}. ${why}`),
  };
}
