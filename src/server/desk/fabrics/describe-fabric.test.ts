import { expect, test } from 'vitest';
import { barsOf, describeFabric } from './describe-fabric.ts';

const empty = {
  number: '',
  title: '',
  collection: null,
  weight: '',
  width: '',
  fibre: '',
  uses: [],
  minimum: 'Negotiable',
};

test.each([
  [{}, {}],
  [
    { number: '14B', title: 'Locknit' },
    { number: '14B', title: 'Locknit' },
  ],
  [{ number: 14, title: null }, {}],
  [{ gsm: { kind: 'single', gsm: 140 } }, { weight: '140 GSM' }],
  [{ gsm: { kind: 'range', from: 140, to: 160 } }, { weight: '140–160 GSM' }],
  [{ gsm: { kind: 'customizable' } }, { weight: 'Customizable' }],
  [{ gsm: { kind: 'single' } }, {}],
  [{ gsm: { kind: 'single', from: 140, to: 160 } }, {}],
  [{ gsm: { kind: 'range', from: 140 } }, {}],
  [{ gsm: { kind: 'range', to: 160 } }, {}],
  [{ gsm: { kind: 'range', gsm: 140 } }, {}],
  [{ gsm: 140 }, {}],
  [{ gsm: null }, {}],
  [{ width: 60 }, { width: '60 in' }],
  [{ width: 'custom' }, { width: 'Custom width' }],
  [{ width: 'wide' }, {}],
  [{ composition: '100% Cotton' }, { collection: 'pure-cotton-fabrics', fibre: '100% Cotton' }],
  [
    { composition: '100% Cotton', category: 'swim' },
    { collection: 'swim', fibre: '100% Cotton' },
  ],
  [{ category: '' }, {}],
  [
    { composition: 'Cotton/Nylon Blend' },
    { collection: 'breathable-cotton-nylon-collection', fibre: 'Cotton/Nylon' },
  ],
  [
    {
      fibres: [
        { fibre: 'silk', percent: 60 },
        { fibre: 'wool', percent: 40 },
      ],
    },
    { fibre: '60% silk, 40% wool' },
  ],
  [{ endUses: ['Polos', 7, 'Dresses'] }, { uses: ['Polos', 'Dresses'] }],
  [{ endUses: 'Polos' }, {}],
  [{ moq: '500 meters' }, { minimum: '500 meters' }],
  [
    { moq: { perStyle: 3000, perColour: 1000 } },
    { minimum: '3,000 m per style, 1,000 m per colour' },
  ],
  [{ moq: { perStyle: 3000 } }, {}],
])('a draft that says %j is listed with what it says', (body, facts) => {
  expect(describeFabric(body)).toEqual({ ...empty, ...facts });
});

test('a lapping is drawn from the bars that are whole', () => {
  const whole = { lapping: '1-0/1-2//', threading: 'A' };
  const bars = [whole, { ...whole, offset: 1 }, { lapping: '1-0/1-2//' }, { threading: 'A' }, null];
  expect(barsOf({ construction: { name: 'Locknit', bars } })).toEqual({
    name: 'Locknit',
    bars: [whole, { ...whole, offset: 1 }],
  });
  expect(barsOf({ construction: { name: 'Locknit', bars: [] } })).toBeUndefined();
  expect(barsOf({})).toBeUndefined();
});
