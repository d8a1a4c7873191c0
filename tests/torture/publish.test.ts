import { describe, expect, test } from 'vitest';
import { engines } from '../support/database/engines.ts';
import { killWhilePublishing } from '../support/publishing/kill-while-publishing.ts';
import { printEdits } from '../support/publishing/print-edits.ts';
import { earlierRuns, reportRow } from './report-row.ts';
import { endsAt, scaled } from './run-length.ts';

const wanted = scaled(1_000, 12);
/** After each round everything is compared. */
const perRound = scaled(50, 12);
const edits = scaled(150, 6);

describe.each(engines())(
  'editors, instances and printing killed again and again (%s)',
  (engine) => {
    test(
      'lose no acknowledged save, and no page is ever mixed',
      { timeout: 7_200_000 },
      async () => {
        const started = Date.now();
        const name = `publish ${engine}`;
        let sum = earlierRuns(name, ['saves', 'publications', 'pagesRead'], wanted);
        const until = started + (endsAt - started) / engines().length;
        do {
          const kills = Math.min(perRound, wanted - sum.kills);
          const killed = await killWhilePublishing(engine, kills);
          expect(killed.publications).toBeGreaterThan(0);
          sum = {
            kills: sum.kills + kills,
            saves: sum.saves + killed.saves,
            publications: sum.publications + killed.publications,
            pagesRead: sum.pagesRead + killed.pagesRead,
          };
          reportRow({
            name,
            promise: `${sum.kills} kill -9 while saving and publishing (${engine})`,
            limit: '0 acknowledged saves lost, all instances at one state, no page mixed',
            figure: `${sum.saves} saves, 0 lost; ${sum.publications} publications; ${sum.pagesRead} changes of a page seen, 0 mixed`,
            ok: true,
            figures: sum,
          });
        } while (sum.kills < wanted && Date.now() < until);
      },
    );
  },
);

test(
  'random edits over all kinds: what is held equals what is rendered',
  {
    timeout: 3_600_000,
  },
  async () => {
    const seed = Date.now() % 2 ** 31;
    const { kinds, changed } = await printEdits({ count: edits, seed, compareEvery: 1 });
    reportRow({
      name: 'publish edits',
      promise: `${edits} random edits over all kinds of records, one after the other`,
      limit: 'every page held equals the page rendered from nothing',
      figure: `0 stale; ${kinds} kinds, ${changed} pages changed (seed ${seed})`,
      ok: true,
    });
  },
);
