import { fabricName } from '../../../domain/fabric/fabric.ts';
import { Island } from '../../islands/engine/island.tsx';
import SwatchFiles from '../../islands/swatch-files.tsx';
import { useContent } from '../../content-context.tsx';
import type { AskedFabric } from './asked-shade.ts';

/** The fabric for the programs of those who design with it. */
export function TakeInto3d({ fabric, shade }: AskedFabric) {
  const { slug, shades, yarns, construction } = fabric;
  const { terms } = useContent();
  const isDyed = Object.values(yarns).every(({ colour }) => !colour);
  return (
    <section className="three lapped" aria-label="Take it into 3D">
      <div className="wrap grid12">
        <p className="fol lab mut">Seamless, true to the millimetre, face and back</p>
        <div className="head">
          <h2>Take it into 3D</h2>
          <Island
            name="swatch-files"
            on="intent"
            component={SwatchFiles}
            props={{
              slug,
              name: fabricName(fabric),
              ...(shade && { shade: shade.words }),
              shades: isDyed ? shades.length : 0,
              motif: construction.motif !== undefined,
            }}
          />
          <p className="lab mut">
            {terms.digitalSwatch} Stretch and drape are not measured yet, so no tool will hang it
            quite as the mill does.
          </p>
        </div>
      </div>
    </section>
  );
}
