import type { ReactNode } from 'react';

interface SidesProps {
  readonly old: ReactNode;
  readonly young: ReactNode;
}

/** Before and after beside each other; on a phone one above the other. */
export function Sides({ old, young }: SidesProps) {
  return (
    <div className="sides">
      <div className="old" data-k="Before">
        {old ?? <Nothing />}
      </div>
      <div className="new" data-k="After">
        {young ?? <Nothing />}
      </div>
    </div>
  );
}

function Nothing() {
  return <span className="mut">Nothing</span>;
}
