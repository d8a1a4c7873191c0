import { classNames } from './class-names.ts';

/** Each collection has the same colour on the home page and on its category page. */
export type Dye = 'turmeric' | 'indigo' | 'kora' | 'plum' | 'madder';

export interface IndexTab {
  readonly label: string;
  readonly href: string;
  readonly dye: Dye;
  readonly current?: boolean;
}

/** The book's index: numbered tabs, the open one standing higher. */
export function IndexTabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly IndexTab[];
}) {
  const open = tabs.find((tab) => tab.current);
  return (
    <nav className={classNames('tabs', open && `tabs-${open.dye}`)} aria-label={label}>
      {tabs.map((tab, index) => (
        <a
          key={tab.href}
          href={tab.href}
          className={`dye-${tab.dye}`}
          aria-current={tab.current ? 'page' : undefined}
        >
          <span aria-hidden="true">{index + 1}</span> {tab.label}
        </a>
      ))}
    </nav>
  );
}
