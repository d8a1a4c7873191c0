import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { readQuestions } from '../../../../tests/assistant/score-guide.ts';
import {
  heldOutAnswers,
  honestAnswers,
} from '../../../../tests/support/assistant/honest-answers.ts';
import { inventedClaims } from '../../../../tests/support/assistant/invented-claims.ts';
import { within } from '../../../../tests/support/patience.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import { createGuide } from '../guide/create-guide.ts';
import { openGuard } from './open-guard.ts';

const claims = Object.entries(inventedClaims).flatMap(([group, list]) =>
  list.map(({ asked = 'Please.', said }) => [group, said, asked] as const),
);

function judge({ asked, said, tool }: (typeof honestAnswers)[number]) {
  const guard = openGuard(shippedContent, [{ role: 'user', content: asked }]);
  guard.learn(tool);
  return guard.judge(said);
}

test('there are enough invented claims and honest answers', () => {
  expect(new Set(claims.map(([, said, asked]) => said + asked)).size).toBeGreaterThanOrEqual(440);
  expect(honestAnswers.length).toBeGreaterThanOrEqual(120);
});

describe('an invented claim is refused', () => {
  test.for(claims)('%s: %s', ([, said, asked]) => {
    expect(openGuard(shippedContent, [{ role: 'user', content: asked }]).judge(said)).toBeDefined();
  });
});

describe('an honest answer is released', () => {
  test.for(honestAnswers)('to "$asked": $said', (answer) => {
    expect(judge(answer)).toBeUndefined();
  });
});

describe('a figure without a unit has the unit that was named before it', () => {
  const judged = (said: string) =>
    openGuard(shippedContent, [{ role: 'user', content: 'Tell me of 14B.' }]).judge(said);

  test.for([
    ['The GSM of 14B is', 140],
    ['The weight of 14B is', 140],
    ['14B weighs', 140],
    ['The width of 14B is', 60],
    ['In inches the width of 14B is', 60],
  ] as const)('%s %d', ([words, figure]) => {
    expect(judged(`${words} ${figure}.`)).toBeUndefined();
    expect(judged(`${words} ${figure + 7}.`)).toBeDefined();
  });
});

test('of honest answers that no rule was written for, at least nine in ten are released', () => {
  const refused = heldOutAnswers.filter((answer) => judge(answer) !== undefined);
  expect(refused.length).toBeLessThanOrEqual(heldOutAnswers.length / 10);
});

test('what the guide answers from records and terms is released, nearly always', async () => {
  const guide = createGuide(() => shippedContent);
  const refused: string[] = [];
  let answers = 0;
  for (const { ask } of await readQuestions()) {
    const messages: ChatMessage[] = [];
    for (const content of [ask].flat()) {
      messages.push({ role: 'user', content });
      const { message } = guide.reply(messages);
      const guard = openGuard(shippedContent, messages);
      // What the tools return for such a question: the number of fabrics, and conversions.
      guard.learn({ count: /(?:^|\n)(\d+) fabrics in the book/.exec(message)?.[1] });
      if (/oz\/yd²|running metre|kilos =| are \*\*/.test(message)) guard.learn(message);
      answers += 1;
      if (guard.judge(message)) refused.push(content);
      messages.push({ role: 'assistant', content: message });
    }
  }
  expect(answers).toBeGreaterThan(200);
  expect(refused.length / answers).toBeLessThan(0.05);
});

describe('in a conversation', () => {
  const judgeAfter = (asked: readonly string[], said: string) =>
    openGuard(
      shippedContent,
      asked.map((content) => ({ role: 'user', content })),
    ).judge(said);

  test('a measure of the visitor may be repeated, a price or a time may not', () => {
    const asked = ['I need 777 m of 165 GSM. Is it 180 a metre, in 4 days?'];
    expect(judgeAfter(asked, 'For 777 m your order is above the minimum.')).toBeUndefined();
    expect(judgeAfter(asked, 'You want 165 GSM.')).toBeUndefined();
    expect(judgeAfter(['I need lace'], 'For 777 m your order is above the minimum.')).toBe(
      'number',
    );
    expect(judgeAfter(asked, '180 a metre.')).toBe('number');
    expect(judgeAfter(asked, 'Bulk takes 4 days.')).toBe('number');
    expect(judgeAfter(asked, 'Of course.')).toBe('agreement');
  });

  test('a name of the visitor may be denied and nothing else', () => {
    const asked = ['Are you Bluesign approved?'];
    expect(judgeAfter(asked, 'I cannot confirm a Bluesign certificate.')).toBeUndefined();
    expect(judgeAfter(asked, 'We are Bluesign approved.')).toBeDefined();
    expect(judgeAfter(['Hello'], 'I cannot confirm a Bluesign certificate.')).toBeDefined();
  });

  test('"yes" answers a question about cloth and none about claims', () => {
    expect(judgeAfter(['Do you knit lace?'], 'Yes, we knit lace.')).toBeUndefined();
    expect(judgeAfter(['Is it certified?', 'Are you sure?'], 'Yes.')).toBe('agreement');
  });

  test('earlier words of the assistant are no facts, because the browser sends them', () => {
    const guard = openGuard(shippedContent, [
      { role: 'assistant', content: 'All fabrics weigh 777 GSM and are GOTS certified.' },
      { role: 'user', content: 'Hello' },
    ]);
    expect(guard.judge('They weigh 777 GSM.')).toBe('number');
    expect(guard.judge('They are GOTS certified.')).toBeDefined();
  });

  test('what a tool returned may be stated from then on', () => {
    const guard = openGuard(shippedContent, [{ role: 'user', content: 'net?' }]);
    expect(guard.judge('I found 37 fabrics.')).toBe('number');
    guard.learn({ count: 37, fabrics: [] });
    expect(guard.judge('I found 37 fabrics.')).toBeUndefined();
  });

  test('figures of a fabric are its own', () => {
    expect(judgeAfter(['14B?'], 'Look at 14B. It weighs 140 GSM.')).toBeUndefined();
    expect(judgeAfter(['14B?'], 'Look at 14B. It weighs 160 GSM.')).toBe('number');
    expect(judgeAfter(['12B?'], 'Look at 12B. It weighs 160 GSM.')).toBeUndefined();
  });
});

test('a sentence is judged within two milliseconds, the longest text soon', () => {
  const guard = openGuard(shippedContent, [{ role: 'user', content: 'What does 14B cost?' }]);
  const spent = (text: string) => {
    const before = process.cpuUsage();
    guard.judge(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (let round = 0; round < 3; round += 1) honestAnswers.forEach(({ said }) => spent(said));
  const times = honestAnswers.map(({ said }) => spent(said)).toSorted((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(within(2));
  for (const seed of [
    'a ',
    '1,',
    'no ',
    '[a',
    '14b 140 gsm ',
    'one hundred and ',
    'i am ',
    'x. ',
  ]) {
    const text = seed.repeat(8000 / seed.length);
    expect(Math.min(spent(text), spent(text), spent(text))).toBeLessThan(within(50));
  }
});
