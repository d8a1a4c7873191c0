interface CardFactsProps {
  /** Makes them open the viewer, see `viewerOpener`. */
  readonly opener?: object | undefined;
  readonly gsm: string;
  readonly composition: string;
}

/** The four facts every card shows; width and colours are general promises, not facts of this fabric. */
export function CardFacts({ gsm, composition, opener }: CardFactsProps) {
  const facts = [
    ['GSM', gsm],
    ['Width', 'Customizable'],
    ['Composition', composition],
    ['Colors', '10+ Available'],
  ] as const;
  return (
    <dl className="pc-facts" {...opener}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
