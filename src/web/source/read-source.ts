import { sourceKey } from './remember-source.ts';

const campaignKeys = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How this visit began, in the form that is sent with an enquiry. */
export function readSource(): object {
  try {
    return sourceOf(JSON.parse(sessionStorage.getItem(sourceKey) ?? '[]') as [string?, string?]);
  } catch {
    return {};
  }
}

/** Campaign parameters are in the address of the first page. */
export function sourceOf([landing = '', referrer = '']: readonly [string?, string?]): object {
  const query = new URLSearchParams(landing.split('?')[1]);
  const utm: Record<string, string> = {};
  for (const key of campaignKeys) {
    const value = query.get(`utm_${key}`);
    if (value) utm[key] = value;
  }
  return { landing, referrer, utm };
}
