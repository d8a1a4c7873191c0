import { createPortal } from 'react-dom';
import { CardRow } from './shade/card-row.tsx';
import { ShadePanel, type ShadePanelProps } from './shade/shade-panel.tsx';
import { cardShade } from './shade/shade-state.ts';
import { usePlaces } from './use-places.ts';

interface BesidePlateProps extends ShadePanelProps {
  readonly plate: { readonly current: HTMLElement | null };
  /** Some of its yarns are dyed in the piece; the others' colours are their own. */
  readonly dyes: boolean;
}

/** What belongs to the live plate and stands outside of it: card and caption beneath, the shade beside or beneath. */
export default function BesidePlate({ plate, dyes, ...given }: BesidePlateProps) {
  const { below, beside, isWide } = usePlaces(plate);
  const { record, shade, onShade } = given;
  const { shades } = record;
  const panel = dyes && <ShadePanel {...given} />;
  return (
    <>
      {below &&
        createPortal(
          <>
            {dyes ? (
              <CardRow
                shades={shades}
                shade={shade}
                onCard={(index) => onShade(cardShade(shades, index))}
              />
            ) : (
              <p className="lab live-said">Knitted of dyed yarns: its colours are its own.</p>
            )}
            <p className="lab live-said">
              Computed from this fabric’s lapping, yarns and dye, not photographed. Screens differ
              by a shade or so; the lab dip we send you decides.{' '}
              <a href="#lapped">How it is lapped</a>
            </p>
            {!isWide && panel}
          </>,
          below,
        )}
      {isWide && beside && createPortal(panel, beside)}
    </>
  );
}
