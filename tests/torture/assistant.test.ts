import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findForbidden } from '../../src/domain/assistant/forbidden.ts';
import { checkHistory } from '../support/faults/check-history.ts';
import { freshHome } from '../support/database/engines.ts';
import { startLoad } from '../support/faults/enquiry-load.ts';
import { type AiMood, startFakeAi } from '../support/assistant/fake-ai.ts';
import { freePort } from '../support/server/free-port.ts';
import { makeLightServer } from '../support/server/light-server.ts';
import { createServerUnderTest } from '../support/server/server-under-test.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const seconds = scaled(180, 12);
/** The server's own timeout, and a margin for a busy machine. */
const longestMs = 22_000;
const moods: readonly AiMood[] = [
  'streams',
  'calls tools',
  'answers 429',
  'answers 500',
  'answers html',
  'hangs',
  'hangs half-way',
  'cuts off',
  'sends garbage',
  'says nothing',
  'states a price',
  'never ends',
];

test(
  'an AI service with changing faults: every question is answered, enquiries are not affected',
  { timeout: 600_000 },
  async () => {
    const ai = await startFakeAi();
    onTestFinished(() => ai.stop());
    const home = await freshHome('sqlite');
    const server = createServerUnderTest(
      await makeLightServer(join(home.dataDir, 'light')),
      await freePort(),
      {
        ...home.env,
        TRUST_PROXY: '1',
        AI_BASE_URL: ai.url,
        AI_API_KEY: 'secret',
        AI_MODEL: 'small',
        AI_DAILY_TOKENS: '1000000000',
      },
    );
    onTestFinished(() => server.kill());
    await server.bringUp();
    const load = startLoad([server.url], 2, 200);

    const answers = { whole: 0, wrong: [] as string[], slowest: 0 };
    const until = Date.now() + seconds * 1_000;
    const visitors = Array.from({ length: 12 }, async (_, nth) => {
      for (let turn = 0; Date.now() < until; turn += 1) {
        const started = Date.now();
        const fault = await faultOfAnswer(server.url, `10.9.${nth}.${turn % 250}`);
        answers.slowest = Math.max(answers.slowest, Date.now() - started);
        if (fault === undefined) answers.whole += 1;
        else answers.wrong.push(fault);
        await sleep(1_000);
      }
    });
    while (Date.now() < until) {
      ai.mood = moods[Math.floor(Math.random() * moods.length)]!;
      await sleep(250);
    }
    await Promise.all(visitors);
    await load.finish();

    expect(answers.wrong).toEqual([]);
    expect(answers.whole).toBeGreaterThan(12);
    expect(load.faults).toEqual([]);
    const { ok, fail, unknown } = await checkHistory(load.history, await home.open());
    expect(fail + unknown).toBe(0);
    reportRow({
      name: 'assistant',
      promise: `an AI service that hangs, lies, cuts off and never ends, for ${seconds} s`,
      limit: 'every question answered, no price, no enquiry disturbed',
      figure: `${answers.whole} questions, all answered, the slowest after ${answers.slowest} ms; ${ok} enquiries ok, 0 fail, 0 unknown`,
      ok: answers.slowest <= longestMs,
    });
    expect(answers.slowest).toBeLessThanOrEqual(longestMs);
  },
);

async function faultOfAnswer(url: string, client: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/functions/v1/ai-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What is your MOQ?' }] }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  if (answer.status !== 200) return `${answer.status} ${text}`;
  const { message } = JSON.parse(text) as { message?: string };
  if (!message) return `nothing was said: ${text}`;
  return findForbidden(message) && `forbidden: ${message}`;
}
