import type { QuickPicksBlock } from '../../../content/journal/article-blocks.ts';
import type { ShownBlock } from '../../../content/journal/article.ts';
import type { SiteContent } from '../../../content/site-content.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { QuestionList } from '../content/question-list.tsx';
import { anchorOf } from './anchor-of.ts';
import { ArticlePhoto } from './article-photo.tsx';
import { figures } from './figures.tsx';
import { DataTable, RecordTable } from './record-table.tsx';
import { type ProseComponents, ShownProse } from './shown-prose.tsx';

/** What shows each type of block; the prose inside has some tags of its own. */
export type ArticleComponents = {
  readonly [Type in Exclude<ShownBlock['type'], 'prose'>]: (
    block: Extract<ShownBlock, { readonly type: Type }>,
  ) => ReactNode;
} & { readonly prose: ProseComponents };

export interface Place {
  /** Level of an article's own sections: 2 on its page, 3 where it is shown under its title in a list. */
  readonly level: 2 | 3;
}

interface WithChildren {
  readonly children?: ReactNode;
}

/** The components of an article, for the place where it is shown. */
export function articleComponents(content: SiteContent, { level }: Place): ArticleComponents {
  const { gsmBands } = content.terms;
  const Section = level === 2 ? 'h2' : 'h3';
  const Subsection = level === 2 ? 'h3' : 'h4';
  const prose = {
    h2: ({ children }: WithChildren) => (
      // Only on its own page does a list of its sections lead there.
      <Section id={level === 2 ? anchorOf(children) : undefined}>{children}</Section>
    ),
    h3: ({ children }: WithChildren) => <Subsection>{children}</Subsection>,
    table: RecordTable,
  };
  return {
    prose,
    quickPicks: ({ items }) => <QuickPicks items={items} />,
    gsmChart: () => (
      <DataTable
        caption="Weight bands"
        columns={['Band', 'GSM', 'What it feels like']}
        rows={gsmBands.map((band) => [band.name, band.text, band.feel])}
      />
    ),
    garmentTable: ({ rows }) => (
      <DataTable
        caption="Garment by GSM"
        columns={['Garment', 'GSM', 'Note']}
        rows={rows.map((row) => [row.garment, row.gsm, row.note])}
      />
    ),
    useCases: ({ cases }) => (
      <div className="use-cases">
        {cases.map(({ title, gsm, elements }) => (
          <div key={title} className="use-case">
            <Subsection>{title}</Subsection>
            <p className="lab mut">{gsm}</p>
            <ShownProse elements={elements} components={prose} />
          </div>
        ))}
      </div>
    ),
    faq: ({ items }) => <QuestionList items={items} />,
    checklist: ({ items }) => (
      <ul className="checklist">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
    figure: ({ id, caption }) => (
      <figure className="figure">
        {figures[id]}
        <figcaption>{caption}</figcaption>
      </figure>
    ),
    button: ({ href, label }) => <ButtonLink href={href}>{label}</ButtonLink>,
    download: ({ href, label }) => (
      <ButtonLink href={href} look="primary" download>
        {label}
      </ButtonLink>
    ),
    photo: (block) => <ArticlePhoto {...block} />,
  };
}

/** The answer before the reasons, printed like the ticket on a roll. */
function QuickPicks({ items }: Pick<QuickPicksBlock, 'items'>) {
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
