import { describe, expect, onTestFinished, test } from 'vitest';
import { startBillingAi } from '../../support/assistant/billing-ai.ts';
import { engines, freshHome } from '../../support/database/engines.ts';
import { startTestServer } from '../http/fixture/serving.ts';

const dailyTokens = 400_000;
const free = { perClient: { calls: 1e6, seconds: 60 }, together: { calls: 1e6, seconds: 60 } };

describe.each(engines())('the budget on %s and a service that bills exactly', (engine) => {
  test('is never overdrawn by long conversations, many steps and visitors who leave', async () => {
    const home = await freshHome(engine);
    const ai = await startBillingAi();
    onTestFinished(() => ai.stop());
    const servers = await Promise.all(
      [1, 2].map(async () =>
        startTestServer({
          store: await home.open(),
          ai: { baseUrl: ai.url, apiKey: 'secret', model: 'small', dailyTokens },
          // A busy machine must not turn every answer into one that came too late.
          limits: {
            chats: free,
            assistant: { firstMs: 20_000, gapMs: 20_000, totalMs: 30_000 },
          },
        }),
      ),
    );
    const visitors = Array.from({ length: 48 }, async (_, nth) => {
      // Every third visitor leaves after a while, at another moment each.
      const leave = nth % 3 === 0 ? AbortSignal.timeout(20 + nth * 3) : undefined;
      try {
        const answer = await fetch(`${servers[nth % 2]!.url}/functions/v1/ai-chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ messages: conversation(nth % 20) }),
          ...(leave && { signal: leave }),
        });
        expect(await answer.json()).toMatchObject({ message: expect.any(String) });
      } catch (error) {
        if (!leave?.aborted) throw error;
      }
    });
    await Promise.all(visitors);
    await Promise.all(servers.map((server) => server.stop(2000)));
    await Promise.all(servers.map((server) => server.remove()));

    const store = await home.open();
    const rows = await store.db.selectFrom('assistant_spend').selectAll().execute();
    const booked = rows.reduce((sum, { tokens }) => sum + Number(tokens), 0);
    expect(ai.requests()).toBeGreaterThan(5);
    expect(ai.billed()).toBeLessThanOrEqual(booked);
    expect(booked).toBeLessThanOrEqual(dailyTokens);
  });
});

/** Up to 20 messages of 4,000 letters, of several scripts. */
function conversation(length: number) {
  const texts = ['x', 'क', 'cotton ', '180 '];
  return Array.from({ length: length + 1 }, (_, i) => {
    const text = texts[i % texts.length]!;
    return {
      role: i === length || i % 2 === 0 ? 'user' : 'assistant',
      content: text.repeat(Math.floor(4000 / text.length)),
    };
  });
}
