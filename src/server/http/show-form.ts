import { quoteTexts } from '../../contract/enquiry/quote.ts';
import type { QueryKeys, Render } from '../../contract/render.ts';
import type { Clock } from '../clock.ts';
import type { ServerFunction } from '../enquiries/functions.ts';
import { type Outcome, toHttp } from './outcome.ts';

/** The page of a form again, with what was typed and what went wrong: the answer without script. */
export type ShowForm = (
  fn: ServerFunction,
  failed: Outcome,
  values: Readonly<Record<string, string | string[]>>,
) => string;

export function createShowForm(parts: {
  readonly render: Render;
  readonly queryKeys: QueryKeys;
  readonly siteUrl: string;
  readonly clock: Clock;
}): ShowForm {
  return (fn, failed, given) => {
    const values = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, [value].flat().join(', ')]),
    );
    const query = new URLSearchParams();
    for (const key of parts.queryKeys(fn.page)) if (values[key]) query.set(key, values[key]);
    const result = parts.render({
      path: fn.page,
      query,
      siteUrl: parts.siteUrl,
      now: new Date(parts.clock.now()),
      form: {
        values,
        errors: failed.kind === 'invalid' ? failed.fields : {},
        notice: notice(failed),
      },
    });
    if (result.kind === 'redirect') throw new Error(`${fn.page} has a form and cannot redirect`);
    return result.html;
  };
}

function notice(failed: Outcome): { title: string; text: string } {
  const { answer } = toHttp(failed);
  const text = answer.success ? '' : answer.error;
  return {
    title: text === quoteTexts.missing ? quoteTexts.missingTitle : quoteTexts.errorTitle,
    text,
  };
}
