import { expect, test } from 'vitest';
import { type Edit, heading, link, list, mark, type Selected, table } from './edit-prose.ts';

/** `[` and `]` stand where the selection begins and ends. */
function from(drawn: string): Selected {
  const start = drawn.indexOf('[');
  const end = drawn.indexOf(']') - 1;
  return { text: drawn.replace('[', '').replace(']', ''), start, end };
}

function after(drawn: string, act: (selected: Selected) => Edit): string {
  const selected = from(drawn);
  const { from: at, to, put, start, end } = act(selected);
  const text = selected.text.slice(0, at) + put + selected.text.slice(to);
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

const bold = (selected: Selected) => mark(selected, '**');
const italic = (selected: Selected) => mark(selected, '*');

test('words become bold and plain again', () => {
  expect(after('a [soft] face', bold)).toBe('a **[soft]** face');
  expect(after('a **[soft]** face', bold)).toBe('a [soft] face');
  expect(after('a [**soft**] face', bold)).toBe('a [soft] face');
});

test('a sign stands beside a word, not beside a blank', () => {
  expect(after('a [soft ]face', bold)).toBe('a **[soft]** face');
  expect(after('a []face', bold)).toBe('a **[words]**face');
});

test('italic within bold is another sign', () => {
  expect(after('a [soft] face', italic)).toBe('a *[soft]* face');
  expect(after('a **[soft]** face', italic)).toBe('a ***[soft]*** face');
});

test('a line becomes a heading, a smaller one and a line again', () => {
  expect(after('One\nTw[]o', heading)).toBe('One\n## Two[]');
  expect(after('## Tw[]o', heading)).toBe('### Two[]');
  expect(after('### Tw[]o', heading)).toBe('Two[]');
});

test('lines become a list and lines again', () => {
  expect(after('[One\nTwo]', (one) => list(one))).toBe('- One\n- Two[]');
  expect(after('[- One\n- Two]', (one) => list(one))).toBe('One\nTwo[]');
});

test('a link has its words selected', () => {
  expect(after('see [our nets] today', (one) => link(one, '/fabrics'))).toBe(
    'see [[our nets]](/fabrics) today',
  );
});

test('a table comes after the line, with room around it', () => {
  expect(after('One[]\nTwo', table)).toBe(
    'One\n\n| [First] | Second |\n| --- | --- |\n| one | two |\n| three | four |\n\nTwo',
  );
});
