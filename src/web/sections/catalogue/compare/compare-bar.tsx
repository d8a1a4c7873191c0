import { pages } from '../../../../contract/routes.ts';
import { mostCompared } from '../../../../domain/catalogue/choose-compared.ts';
import { Button } from '../../../../ui/button.tsx';

/** Id of the form that the checkboxes of all cards on the page belong to. */
export const compareForm = 'compare';

/** Appears at the bottom of the window as soon as a card is ticked, by CSS alone. */
export function CompareBar() {
  return (
    <form id={compareForm} className="compare-bar" action={pages.compare} method="get">
      <span>{`Up to ${mostCompared} fabrics side by side`}</span>
      <Button type="submit" look="primary" size="small">
        Compare
      </Button>
      <button type="reset" className="compare-reset">
        Clear
      </button>
    </form>
  );
}
