import type { SampleStep, SampleTimes } from '../../../../domain/desk/sample-steps.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import type { SampleRow } from '../../../db/schema.ts';
import { spellDay } from '../spell-day.ts';
import { step } from './form-parts.ts';
import type { RoomView } from './room-view.ts';

const stations: readonly { readonly label: string; readonly steps: readonly SampleStep[] }[] = [
  { label: 'Asked for', steps: ['requested'] },
  { label: 'Cut', steps: ['cut'] },
  { label: 'With the courier', steps: ['dispatched'] },
  { label: 'With you', steps: ['delivered', 'feedback'] },
];

const titles: Readonly<Record<SampleStep, string>> = {
  requested: 'Swatches are being cut',
  cut: 'Swatches are packed',
  dispatched: 'Swatches on their way',
  delivered: 'Swatches are with you',
  feedback: 'Swatches are with you',
  lost: 'Your parcel is lost',
};

/** Each parcel with its four steps and the number of the courier. */
export function samplesPart({ room }: RoomView): Html[] {
  return room.samples.map((sample, i) =>
    step(
      {
        id: i === 0 ? 'samples' : `samples-${i + 1}`,
        title: titles[sample.step],
        aside: [sample.courier, sample.tracking].filter(Boolean).join(' '),
        state: stateOf(sample.step),
      },
      markup`${sample.step === 'lost' ? lost : track(sample)}<p class="lab mut typed"><bdi>${sample.fabrics}</bdi></p>`,
    ),
  );
}

const lost = markup`<p class="room-note bad">The courier cannot find it. We are sorry. We cut another one for you and write to you when it leaves.</p>`;

function stateOf(at: SampleStep): 'done' | 'going' | 'open' {
  if (at === 'delivered' || at === 'feedback') return 'done';
  return at === 'requested' || at === 'lost' ? 'open' : 'going';
}

function track(sample: SampleRow): Html {
  const times = JSON.parse(sample.times) as SampleTimes;
  const reached = stations.findIndex(({ steps }) => steps.includes(sample.step));
  const items = stations.map(({ label, steps }, i) => {
    const at = i === 0 ? Number(sample.created_at) : times[steps[0]!];
    const on = i <= reached;
    const when = on && at ? spellDay(at) : on ? '' : 'not yet';
    return markup`<li class="${on ? 'on' : 'off'}"><b>${label}</b><span class="lab">${when}</span></li>`;
  });
  return markup`<ol class="track">${items}</ol>`;
}
