import { pages } from '../../../../contract/routes.ts';
import { mostCompared } from '../../../../domain/catalogue/choose-compared.ts';
import { Button } from '../../../../ui/button.tsx';

/** Ticks of the cards belong to this form, wherever on the page they stand. */
export const compareForm = 'compare';

/** Comes up from the foot of the window as soon as a card is ticked; needs no script for that. */
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
