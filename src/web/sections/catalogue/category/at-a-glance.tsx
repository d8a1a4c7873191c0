import { useContent } from '../../../content-context.tsx';

/** The mill in figures; all but the number of collections are claims, and one that is not said is left out. */
export function AtAGlance({ categories }: { readonly categories: number }) {
  const { claims } = useContent();
  const figures = [
    ['Total Products', claims.products?.text],
    ['Categories', categories],
    ['GSM Range', claims.gsmRange?.text],
    ['Width', claims.width?.text],
  ] as const;
  const said = figures.filter(([, value]) => value !== undefined);
  if (said.length < 2) return null;
  return (
    <section className="glance" aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">At a Glance</h2>
      <dl>
        {said.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
