interface TermsListProps {
  readonly terms: readonly { readonly label: string; readonly value: string }[];
}

/** Each term with its name on the left and its figure in large type on the right. */
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
