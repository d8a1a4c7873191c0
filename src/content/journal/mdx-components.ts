/**
 * The components an article may use, and exactly what it passes to them. `src/web` renders them;
 * `children` is what is between the tags.
 */
export interface QuickPicksProps {
  readonly items: readonly { readonly need: string; readonly pick: string; readonly to?: string }[];
}

export interface GarmentTableProps {
  readonly rows: readonly {
    readonly garment: string;
    readonly gsm: string;
    readonly note: string;
  }[];
}

export interface UseCaseProps {
  readonly title: string;
  readonly gsm: string;
}

export interface ArticleFaqProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

export interface ChecklistProps {
  readonly items: readonly string[];
}

export interface FigureProps {
  readonly id: FigureId;
  readonly caption: string;
}

/** Serves both `ButtonLink` and `Download`. */
export interface LinkProps {
  readonly href: string;
}

export const mdxComponentNames = [
  'QuickPicks',
  'GsmChart',
  'GarmentTable',
  'UseCases',
  'UseCase',
  'Faq',
  'Checklist',
  'Figure',
  'ButtonLink',
  'Download',
] as const;
export type MdxComponentName = (typeof mdxComponentNames)[number];

export const figureIds = [
  'loops-weft-vs-warp',
  'gsm-scale',
  'fibre-cross-sections',
  'tricot-face-back',
  'compliance-timeline',
  'rules-timeline',
  'polyester-chain',
  'blend-ratio',
  'moisture-path',
] as const;
export type FigureId = (typeof figureIds)[number];
