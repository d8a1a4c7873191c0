import { describe, expect, test } from 'vitest';
import { engines } from '../../../../tests/support/database/engines.ts';
import { must } from '../../../../tests/support/desk/desk-visitor.ts';
import { locknit, openBook, tricot } from '../../../../tests/support/desk/open-book.ts';
import { edit } from '../../../../tests/support/publishing/edit.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { dayMs } from '../../../domain/enquiry/indian-time.ts';

describe.for(engines())('a planned publication at the desk on %s', (engine) => {
  test('every step of it is a line of the log', async () => {
    const { owner, store } = await openBook(engine);
    const draft = async (key: string) => ({
      kind: 'fabric' as const,
      key,
      revision: await edit(store, 'fabric', key, { width: 62 }),
    });
    const changes = [await draft(locknit), await draft(tricot)];
    const at = Date.now() + dayMs;
    const planned = must(
      await owner.ask(endpoints.planPublication, { body: { changes: changes.slice(1), at } }),
    ).body;
    if (planned.kind !== 'planned') throw new Error(planned.kind);
    const params = { id: planned.plan.id };
    must(await owner.ask(endpoints.changePlan, { params, body: { at: at + 1, changes } }));
    must(await owner.ask(endpoints.cancelPlan, { params }));
    const { lines } = must(await owner.ask(endpoints.audit)).body;
    const both = `fabric ${locknit}, fabric ${tricot}`;
    expect(lines.slice(0, 3).map(({ verb, detail }) => [verb, detail['records']])).toEqual([
      ['cancelled a planned publication', undefined],
      ['changed a planned publication', both],
      ['planned a publication', `fabric ${tricot}`],
    ]);
  });
});
