import { describe, expect, test } from 'vitest';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { yarns } from '../../../content/fabrics/yarns.ts';
import { computeGsm } from '../../../loom/weight/explain-gsm.ts';
import { fitYarn, weigh } from './weigh.ts';

const book = Object.entries(yarns).map(([key, body]) => ({ key, body }));
const locknit = fabrics.find(({ number }) => number === '14B')!;
const around = (gsm: number) => ({ from: gsm * 0.95, to: gsm * 1.05 });

test('the desk weighs as the site does', () => {
  const { gsm, bars } = weigh(locknit);
  expect(gsm).toBe(computeGsm(locknit));
  expect(bars.map(({ bar, yarn }) => `${bar}${yarn}`)).toEqual(['1N', '2C']);
});

describe('the nearest yarn', () => {
  test('makes the promised weight, of the same fibres, in a bar that is named by its letter', () => {
    const { gsm } = weigh(locknit);
    const wanted = around(gsm * 1.12);
    const fit = fitYarn(locknit, wanted, book)!;
    const other = { ...locknit, yarns: { ...locknit.yarns, [fit.letter]: yarns[fit.yarn]! } };
    expect(fit.gsm).toBe(computeGsm(other));
    expect(fit.gsm).toBeGreaterThan(wanted.from);
    expect(fit.gsm).toBeLessThan(wanted.to);
    const fibres = (yarn: { fibres: readonly unknown[] }) => JSON.stringify(yarn.fibres);
    expect(fibres(yarns[fit.yarn]!)).toBe(fibres(locknit.yarns[fit.letter]!));
    expect(fit.count).toBe(yarns[fit.yarn]!.count);
  });

  test('is not invented where none of the book comes near, or the needles could not take it', () => {
    expect(fitYarn(locknit, around(900), book)).toBeUndefined();
    expect(fitYarn(locknit, around(weigh(locknit).gsm * 1.1), [])).toBeUndefined();
  });
});
