import type { ReactNode } from 'react';
import { gsmBands } from '../../../content/terms.ts';
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
import { figures } from './figures.tsx';

type WithChildren<Props> = Props & { readonly children?: ReactNode };

/** What an article may use beside plain text. */
export const journalComponents = {
  QuickPicks: ({ items }: QuickPicksProps) => (
    <aside className="picks" aria-label="Quick picks">
      <h2>Quick picks</h2>
      <dl>
        {items.map(({ need, pick, to }) => (
          <div key={need}>
            <dt>{need}</dt>
            <dd>{to ? <a href={to}>{pick}</a> : pick}</dd>
          </div>
        ))}
      </dl>
    </aside>
  ),
  GsmChart: () => (
    <div className="prose-table">
      <table>
        <caption>Weight bands</caption>
        <thead>
          <tr>
            <th scope="col">Band</th>
            <th scope="col">GSM</th>
            <th scope="col">What it feels like</th>
          </tr>
        </thead>
        <tbody>
          {gsmBands.map((band) => (
            <tr key={band.id}>
              <th scope="row">{band.name}</th>
              <td>{band.text}</td>
              <td>{band.feel}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  GarmentTable: ({ rows }: GarmentTableProps) => (
    <div className="prose-table">
      <table>
        <caption>Garment by GSM</caption>
        <thead>
          <tr>
            <th scope="col">Garment</th>
            <th scope="col">GSM</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.garment}>
              <th scope="row">{row.garment}</th>
              <td>{row.gsm}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  UseCases: ({ children }: WithChildren<object>) => <div className="use-cases">{children}</div>,
  UseCase: ({ title, gsm, children }: WithChildren<UseCaseProps>) => (
    <section className="use-case">
      <h3>{title}</h3>
      <p className="lab mut">{gsm}</p>
      {children}
    </section>
  ),
  Faq: ({ items }: ArticleFaqProps) => (
    <div className="faq">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  ),
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
} satisfies Record<MdxComponentName, unknown>;
