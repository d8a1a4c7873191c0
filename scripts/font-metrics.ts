import type { Font } from 'fontkit';

/**
 * Installed fonts that are shown where a web font does not come in time. On a phone with Android
 * there is neither Times nor Georgia; on a bare Linux there is DejaVu alone.
 */
const installed = {
  sans: {
    'as Arial': ['Liberation Sans', 'Arial', 'Arimo', 'Roboto', 'Roboto-Regular'],
    'as DejaVu': ['DejaVu Sans'],
  },
  serif: {
    'as Times': ['Liberation Serif', 'Times New Roman', 'Tinos'],
    'as Noto': ['Noto Serif', 'NotoSerif-Regular'],
    'as DejaVu': ['DejaVu Serif'],
  },
  italic: {
    'as Times': ['Liberation Serif Italic', 'Times New Roman Italic', 'Tinos Italic'],
    'as Noto': ['Noto Serif Italic', 'NotoSerif-Italic'],
    'as DejaVu': ['DejaVu Serif Italic'],
  },
} as const;

type Kind = keyof typeof installed;

/**
 * How wide a cut sets the texts of the site, as a share of what the installed font needs for them:
 * one page of each kind, only the texts that are set in this cut, laid out by Chromium with its kerning.
 * A sample sentence will not do: it was 2 % off, which is a line more or less in some headings.
 */
export type StandIns = {
  [K in Kind]: {
    readonly kind: K;
    readonly widths: Readonly<Record<keyof (typeof installed)[K], number>>;
  };
}[Kind];

export interface StandInFace {
  /** What is put behind the name of the web font. */
  readonly name: string;
  readonly src: string;
  readonly measures: readonly string[];
}

/** Each installed font with what gives it the measures of the web font: the layout does not shift. */
export function matchStandIns(font: Font, { kind, widths }: StandIns): StandInFace[] {
  return Object.entries<number>(widths).map(([name, width]) => {
    const fonts: Readonly<Record<string, readonly string[]>> = installed[kind];
    const override = (units: number) => percent(units / font.unitsPerEm / width);
    return {
      name,
      src: fonts[name]!.map((each) => `local("${each}")`).join(','),
      measures: [
        `size-adjust:${percent(width)}`,
        `ascent-override:${override(font.ascent)}`,
        `descent-override:${override(-font.descent)}`,
        `line-gap-override:${override(font.lineGap)}`,
      ],
    };
  });
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}
