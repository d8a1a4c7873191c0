import { expect, test } from 'vitest';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { readQuestion } from '../../../domain/assistant/read-question.ts';
import { firmnessOf, softnessOf } from '../../../domain/fabric/behaviour/handle.ts';
import { describeBehaviour } from './behaviour-answers.ts';

const asked = readQuestion('is it soft or firm', fabrics);

test('whoever asks how a fabric feels reads every reason that its record gives', () => {
  for (const fabric of fabrics) {
    const { text } = describeBehaviour(fabric, asked);
    const [soft, firm] = [softnessOf(fabric).why, firmnessOf(fabric).why];
    expect([...soft, ...firm].filter((why) => !text.includes(why))).toEqual([]);
    expect([text.includes('What makes it soft:'), text.includes('What makes it firm:')]).toEqual([
      soft.length > 0,
      firm.length > 0,
    ]);
    expect(text.includes('neither a softener nor a stiffener')).toBe(
      soft.length + firm.length === 0,
    );
  }
});
