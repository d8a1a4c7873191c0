import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AskBox } from './ask-box.tsx';

test('the field in the markup is one line, so that Enter sends before the script has come', () => {
  const html = renderToStaticMarkup(<AskBox pending={false} onAsk={() => {}} focus={false} />);
  expect(html).toMatch(/<input[^>]*name="q"/);
  expect(html).not.toContain('<textarea');
});
