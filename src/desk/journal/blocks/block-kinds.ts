import type { ArticleBlock } from '../../../content/journal/article-blocks.ts';
import type { FigureId } from '../../../content/journal/figure-ids.ts';

export type BlockType = ArticleBlock['type'];

interface BlockKind {
  readonly label: string;
  /** What it shows, for whoever chooses one. */
  readonly says: string;
  /** What a new one begins with. */
  readonly blank: ArticleBlock;
}

/** Everything an article can hold, in the order in which it is offered. */
export const blockKinds: Readonly<Record<BlockType, BlockKind>> = {
  prose: {
    label: 'Text',
    says: 'Paragraphs, headings, lists, tables',
    blank: { type: 'prose', text: '' },
  },
  photo: {
    label: 'Photograph',
    says: 'A picture of yours with a description',
    blank: { type: 'photo', picture: '', alt: '' },
  },
  figure: {
    label: 'Drawing',
    says: 'A ready-made drawing about knitting',
    blank: { type: 'figure', id: 'gsm-scale', caption: '' },
  },
  quickPicks: {
    label: 'Short answers',
    says: 'A box: for this need, take this fabric',
    blank: { type: 'quickPicks', items: [{ need: '', pick: '' }] },
  },
  garmentTable: {
    label: 'Table of garments',
    says: 'Garment, weight and a note',
    blank: { type: 'garmentTable', rows: [{ garment: '', gsm: '', note: '' }] },
  },
  gsmChart: {
    label: 'Table of weights',
    says: 'The weight bands from Mill, Terms',
    blank: { type: 'gsmChart' },
  },
  useCases: {
    label: 'List of uses',
    says: 'A use, its weight and a few words',
    blank: { type: 'useCases', cases: [{ title: '', gsm: '', text: '' }] },
  },
  faq: {
    label: 'Questions',
    says: 'Questions and answers; a tap opens the answer',
    blank: { type: 'faq', items: [{ question: '', answer: '' }] },
  },
  checklist: {
    label: 'Checklist',
    says: 'Things to tick off',
    blank: { type: 'checklist', items: [''] },
  },
  button: {
    label: 'Button',
    says: 'Leads to another page',
    blank: { type: 'button', href: '', label: '' },
  },
  download: {
    label: 'File to download',
    says: 'A button that saves a file',
    blank: { type: 'download', href: '', label: '' },
  },
};

export const figureNames: Readonly<Record<FigureId, string>> = {
  'loops-weft-vs-warp': 'Loops of a weft knit and a warp knit',
  'gsm-scale': 'Scale of weights',
  'fibre-cross-sections': 'Fibres cut across',
  'tricot-face-back': 'Face and back of a tricot',
  'compliance-timeline': 'Dates of the textile rules',
  'rules-timeline': 'Dates of the new rules',
  'polyester-chain': 'From oil to polyester yarn',
  'blend-ratio': 'Shares of a blend',
  'moisture-path': 'How moisture moves',
  'lapping-tricot': 'How a tricot is lapped',
  'lapping-underlaps': 'A long lap in front, and behind',
  'lapping-atlas': 'How an atlas is lapped',
};
