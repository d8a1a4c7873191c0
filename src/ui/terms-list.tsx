interface TermsListProps {
  readonly terms: readonly { readonly label: string; readonly value: string }[];
}

/** What is promised on the left, the figure in large on the right. */
export function TermsList({ terms }: TermsListProps) {
  return (
    <dl className="terms">
      {terms.map((term) => (
        <div key={term.label}>
          <dt>{term.label}</dt>
          <dd>{term.value}</dd>
        </div>
      ))}
    </dl>
  );
}
