import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Desk } from '../../../src/server/desk/create-desk.ts';
import { hashPassword } from '../../../src/server/desk/sign-in/password.ts';
import {
  type DeskVisitor,
  enterAsOwner,
  must,
  openDesk,
  ownerPassword,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { within } from '../../support/patience.ts';
import { chargeFullCost } from '../../support/desk/costly-passwords.ts';
import { engines, freshHome } from '../../support/database/engines.ts';

const email = 'owner@mill.example';
const password = ownerPassword;

/** Some fifty passwords are hashed: seconds on an idle machine, many on a busy one. */
const patience = within(60_000);

describe.for(engines())('guesses at the desk on %s', { timeout: patience }, (engine) => {
  test('of 120 wrong passwords at once only ten are judged, also on two instances', async () => {
    const home = await freshHome(engine);
    const desks = await Promise.all(
      Array.from({ length: 2 }, async () => openDesk(await home.open())),
    );
    await enterAsOwner(desks[0]!, await home.open());
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, i) =>
        visitDesk(desks[i % 2]!).ask(endpoints.signIn, { body: { email, password: `guess ${i}` } }),
      ),
    );
    expect(countStatus(answers, 401)).toBe(10);
    expect(countStatus(answers, 429)).toBe(110);

    // A restart forgets nothing.
    const restarted = visitDesk(openDesk(await home.open()));
    const { status } = await restarted.ask(endpoints.signIn, { body: { email, password } });
    expect(status).toBe(429);
  });

  test('of 250 wrong codes at once from many pending sign-ins only ten are judged', async () => {
    const home = await freshHome(engine);
    const desks = await Promise.all(
      Array.from({ length: 2 }, async () => openDesk(await home.open())),
    );
    await enterAsOwner(desks[0]!, await home.open());
    const pending = await beginSignIns(desks, 25);
    // Right passwords without a code are counted too.
    expect(pending).toHaveLength(10);
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, i) =>
        pending[i % pending.length]!.ask(endpoints.sendCode, {
          body: { code: String(100_000 + i), kind: 'totp' },
        }),
      ),
    );
    const judged = answers.filter(({ text }) => text.includes('code is not right'));
    expect(judged.length).toBeLessThanOrEqual(10);
    expect(countStatus(answers, 429)).toBeGreaterThan(0);
  });

  test('while strangers fill the queue of passwords, a known browser signs in', async () => {
    const home = await freshHome(engine);
    const desk = openDesk(await home.open());
    const owner = await enterAsOwner(desk, await home.open());
    must(await owner.ask(endpoints.signOut));
    // More than a second of work for the queue, which has room for 42.
    chargeFullCost();
    const flood = Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('x')));
    const stranger = visitDesk(desk).ask(endpoints.signIn, { body: { email, password } });
    const answer = await owner.ask(endpoints.signIn, { body: { email, password } });
    expect([answer.status, (await stranger).status]).toEqual([200, 503]);
    await flood;
    // Nobody looked at the password, so it costs no point.
    const counts = await (await home.open()).db.selectFrom('guess_count').selectAll().execute();
    expect(counts.filter(({ lane, points }) => lane.startsWith('account:') && points > 0)).toEqual(
      [],
    );
  });
});

/** As many pending sign-ins, right password and no code, as the desk lets one account have. */
async function beginSignIns(desks: readonly Desk[], most: number): Promise<DeskVisitor[]> {
  const pending: DeskVisitor[] = [];
  for (let i = 0; i < most; i += 1) {
    const visitor = visitDesk(desks[i % desks.length]!);
    const { status } = await visitor.ask(endpoints.signIn, { body: { email, password } });
    if (status === 200) pending.push(visitor);
  }
  return pending;
}

function countStatus(answers: readonly { readonly status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
