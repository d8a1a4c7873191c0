import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { clearLane } from './guess-counts.ts';
import { accountLane, createThrottle, type Guess, type Verdict } from './throttle.ts';

const lane = accountLane('asha@mill.example');
const stranger = (n: number, what: Guess['what'] = 'password'): Guess => ({
  what,
  lane,
  client: `203.0.113.${n}`,
});
const own: Guess = { ...stranger(1), lane: 'device:known' };

describe.for(engines())('the throttle on %s', (engine) => {
  async function open() {
    const store = await freshStore(engine);
    let now = Date.UTC(2026, 10, 16);
    const throttle = createThrottle({ store, clock: { now: () => now } });
    return {
      store,
      throttle,
      pass: (minutes: number) => (now += minutes * 60_000),
      /** `judged`, or why it was not. */
      async guess(guess: Guess, verdict: Verdict) {
        const hearing = await throttle.hear(guess, async () => ({ verdict }));
        return hearing.kind === 'heard' ? 'judged' : hearing.kind;
      },
    };
  }

  test('an attack from everywhere does not shut out the browser that has signed in before', async () => {
    const { guess } = await open();
    const answers = [];
    for (let n = 0; n < 50; n += 1) answers.push(await guess(stranger(n), 'wrong'));
    expect(answers.filter((answer) => answer === 'judged')).toHaveLength(10);
    expect(await guess(stranger(99), 'right')).toBe('wait');
    expect(await guess(own, 'right')).toBe('judged');
  });

  test('one address cannot try many accounts', async () => {
    const { guess } = await open();
    const at = (n: number) => ({ ...stranger(7), lane: accountLane(`${n}@mill.example`) });
    for (let n = 0; n < 20; n += 1) expect(await guess(at(n), 'wrong')).toBe('judged');
    expect(await guess(at(20), 'right')).toBe('wait');
  });

  test('a known browser is also slowed when it guesses', async () => {
    const { guess, pass } = await open();
    for (let n = 0; n < 10; n += 1) expect(await guess(own, 'wrong')).toBe('judged');
    expect(await guess(own, 'right')).toBe('wait');
    pass(6);
    expect(await guess(own, 'right')).toBe('judged');
  });

  test('what is right, or was not judged, costs nothing', async () => {
    const { guess, throttle } = await open();
    for (let n = 0; n < 11; n += 1) {
      expect(await guess(stranger(1), 'right')).toBe('judged');
      expect(await guess(stranger(1), 'unheard')).toBe('judged');
      const crowded = throttle.hear(stranger(1), () => Promise.reject(new Error('crowded')));
      await expect(crowded).rejects.toThrow('crowded');
    }
    expect(await guess(stranger(1), 'wrong')).toBe('judged');
  });

  test('a right password without a code counts until the code is right', async () => {
    const { guess, throttle } = await open();
    for (let n = 0; n < 10; n += 1) expect(await guess(stranger(n), 'pending')).toBe('judged');
    expect(await guess(stranger(11), 'pending')).toBe('wait');
    await throttle.finish(lane);
    expect(await guess(stranger(11), 'pending')).toBe('judged');
  });

  test('wrong codes are bounded: after fifty in a row only a new password helps', async () => {
    const { store, guess, pass } = await open();
    let judged = 0;
    for (let round = 0; round < 6; round += 1) {
      for (let n = 0; n < 12; n += 1) {
        if ((await guess(stranger(n, 'code'), 'wrong')) === 'judged') judged += 1;
      }
      pass(16);
    }
    expect(judged).toBe(50);
    pass(14 * 24 * 60);
    expect(await guess(stranger(1, 'code'), 'right')).toBe('locked');
    // The colleague's own browser and the password step stay open.
    expect(await guess({ ...own, what: 'code' }, 'right')).toBe('judged');
    expect(await guess(stranger(1), 'pending')).toBe('judged');
    await store.transact((tx) => clearLane(tx, lane));
    expect(await guess(stranger(1, 'code'), 'right')).toBe('judged');
  });

  test('a right code ends the row of wrong ones', async () => {
    const { guess, pass } = await open();
    for (let round = 0; round < 6; round += 1) {
      for (let n = 0; n < 9; n += 1) await guess(stranger(n, 'code'), 'wrong');
      expect(await guess(stranger(1, 'code'), 'right')).toBe('judged');
      pass(16);
    }
  });

  test('says of the last guess that it was the last', async () => {
    const { throttle } = await open();
    const spent = [];
    for (let n = 0; n < 10; n += 1) {
      const hearing = await throttle.hear(stranger(n), async () => ({ verdict: 'wrong' }));
      spent.push(hearing.kind === 'heard' ? hearing.spent : hearing.kind);
    }
    expect(spent).toEqual([...Array.from({ length: 9 }, () => undefined), 'wait']);
  });
});
