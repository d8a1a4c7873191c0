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
import { stripOf } from '../../../../domain/picture/shown-pictures.ts';
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
${clothPair(view, body, dip)}${dipWords(body, dip, dip.name === nearest)}</label>`,
  );
  const approve = body.dips.map(
    ({ name }) =>
      markup`<button class="btn btn-primary approve approve-${name}" name="dip" value="${name}">Approve ${name} for bulk</button>`,
  );
  const offs = offWords.map(
    (word) =>
      markup`<label class="tick"><input type="checkbox" name="off" value="${word}"> ${word}</label>`,
  );
  return markup`${roomForm(
    view,
    'approve-dip',
    markup`${hidden('round', id)}<fieldset class="dips"><legend class="sr-only">Lab dips</legend>${choices}</fieldset>
${agreed(body)}<div class="sum">${approve}</div>`,
    { name: 'Choose a lab dip' },
  )}
<details class="more"><summary>None of these: say what is off</summary>
${roomForm(
  view,
  'refuse-dips',
  markup`${hidden('round', id)}<fieldset class="ticks"><legend>It should be</legend>${offs}</fieldset>
<label class="field">What else<textarea class="inp" name="note" rows="3" maxlength="1000"></textarea></label>
<button class="btn">Say what is off</button>`,
  { name: 'Say what is off' },
)}</details>`;
}

function answeredDips(view: RoomView, { body, state, chosen, remark }: Round): Html {
  const dips = body.dips.map(
    (dip) =>
      markup`<div class="dip${dip.name === chosen ? ' chosen' : ''}">${clothPair(view, body, dip)}${dipWords(body, dip, false)}</div>`,
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
  return markup`<span class="nm">${dip.name}<span class="tick-mark lab">chosen</span></span><span class="lab"><b>${isNearest ? 'Nearest' : describeDip(round, dip)}</b><br>${spellDifference(value)} off${within}, ${how}${dip.note ? [markup`<br><bdi>${dip.note}</bdi>`] : []}</span>`;
}

function agreed(round: DipRound): Html {
  const { standard, light, formula, tolerance, fabric } = round;
  return markup`<p class="lab mut">Each dip lies on your <bdi>${spellStandard(standard)}</bdi> as <bdi>${fabric}</bdi> would knit it. Seen in ${dipLights[light]}, ${dipFormulas[formula]}; we agreed on ${spellDifference(tolerance)}.</p>`;
}

function clothPair({ content }: RoomView, round: DipRound, dip: Dip): Html {
  const fabric = findFabric(content.fabrics, round.fabric);
  const strip = fabric && stripOf(content, shippedPictures(), fabric);
  return markup`<span class="std" role="img" aria-label="Dip ${dip.name} on your shade">${cloth(round.standard.hex, strip)}<span class="sw"><span class="pink">${cloth(dip.hex, strip)}</span></span></span>`;
}

/** The strip is light, shadow and stitches; what shows through it is the shade. */
function cloth(hex: string, strip: Picture | undefined): Html {
  const over = strip
    ? markup`<img src="${strip.path}-${strip.widths[0]!}.avif" width="${strip.width}" height="${strip.height}" alt="" loading="lazy">`
    : markup``;
  return markup`<span class="strip-cloth"><svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" fill="${hex}"></rect></svg>${over}</span>`;
}

function checked(is: boolean): Html {
  return is ? markup` checked` : markup``;
}
