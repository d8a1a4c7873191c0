import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConversations } from '../../../tests/assistant/score-conversations.ts';
import { readQuestions } from '../../../tests/assistant/score-guide.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';
import { type Question, readQuestion } from './read-question.ts';

const corpus = join(import.meta.dirname, '../../../tests/assistant');
/** Not those of the catalogue: a fabric that is added must not change how a question is read. */
const fabrics = [
  ['14B', 'Locknit Premium'],
  ['14J', 'Locknit Premium'],
  ['15H', 'Tulle Classic'],
  ['22A', 'Honeycomb Piqué'],
  ['26C', 'Paisley Jacquard Luxury'],
].map(([number = '', title = ''], at) =>
  sampleFabric({ id: at + 1, number, title, slug: `sample-${number.toLowerCase()}` }),
);

/**
 * The guide understands thousands of words by dozens of tables and rules, and any of them may spoil
 * what another has read. Whoever changes one sees in this file's diff which questions are read
 * differently, and writes it anew with `npm test -- readings -u` when that is what was meant.
 */
test('every question and phrase of buyers is read as it was before', async () => {
  const phrases = (await readFile(join(corpus, 'phrases.txt'), 'utf8')).split('\n');
  const talks = await readConversations('conversations');
  const asked = new Set([
    ...phrases.filter((line) => line && !line.startsWith('# ')),
    ...(await readQuestions()).flatMap(({ ask }) => ask),
    ...talks.filter((_, at) => at % 10 === 0).flatMap((talk) => talk.map(({ ask }) => ask)),
  ]);
  const readings = [...asked].map((text) => `${text}\n    ${spell(readQuestion(text, fabrics))}\n`);
  await expect(readings.join('')).toMatchFileSnapshot(join(corpus, 'readings.txt'));
});

/** On one line what was understood, without the fields that say nothing. */
function spell({ topics, named, pieces, ...question }: Question): string {
  const told = {
    ...question,
    topics: [...topics].join(' '),
    named: { ...named, found: named.found.map(({ number }) => number) },
    pieces: pieces?.map(({ count, size, garment }) => [count, garment.name, size].join(' ').trim()),
  };
  return JSON.stringify(said(told) ?? '"nothing"')
    .slice(1, -1)
    .replaceAll('"', '')
    .replaceAll(/([,:])(?=\S)/g, '$1 ');
}

/** Without what is empty or false; a number is always told. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(said) : undefined;
  if (typeof value !== 'object' || value === null) return value || value === 0 ? value : undefined;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const left = said(field);
    return left === undefined ? [] : [[name, left] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
