import { z } from 'zod';
import { isSafeLink } from '../../domain/publishing/safe-link.ts';
import { type FigureId, figureIds } from './figure-ids.ts';
import { parseProse } from './prose.ts';

export type { FigureId };

/**
 * What an article is made of, in order: prose in a small Markdown, and the pieces that a journal needs
 * beside it. `src/web` shows each of them.
 */
export type ArticleBlock =
  | ProseBlock
  | QuickPicksBlock
  | GsmChartBlock
  | GarmentTableBlock
  | UseCasesBlock
  | FaqBlock
  | ChecklistBlock
  | FigureBlock
  | LinkBlock
  | PhotoBlock;

export interface ProseBlock {
  readonly type: 'prose';
  readonly text: string;
}

/** The answer before the reasons. */
export interface QuickPicksBlock {
  readonly type: 'quickPicks';
  readonly items: readonly { readonly need: string; readonly pick: string; readonly to?: string }[];
}

/** The weight bands of the terms. */
export interface GsmChartBlock {
  readonly type: 'gsmChart';
}

export interface GarmentTableBlock {
  readonly type: 'garmentTable';
  readonly rows: readonly {
    readonly garment: string;
    readonly gsm: string;
    readonly note: string;
  }[];
}

export interface UseCasesBlock {
  readonly type: 'useCases';
  readonly cases: readonly {
    readonly title: string;
    readonly gsm: string;
    /** Prose. */
    readonly text: string;
  }[];
}

export interface FaqBlock {
  readonly type: 'faq';
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

export interface ChecklistBlock {
  readonly type: 'checklist';
  readonly items: readonly string[];
}

/** A drawing of the journal's own. */
export interface FigureBlock {
  readonly type: 'figure';
  readonly id: FigureId;
  readonly caption: string;
}

/** A link set as a button; a download is kept as a file. */
export interface LinkBlock {
  readonly type: 'button' | 'download';
  readonly href: string;
  readonly label: string;
}

/** A picture of the mill's own. */
export interface PhotoBlock {
  readonly type: 'photo';
  /** Key of a picture record. */
  readonly picture: string;
  readonly alt: string;
  readonly caption?: string;
}

/** `prose(`…`)` in a seed file: the text without the line ends at its edges. */
export function prose(text: string): ProseBlock {
  return { type: 'prose', text: text.trim() };
}

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), 'holds a control character or a line end');
const link = line(400).refine(
  (address) => address.startsWith('{mill.') || isSafeLink(address),
  'is no address to link to: it begins with /, #, https://, mailto: or tel:',
);
const markdown = z.string().superRefine((text, { addIssue }) => {
  const parsed = parseProse(text);
  if (!parsed.ok) for (const message of parsed.faults) addIssue({ code: 'custom', message });
});
const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(60);

const blockSchema: z.ZodType<ArticleBlock> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('prose'), text: markdown }),
  z.strictObject({
    type: z.literal('quickPicks'),
    items: some(z.strictObject({ need: line(200), pick: line(200), to: link.exactOptional() })),
  }),
  z.strictObject({ type: z.literal('gsmChart') }),
  z.strictObject({
    type: z.literal('garmentTable'),
    rows: some(z.strictObject({ garment: line(120), gsm: line(60), note: line(300) })),
  }),
  z.strictObject({
    type: z.literal('useCases'),
    cases: some(z.strictObject({ title: line(120), gsm: line(60), text: markdown })),
  }),
  z.strictObject({
    type: z.literal('faq'),
    items: some(z.strictObject({ question: line(300), answer: line(2000) })),
  }),
  z.strictObject({ type: z.literal('checklist'), items: some(line(400)) }),
  z.strictObject({ type: z.literal('figure'), id: z.enum(figureIds), caption: line(600) }),
  z.strictObject({ type: z.literal(['button', 'download']), href: link, label: line(120) }),
  z.strictObject({
    type: z.literal('photo'),
    picture: line(80),
    alt: line(400),
    caption: line(600).exactOptional(),
  }),
]);

/** Three times the longest article that is shipped. */
const longestArticle = 60_000;

export const blocksSchema: z.ZodType<readonly ArticleBlock[]> = z
  .array(z.unknown())
  .min(1, 'an article has at least one block')
  .max(120, 'an article has at most 120 blocks')
  .refine(
    (blocks) => JSON.stringify(blocks).length <= longestArticle,
    `an article has at most ${longestArticle} letters`,
  )
  // Prose is parsed only when all of it is short enough.
  .pipe(z.array(blockSchema));
