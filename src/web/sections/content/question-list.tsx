interface QuestionListProps {
  readonly items: readonly {
    readonly id?: string;
    readonly question: string;
    readonly answer: string;
    readonly more?: { readonly label: string; readonly to: string };
  }[];
}

/** The marker of a question is a lap: open while the answer is hidden, closed once it is shown. */
export function QuestionList({ items }: QuestionListProps) {
  return (
    <div className="faq">
      {items.map(({ id, question, answer, more }) => (
        <details key={question} id={id}>
          <summary>{question}</summary>
          <p>{answer}</p>
          {more && (
            <p>
              <a href={more.to}>{more.label}</a>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
