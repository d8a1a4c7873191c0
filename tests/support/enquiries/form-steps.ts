import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';

/** Waits for the toast and compares its title and text; it may have no text. */
export async function expectNotice(page: Page, title: string, text = ''): Promise<void> {
  // An earlier toast with the same title may still be shown.
  const toast = page.locator('.toast').filter({ hasText: title }).filter({ hasText: text });
  await toast.waitFor();
  expect((await toast.innerText()).split('\n').filter(Boolean)).toEqual(
    [title, text].filter(Boolean),
  );
}

export async function fillFields(
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]:not([type=hidden])`).fill(value);
  }
}

export async function expectFields(
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const typed = await form.locator(`[name=${name}]:not([type=hidden])`).inputValue();
    expect(typed.replaceAll('\r\n', '\n')).toBe(value);
  }
}

/** Answers the calls of one function from the list, in turn; further calls go to the server. */
export async function answerCalls(
  page: Page,
  name: string,
  answers: readonly ((route: Route) => unknown)[],
): Promise<{ readonly bodies: Record<string, unknown>[]; readonly keys: string[] }> {
  const calls = { bodies: [] as Record<string, unknown>[], keys: [] as string[] };
  await page.route(`**/functions/v1/${name}`, async (route) => {
    const request = route.request();
    calls.bodies.push(request.postDataJSON() as Record<string, unknown>);
    calls.keys.push(request.headers()['idempotency-key'] ?? '');
    const answer = answers[calls.keys.length - 1];
    await (answer ? answer(route) : route.continue());
  });
  return calls;
}

export const lost = (route: Route) => route.abort();
export const garbled = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway' });
export const refusedWith = (error: string) => (route: Route) =>
  route.fulfill({ status: 503, json: { success: false, error } });

/** An answer that is sent only when it is released. */
export function holdAnswer(): {
  readonly answer: (route: Route) => Promise<void>;
  release(): void;
} {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    answer: async (route) => {
      await released;
      await route.fulfill({ json: { success: true } });
    },
    release: () => release(),
  };
}

/** Console messages for the faults that a test provokes. */
export const provoked = [/request failed/, /ERR_/, /status of (4|5)\d\d/, /answer (4|5)\d\d/];

export const isFocused = (element: Element) => element === document.activeElement;
