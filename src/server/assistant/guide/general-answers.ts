import type { SiteContent } from '../../../content/site-content.ts';
import { href } from '../../../contract/routes.ts';
import type { Question } from '../../../domain/assistant/read-question.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import { gsmMiddle } from '../../../domain/catalogue/gsm-bands.ts';
import { relatedFabrics } from '../../../domain/catalogue/related-fabrics.ts';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import type { WithdrawnFabric } from '../../../domain/fabric/fabric-record.ts';
import { inWords } from '../../../domain/text/in-words.ts';
import { nameLink } from './name-link.ts';
import { people } from './policies.ts';
import { link, type Section } from './section.ts';

export function unknown(content: SiteContent): Section {
  return {
    text: `I do not know that: it is not in the mill’s records, and I do not guess. I can help with fabrics, GSM, minimums, lead times, samples and care. ${people(content)}`,
  };
}

export function noSuchFabric(content: SiteContent, numbers: readonly string[]): Section[] {
  const gone = content.withdrawnFabrics.filter(({ number }) => numbers.includes(number));
  const never = numbers.filter((number) => !gone.some((fabric) => fabric.number === number));
  const sections = gone.map((fabric) => noLongerKnitted(content, fabric));
  if (never.length === 0) return sections;
  const catalogue = link({ label: 'catalogue', to: href.catalogue() });
  const text = `There is no ${inWords(never, 'or')} in our book. The ${catalogue} lists every number.`;
  return [...sections, { text }];
}

function noLongerKnitted({ fabrics }: SiteContent, fabric: WithdrawnFabric): Section {
  const nearest = relatedFabrics(fabric, fabrics, 3).map(nameLink);
  const near = nearest.length > 0 ? ` Nearest to it: ${inWords(nearest)}.` : '';
  return {
    text: `We no longer knit ${fabricName(fabric)}.${near} For a repeat of an earlier order, ask us: we say whether it can be knitted again.`,
  };
}

export function foreign({ foreign: names }: Question): Section {
  return {
    text: `The book holds no ${inWords([...new Set(names)], 'or')}. We warp-knit pure cotton, polyester-cotton, cotton-nylon and nylon; what cannot be made of these we do not make.`,
    source: { label: 'The catalogue', to: href.catalogue() },
  };
}

export function heavierThanTheBook({ fabrics }: SiteContent, { wishes }: Question): Section[] {
  const weights = fabrics.flatMap(({ gsm }) => gsmMiddle(gsm) ?? []);
  if (weights.length === 0) return [];
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const { from = most, to = least } = wishes.gsm ?? {};
  if (from <= most && to >= least) return [];
  return [
    {
      text: `Recorded weights run from ${least} to ${most} GSM; beyond that, ask for cloth made to your weight.`,
    },
  ];
}

export function aboutColours({ fabrics, terms }: SiteContent): Section {
  const fewest = Math.min(...fabrics.map(({ shades }) => shades.length));
  const recorded =
    fabrics.length > 0
      ? `is recorded in at least ${fewest} shades, shown on its own page, and is`
      : 'is';
  return {
    text: `Every fabric ${recorded} dyed to your shade from a swatch or a colour reference: a lab dip is approved first. Bulk starts at ${terms.bulk.text}.`,
    source: madeToOrder,
  };
}

export function aboutWidths({ fabrics }: SiteContent): Section {
  const widths = fabrics.flatMap(({ width }) => (width.kind === 'inches' ? width.inches : []));
  const custom = 'width is customizable within what the machine allows.';
  if (widths.length === 0) return { text: `W${custom.slice(1)}`, source: madeToOrder };
  const usual = widths.filter((inches) => inches >= 48 && inches <= 72);
  const most =
    usual.length > widths.length / 2 ? 'most fabrics finish between 48 and 72, and ' : '';
  return {
    text: `Recorded widths run from ${Math.min(...widths)} to ${Math.max(...widths)} inches; ${most}${custom}`,
    source: madeToOrder,
  };
}

const madeToOrder = { label: 'FAQ: custom colour, GSM or width', to: `${href.faq()}#custom` };

export function courtesies(content: SiteContent, topics: ReadonlySet<Topic>): Section[] {
  if (topics.has('identity'))
    return [
      {
        text: `I am an AI assistant: a computer program of ${content.mill.name}, not a person. I answer from the mill’s own records and say so when they hold no answer. ${people(content)}`,
      },
    ];
  if (topics.has('greeting'))
    return [
      {
        text: 'Hello! Tell me the garment, or a weight in GSM, and I find the cloth; or ask about minimums, lead times, samples and care.',
      },
    ];
  if (topics.has('thanks'))
    return [
      {
        text: `You are welcome. When you are ready, ${link({ label: 'ask for a quote', to: href.quote() })} or ${link({ label: 'order free swatches', to: href.samples() })}.`,
      },
    ];
  return [];
}
