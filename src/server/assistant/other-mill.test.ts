import { describe, expect, test } from 'vitest';
import { readQuestions, scoreQuestion } from '../../../tests/assistant/score-guide.ts';
import {
  otherMill,
  renamed,
  shippedWordsIn,
  withdrawn,
} from '../../../tests/support/content/other-mill.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import { openGuard } from './guard/open-guard.ts';
import { createGuide } from './guide/create-guide.ts';
import { policies } from './guide/policies.ts';
import { instructions } from './provider/instructions.ts';
import { createTools } from './provider/tools.ts';

const other = otherMill();
const own = other.fabrics.find(({ number }) => number === renamed.number)!;

describe('the guide of another mill', () => {
  const guide = createGuide(() => other);

  test('answers every question of a buyer without a word of the shipped one', async () => {
    const questions = await readQuestions();
    expect(questions.length).toBeGreaterThan(150);
    const answers = questions.map((question) => scoreQuestion(guide, question).answer);
    const found = answers.filter((answer) => shippedWordsIn(answer).length > 0);
    expect(found).toEqual([]);
    expect(answers.filter((answer) => answer.includes('+91 261 555 0101')).length).toBeGreaterThan(
      5,
    );
    expect(answers.join()).not.toMatch(new RegExp(String.raw`\b${withdrawn}\b`));
  });

  test('knows what it is called, and its fabrics by their own names', () => {
    expect(guide.ask('Who is Rewa?').message).toContain(other.mill.blurb);
    expect(guide.ask('about rewa tricot works').message).toContain(other.mill.blurb);
    expect(guide.ask(`How wide is ${renamed.to}?`).message).toContain(href.fabric(own.slug));
    expect(guide.ask(`How wide is ${withdrawn}?`).message).toContain(`no ${withdrawn} in our book`);
  });
});

test('a guide says from the next question on what has become public', () => {
  let content = shippedContent;
  const guide = createGuide(() => content);
  const answers = () => [
    guide.ask('Where is the mill?').message,
    guide.ask('I want to talk to a person').message,
    guide.ask(`How heavy is ${renamed.number}?`).message,
    guide.ask('How do I wash it?').message,
  ];
  expect(shippedWordsIn(answers().join())).not.toEqual([]);
  content = other;
  expect(shippedWordsIn(answers().join())).toEqual([]);
  content = shippedContent;
  expect(answers().join()).toContain(shippedContent.mill.contacts[0].phone);
});

test('without its questions and fabrics the guide still answers everything', async () => {
  const bare: SiteContent = { ...other, faq: { ...other.faq, questions: [] }, fabrics: [] };
  const guide = createGuide(() => bare);
  for (const question of await readQuestions()) {
    const { answer } = scoreQuestion(guide, question);
    expect(answer).toMatch(/\S/);
    expect(answer).not.toMatch(/undefined|NaN|Infinity/);
  }
  for (const policy of Object.values(policies(bare))) expect(policy().text).toMatch(/\.$/);
});

describe('the guard of another mill', () => {
  const judge = (content: SiteContent, said: string) =>
    openGuard(content, [{ role: 'user', content: 'How do I reach you?' }]).judge(said);

  test('releases its own facts and refuses those of the shipped one', () => {
    const { phone } = other.mill.contacts[0];
    const reach = `Call ${phone} or write to ${other.mill.sales.email}.`;
    expect(judge(other, reach)).toBeUndefined();
    expect(judge(shippedContent, reach)).toBeDefined();
    const { mill } = shippedContent;
    expect(judge(other, `Call ${mill.contacts[0].phone}.`)).toBeDefined();
    expect(judge(other, `Write to ${mill.sales.email}.`)).toBeDefined();
    expect(judge(other, `${mill.name} is in ${mill.address.city}.`)).toBeDefined();
    expect(judge(other, 'Rewa is in Surat.')).toBeUndefined();
    const link = `[${renamed.number} ${renamed.to}](${href.fabric(own.slug)})`;
    expect(judge(other, `Look at ${link}.`)).toBeUndefined();
    expect(judge(shippedContent, `Look at ${link}.`)).toBeDefined();
    expect(judge(other, `Look at ${withdrawn}.`)).toBeDefined();
  });

  test('the service is told for whom it answers, and its tools read the same records', async () => {
    expect(shippedWordsIn(instructions(other))).toEqual([]);
    expect(instructions(other)).toContain('Rewa Tricot Works, a warp-knit mill in Surat, Gujarat');
    const { getFabric, getPolicy, searchFabrics } = createTools(other, [], () => {});
    const call = { toolCallId: '', messages: [], context: {} };
    const said = JSON.stringify([
      await getFabric.execute?.({ number: renamed.number }, call),
      await getFabric.execute?.({ number: withdrawn }, call),
      await getPolicy.execute?.({ subject: 'contact' }, call),
      await getPolicy.execute?.({ subject: 'price' }, call),
      await searchFabrics.execute?.({ wish: 'jacquard' }, call),
    ]);
    expect(shippedWordsIn(said)).toEqual([]);
    expect(said).toContain(renamed.to);
    expect(said).toContain('There is no such fabric in the book.');
    expect(said).toContain('+91 261 555 0101');
  });
});
