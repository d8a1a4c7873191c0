import type { SiteContent } from '../../../content/site-content.ts';
import type { ReactNode } from 'react';
import type {
  ArticleFaqProps,
  ChecklistProps,
  FigureProps,
  GarmentTableProps,
  LinkProps,
  MdxComponentName,
  QuickPicksProps,
  UseCaseProps,
} from '../../../content/journal/mdx-components.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { QuestionList } from '../content/question-list.tsx';
import { anchorOf } from './anchor-of.ts';
import { figures } from './figures.tsx';
import { DataTable, RecordTable } from './record-table.tsx';

type WithChildren<Props> = Props & { readonly children?: ReactNode };

interface Place {
  /** Level of an article's own sections: 2 on its page, 3 where it is shown under its title in a list. */
  readonly level: 2 | 3;
  /** Prefix of every anchor, where one page shows two articles. */
  readonly anchorPrefix?: string;
}

/** The components an article may use, for the place where it is shown. */
export function journalComponents(content: SiteContent, { level, anchorPrefix = '' }: Place) {
  const { gsmBands } = content.terms;
  const Section = level === 2 ? 'h2' : 'h3';
  const Subsection = level === 2 ? 'h3' : 'h4';
  return {
    h2: ({ children }: WithChildren<object>) => (
      <Section id={anchorPrefix + anchorOf(children)}>{children}</Section>
    ),
    h3: ({ children }: WithChildren<object>) => <Subsection>{children}</Subsection>,
    table: RecordTable,
    QuickPicks,
    GsmChart: () => (
      <DataTable
        caption="Weight bands"
        columns={['Band', 'GSM', 'What it feels like']}
        rows={gsmBands.map((band) => [band.name, band.text, band.feel])}
      />
    ),
    GarmentTable: ({ rows }: GarmentTableProps) => (
      <DataTable
        caption="Garment by GSM"
        columns={['Garment', 'GSM', 'Note']}
        rows={rows.map((row) => [row.garment, row.gsm, row.note])}
      />
    ),
    UseCases: ({ children }: WithChildren<object>) => <div className="use-cases">{children}</div>,
    UseCase: ({ title, gsm, children }: WithChildren<UseCaseProps>) => (
      <div className="use-case">
        <Subsection>{title}</Subsection>
        <p className="lab mut">{gsm}</p>
        {children}
      </div>
    ),
    Faq: ({ items }: ArticleFaqProps) => <QuestionList items={items} />,
    Checklist: ({ items }: ChecklistProps) => (
      <ul className="checklist">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
    Figure: ({ id, caption }: FigureProps) => (
      <figure className="figure">
        {figures[id]}
        <figcaption>{caption}</figcaption>
      </figure>
    ),
    ButtonLink: ({ href, children }: WithChildren<LinkProps>) => (
      <ButtonLink href={href}>{children}</ButtonLink>
    ),
    Download: ({ href, children }: WithChildren<LinkProps>) => (
      <ButtonLink href={href} look="primary" download>
        {children}
      </ButtonLink>
    ),
  } satisfies Record<MdxComponentName | 'h2' | 'h3' | 'table', unknown>;
}

/** The answer before the reasons, printed like the ticket on a roll. */
function QuickPicks({ items }: QuickPicksProps) {
  return (
    <aside className="tick picks" aria-label="Quick picks">
      <p className="picks-title">Quick picks</p>
      <dl>
        {items.map(({ need, pick, to }) => (
          <div key={need}>
            <dt>{need}</dt>
            <dd>{to ? <a href={to}>{pick}</a> : pick}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
