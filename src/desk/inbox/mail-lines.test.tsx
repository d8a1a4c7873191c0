import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MailLines } from './mail-lines.tsx';

test('a mailbox that stands still is said in red, with since when and why', () => {
  const trouble = { since: Date.now() - 3_600_000, reason: 'The server does not answer.' };
  const html = renderToStaticMarkup(
    <MailLines held={0} mailTrouble={trouble} leadTrouble={null} />,
  );
  expect(html).toContain('<p class="mail-trouble" role="alert">The mailbox was last read ');
  expect(html).toContain('The server does not answer. Answers');
});

test('nothing is said while all is well', () => {
  expect(renderToStaticMarkup(<MailLines held={0} mailTrouble={null} leadTrouble={null} />)).toBe(
    '',
  );
});
