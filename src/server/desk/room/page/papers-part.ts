import { fillPath, roomPaths } from '../../../../contract/desk/desk-paths.ts';
import { href } from '../../../../contract/routes.ts';
import { shadeKey } from '../../../../contract/shade-address.ts';
import { claimStanding } from '../../../../domain/claim/claim-standing.ts';
import { isoIndianDate } from '../../../../domain/enquiry/indian-time.ts';
import { fabricName } from '../../../../domain/fabric/fabric.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import { spellIsoDay } from '../spell-day.ts';
import { step } from './form-parts.ts';
import { ownShade, type RoomView } from './room-view.ts';

/** Quotes, data sheets, certificates that hold today, and the digital swatch in the buyer's shade. */
export function papersPart({ room, content, token, now }: RoomView): Html {
  const shade = ownShade(room);
  const quotes = room.quotes.map(({ number }) =>
    paper(`Quote ${number}`, 'PDF', fillPath(roomPaths.paper, { token, file: `${number}.pdf` })),
  );
  const sheets = room.fabrics.map((fabric) =>
    paper(
      `${fabricName(fabric)}, data sheet with fibres and care`,
      'PDF',
      `${href.fabric(fabric.slug)}.pdf`,
    ),
  );
  const swatches = room.fabrics.map((fabric) =>
    paper(
      `${fabricName(fabric)} for 3D${shade ? `, in ${shade.toUpperCase()}` : ''}`,
      'U3MA, GLB or maps',
      href.fabric(fabric.slug) + (shade ? `?${shadeKey}=${shade.slice(1)}` : ''),
    ),
  );
  const today = isoIndianDate(now);
  const certificates = Object.values(content.claims)
    .filter((claim) => claim !== undefined)
    .filter(({ validUntil, register }) => validUntil && register)
    .filter((claim) => ['proven', 'ending'].includes(claimStanding(claim, today)))
    .map(
      ({ text, register = '', validUntil = '' }) =>
        markup`<p><span>${text}, no. ${register}</span><span class="lab mut">valid to ${spellIsoDay(validUntil)}</span></p>`,
    );
  const all = [...quotes, ...sheets, ...certificates, ...swatches];
  if (all.length === 0) return markup``;
  return step(
    { id: 'papers', title: 'Papers', state: 'open' },
    markup`<div class="docs">${all}</div>`,
  );
}

function paper(name: string, kind: string, address: string): Html {
  return markup`<a href="${address}"><span>${name}</span><span class="lab mut">${kind}</span></a>`;
}
