import { errorTitle } from '../../contract/answer.ts';
import type { FormState } from '../../contract/form-state.ts';
import type { FormValues } from '../../contract/form-values.ts';
import { queryKeys } from '../../contract/page-query.ts';
import type { RenderPage } from '../../contract/render.ts';
import type { Clock } from '../clock.ts';
import type { ServerFunction } from '../enquiries/define-function.ts';
import { type Outcome, toHttp } from '../http/outcome.ts';

/**
 * The page of a form again, with what was typed and what went wrong: the answer without script.
 * Nothing while it is not known what the pages say.
 */
export type ShowForm = (
  fn: ServerFunction,
  failed: Outcome,
  given: FormValues,
) => string | undefined;

export function createShowForm(parts: {
  readonly render: RenderPage;
  readonly isOpen?: () => boolean;
  readonly siteUrl: string;
  readonly clock: Clock;
}): ShowForm {
  return (fn, failed, given) => {
    if (parts.isOpen?.() === false) return undefined;
    const { name, page, values } = fn.form(given);
    const query = new URLSearchParams();
    for (const key of queryKeys(page)) {
      const few = [values[key] ?? []].flat().slice(0, mostValues);
      for (const value of few) if (value) query.append(key, value);
    }
    const { html } = parts.render({
      path: page,
      query,
      siteUrl: parts.siteUrl,
      now: new Date(parts.clock.now()),
      form: {
        name,
        ...typed(values),
        errors: failed.kind === 'invalid' ? failed.fields : {},
        notice: notice(failed),
      },
    });
    return html;
  };
}

/** More than any form of ours has boxes or lines; a page of thousands would keep everybody waiting. */
const mostValues = 60;

function typed(given: FormValues): Pick<FormState, 'values' | 'lists'> {
  const values: Record<string, string> = {};
  const lists: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') values[name] = value;
    else lists[name] = value.slice(0, mostValues);
  }
  return Object.keys(lists).length === 0 ? { values } : { values, lists };
}

function notice(failed: Outcome): { title: string; text: string } {
  const { answer } = toHttp(failed);
  if (answer.success) return { title: '', text: '' };
  return { title: answer.title ?? errorTitle, text: answer.error };
}
