import type { ReactNode } from 'react';

interface Panel {
  readonly title: string;
  readonly drawing: ReactNode;
}

interface SideBySideProps {
  /** Describes both drawings to a reader who cannot see them. */
  readonly label: string;
  readonly left: Panel;
  readonly right: Panel;
}

/** Two drawings to compare; a phone puts one under the other. */
export function SideBySide({ label, left, right }: SideBySideProps) {
  return (
    <div className="fig-two" role="img" aria-label={label}>
      {[left, right].map(({ title, drawing }) => (
        <div key={title}>
          <b>{title}</b>
          {drawing}
        </div>
      ))}
    </div>
  );
}
