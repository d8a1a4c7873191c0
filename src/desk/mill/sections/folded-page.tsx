import { type ReactNode, useState } from 'react';
import { useBook } from '../book.ts';
import { useOpenRows } from '../rows/open-rows.tsx';

interface FoldedPageProps {
  readonly title: string;
  readonly kinds: readonly string[];
  readonly children: ReactNode;
}

/** The texts of one page under its name, unfolded by a tap or by a link that leads into it. */
export function FoldedPage({ title, kinds, children }: FoldedPageProps) {
  const { open } = useOpenRows();
  const records = useBook().answer.records;
  const changed = records.filter(
    ({ kind, before }) => kinds.includes(kind) && before !== undefined,
  ).length;
  const leads = kinds.some((kind) => open?.startsWith(`${kind}/`));
  const [unfolded, setUnfolded] = useState(leads);
  const isOpen = unfolded || leads;
  return (
    <details
      className="folded"
      open={isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>
        <span className="k">{title}</span>
        {changed > 0 && <span className="lab turned">changed</span>}
      </summary>
      {isOpen && children}
    </details>
  );
}
