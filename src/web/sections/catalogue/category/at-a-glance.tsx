import { useContent } from '../../../content-context.tsx';

/** The mill in four figures; all but the number of collections are claims. */
export function AtAGlance({ categories }: { readonly categories: number }) {
  const { claims } = useContent();
  const figures = [
    ['Total Products', claims.products.text],
    ['Categories', categories],
    ['GSM Range', claims.gsmRange.text],
    ['Width', claims.width.text],
  ] as const;
  return (
    <section className="glance" aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">At a Glance</h2>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
