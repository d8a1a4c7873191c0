import { expect, test } from 'vitest';
import { routeKind, statusClass } from './route-kind.ts';

test.each([
  ['/', 'page'],
  ['/fabrics?category=nylon', 'page'],
  ['/functions/v1/ai-chat', 'assistant'],
  ['/functions/v1/ai-chat?x=1', 'assistant'],
  ['/functions/v1/send-quote-email', 'function'],
  ['/api/chatbot/lead', 'function'],
  ['/img/x/400.avif', 'picture'],
  ['/desk', 'desk'],
  ['/desk/api/inbox', 'desk'],
  ['/desk/api/changes', 'desk-stream'],
  ['/q/abc', 'offer'],
  ['/healthz', 'operator'],
  ['/readyz', 'operator'],
  ['/metrics', 'operator'],
])('%s is counted as %s', (url, kind) => expect(routeKind(url)).toBe(kind));

test.each([
  [101, '1xx'],
  [199, '1xx'],
  [200, '2xx'],
  [299, '2xx'],
  [300, '3xx'],
  [399, '3xx'],
  [400, '4xx'],
  [499, '4xx'],
  [500, '5xx'],
])('%d is a %s', (status, kind) => {
  expect(statusClass(status, true)).toBe(kind);
  expect(statusClass(status, false)).toBe('left');
});
