import { expect, test } from 'vitest';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { href } from '../../../contract/routes.ts';
import { readQuestion } from '../../../domain/assistant/read-question.ts';
import { gsmMiddle } from '../../../domain/catalogue/gsm-bands.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { convertMeasures } from './measure-answers.ts';

const convert = (text: string, subject?: Fabric) =>
  convertMeasures(readQuestion(text, fabrics), subject);

test.each([
  ['convert 5 oz to gsm', '5 oz/yd² is **170 GSM** (1 oz/yd² = 33.9 GSM).'],
  ['convert 5 oz', '5 oz/yd² is **170 GSM** (1 oz/yd² = 33.9 GSM).'],
  ['convert 170 gsm to oz', '170 GSM is **5.01 oz/yd²** (GSM ÷ 33.9).'],
  ['convert 340 gsm to ounces', '340 GSM is **10 oz/yd²** (GSM ÷ 33.9).'],
  ['convert 100 yards to metres', '100 yards are **91.4 metres**.'],
  ['convert 1000 yards to metres', '1,000 yards are **914 metres**.'],
  ['convert 100 metres to yards', '100 metres are **109 yards**.'],
  ['convert 60 inches to cm', '60 inches are **152 cm**.'],
  ['convert 150 cm to inches', '150 cm are **59.1 inches**.'],
  [
    'convert 500 metres of 180 gsm 60 inch cloth to kg',
    '500 metres of 180 GSM cloth at 60 inches weigh about **137 kg** net: it weighs 274 g a running metre.',
  ],
  [
    'convert 137 kg of 180 gsm 60 inch cloth to metres',
    '137 kg of 180 GSM cloth at 60 inches are about **499 metres**: it weighs 274 g a running metre.',
  ],
  [
    'convert 500 metres of 180 gsm 150 cm cloth to kg',
    '500 metres of 180 GSM cloth at 59.1 inches weigh about **135 kg** net: it weighs 270 g a running metre.',
  ],
  [
    'convert 10 kg of 200 gsm cloth to metres',
    '10 kg of 200 GSM cloth at 60 inches are about **32.8 metres**: it weighs 305 g a running metre. I took a width of 60 inches, since none was given.',
  ],
  [
    'how much does 200 gsm 60 inch cloth weigh per running metre',
    '200 GSM cloth at 60 inches weighs 305 g a running metre (GSM × width in metres).',
  ],
  [
    'how many metres in one kg of 200 gsm 60 inch cloth',
    '1 kg of 200 GSM cloth at 60 inches are about **3.28 metres**: it weighs 305 g a running metre.',
  ],
])('%s', (question, answer) => {
  expect(convert(question)).toEqual({
    text: answer,
    source: {
      label: 'From GSM to metres and kilos',
      to: href.article('what-is-gsm-fabric-weight-chart'),
    },
  });
});

test('weight and width of the fabric of the conversation are taken from its record', () => {
  const cloth = fabrics.find(
    ({ gsm, width }) => gsmMiddle(gsm) !== undefined && width.kind === 'inches',
  )!;
  if (cloth.width.kind !== 'inches') throw new Error('has no width');
  const grams = Math.round(gsmMiddle(cloth.gsm)! * cloth.width.inches * 0.0254);
  const text = convert('convert 500 metres to kg', cloth)?.text;
  expect(text).toContain(`500 metres of [`);
  expect(text).toContain(`](${href.fabric(cloth.slug)}) weigh about **`);
  expect(text).toContain(`net: it weighs ${grams} g a running metre.`);
  expect(text).not.toContain('I took a width');
  expect(convert('convert 500 metres of 180 gsm to kg', cloth)?.text).toContain(
    `500 metres of 180 GSM cloth at ${cloth.width.inches} inches weigh`,
  );
});

test('what is no conversion is left to others', () => {
  expect(convert('what is the minimum of 500 metres')).toBeUndefined();
  expect(convert('convert me')).toBeUndefined();
});
