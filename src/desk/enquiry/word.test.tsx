import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ThreadMessage } from '../../contract/desk/endpoints/thread-endpoints.ts';
import { Word } from './word.tsx';

const message: ThreadMessage = {
  id: 'm1',
  at: Date.parse('2026-11-16T06:00:00Z'),
  direction: 'in',
  way: 'mail',
  author: 'Asha Verma',
  address: 'asha@buyer.example',
  subject: '',
  body: '<img src=x onerror=alert(1)>',
  quoted: '',
  sort: 'word',
  facts: {},
  photos: [],
  hasOriginal: false,
  state: null,
  error: null,
};
const written = (word: ThreadMessage) =>
  renderToStaticMarkup(<Word message={word} subject="" isAsked={false} mayWork={false} />);

test('a sender whose domain disowns the mail is doubted beside the name', () => {
  const doubted = written({ ...message, facts: { doubt: true } });
  expect(doubted).toContain('<bdi>Asha Verma</bdi></b><span class="doubt"> sender not confirmed');
  expect(written(message)).not.toContain('not confirmed');
});

test('what a mail says is text, whatever it contains', () => {
  expect(written(message)).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
