import {
  describeDip,
  type Dip,
  type DipRound,
  dipFormulas,
  dipLights,
  differenceOf,
  nearestDip,
  offWords,
  spellDifference,
  spellStandard,
} from '../../../../domain/dip/lab-dip.ts';
import { findFabric } from '../../../../domain/fabric/find-fabric.ts';
import type { Picture } from '../../../../domain/picture/picture.ts';
import { dyeMatrix } from '../../../../domain/picture/dye-picture.ts';
import { galleryOf } from '../../../../domain/picture/shown-pictures.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import { shippedPictures } from '../../cloth/shipped-pictures.ts';
import type { Room } from '../read-room.ts';
import { hidden, roomForm, step } from './form-parts.ts';
import type { RoomView } from './room-view.ts';

type Round = Room['rounds'][number];

/** Each dip lies on the buyer's own shade in the same cloth: a match disappears into it. */
export function dipsPart(view: RoomView): Html[] {
  return view.room.rounds.map((round, i) => {
    const { state } = round;
    const id = i === view.room.rounds.length - 1 ? 'dips' : `dips-${i + 1}`;
    const title = i === 0 ? 'Lab dips' : `Lab dips, round ${i + 1}`;
    return step(
      {
        id,
        title,
        aside: state === 'waiting' ? 'Judge on the cloth in the parcel, not on a screen' : '',
        state: state === 'waiting' ? 'now' : state === 'approved' ? 'done' : 'open',
      },
      state === 'waiting' ? chooseDip(view, round) : answeredDips(view, round),
    );
  });
}

function chooseDip(view: RoomView, round: Round): Html {
  const { body, id } = round;
  const nearest = nearestDip(body)?.name;
  const choices = body.dips.map(
    (
      dip,
    ) => markup`<label class="dip"><input type="radio" name="look" value="${dip.name}"${checked(dip.name === nearest)}>
${clothPair(view, round, dip)}${dipWords(body, dip, dip.name === nearest)}</label>`,
  );
  const offs = offWords.map(
    (word) =>
      markup`<label class="tick"><input type="checkbox" name="off" value="${word}"> ${word}</label>`,
  );
  const form = `approve-${id}`;
  const approve = body.dips.map(
    ({ name }) =>
      markup`<button form="${form}" class="btn btn-primary approve approve-${name}" name="dip" value="${name}">Approve ${name} for bulk</button>`,
  );
  return markup`${roomForm(
    view,
    'approve-dip',
    markup`${hidden('round', id)}<fieldset class="dips"><legend class="sr-only">Lab dips</legend>${choices}</fieldset>
${agreed(body)}`,
    { name: 'Choose a lab dip', id: form },
  )}
<div class="acts">${approve}<details class="more"><summary class="lnk">None of these: say what is off</summary>
${roomForm(
  view,
  'refuse-dips',
  markup`${hidden('round', id)}<fieldset class="ticks"><legend>It should be</legend>${offs}</fieldset>
<label class="field">What else<textarea class="inp" name="note" rows="3" maxlength="1000"></textarea></label>
<button class="btn">Say what is off</button>`,
  { name: 'Say what is off' },
)}</details></div>`;
}

function answeredDips(view: RoomView, round: Round): Html {
  const { body, state, chosen, remark } = round;
  const dips = body.dips.map(
    (dip) =>
      markup`<div class="dip${dip.name === chosen ? ' chosen' : ''}">${clothPair(view, round, dip)}${dipWords(body, dip, false)}</div>`,
  );
  const said =
    state === 'approved'
      ? markup`<p class="room-note good">You approved ${chosen}. It is the standard of your order.</p>`
      : markup`<p class="room-note"><bdi>You said that none is right. ${remark}</bdi></p>`;
  return markup`<div class="dips">${dips}</div>${agreed(body)}${said}`;
}

function dipWords(round: DipRound, dip: Dip, isNearest: boolean): Html {
  const { value, isMeasured, isWithin } = differenceOf(round, dip);
  const within = isWithin ? `, within ${spellDifference(round.tolerance)}` : '';
  const how = isMeasured ? 'measured' : 'computed';
  return markup`<span class="nm">${dip.name}<span class="tick-mark lab">${tickMark}chosen</span></span><span class="lab"><b>${isNearest ? 'Nearest' : describeDip(round, dip)}</b><br>${spellDifference(value)} off${within}, ${how}${dip.note ? [markup`<br><bdi>${dip.note}</bdi>`] : []}</span>`;
}

const tickMark = markup`<svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M2 8.5l4 4 8-9"></path></svg>`;

function agreed(round: DipRound): Html {
  const { standard, light, formula, tolerance, fabric } = round;
  return markup`<p class="lab mut">Each dip lies on your <bdi>${spellStandard(standard)}</bdi> as <bdi>${fabric}</bdi> would knit it. Seen in ${dipLights[light]}, ${dipFormulas[formula]}; we agreed on ${spellDifference(tolerance)}.</p>`;
}

function clothPair(view: RoomView, { id, body }: Round, dip: Dip): Html {
  const macro = macroOf(view, body);
  const own = cloth(body.standard.hex, macro, { id: `own-${id}-${dip.name}`, view: '0 0 100 100' });
  // The same stitches as those it covers.
  const dyed = cloth(dip.hex, macro, { id: `dip-${id}-${dip.name}`, view: '16 16 68 68' });
  return markup`<span class="std" role="img" aria-label="Dip ${dip.name} on your shade">${own}<span class="sw"><span class="pink">${dyed}</span></span></span>`;
}

function macroOf({ content }: RoomView, round: DipRound): Picture | undefined {
  const fabric = findFabric(content.fabrics, round.fabric);
  if (!fabric) return undefined;
  const gallery = galleryOf(content, shippedPictures(), fabric);
  return gallery.find(({ scene }) => scene === 'macro');
}

/** The stitches of the fabric's own picture, dyed; a plain shade where it has none. */
function cloth(
  hex: string,
  macro: Picture | undefined,
  { id, view }: { readonly id: string; readonly view: string },
): Html {
  if (!macro) {
    return markup`<svg class="cloth" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" fill="${hex}"></rect></svg>`;
  }
  const width = macro.widths.find((each) => each >= 360) ?? macro.widths.at(-1)!;
  return markup`<svg class="cloth" viewBox="${view}" aria-hidden="true"><filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="${dyeMatrix(macro.dominant, hex)}"></feColorMatrix></filter>
<image href="${macro.path}-${width}.avif" width="100" height="100" preserveAspectRatio="xMidYMid slice" filter="url(#${id})"></image></svg>`;
}

function checked(is: boolean): Html {
  return is ? markup` checked` : markup``;
}
