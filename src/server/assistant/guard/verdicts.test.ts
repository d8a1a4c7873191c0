import { join } from 'node:path';
import { expect, test } from 'vitest';
import { honestAnswers } from '../../../../tests/support/assistant/honest-answers.ts';
import { inventedClaims } from '../../../../tests/support/assistant/invented-claims.ts';
import { shippedContent } from '../../../content/shipped-content.ts';
import {
  isDenial,
  isListOfNouns,
  isReferral,
  takesBack,
} from '../../../domain/assistant/guard/denials.ts';
import { readSentence } from '../../../domain/assistant/guard/read-answer.ts';
import { readFigures } from '../../../domain/assistant/guard/read-numbers.ts';
import { openGuard } from './open-guard.ts';

/** Each number and unit that is known, between words that say nothing. */
const figures = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety dozen dozens half halves quarter quarters third thirds tenth twice thrice double triple ½ score ek do teen char chaar paanch panch chhe saat aath nau das bees pachas sau assi aadha dedh dhai'
    .split(' ')
    .map((number) => `It is ${number} metres.`),
  ...'hundred hundreds thousand thousands lakh lakhs lac million millions crore crores billion hazaar hazar dozen'
    .split(' ')
    .flatMap((times) => [`It is 3 ${times} metres.`, `It is three ${times} and five metres.`]),
  ...'gsm inch inches " cm cms centimetre centimetres centimeter centimeters mm millimetre millimetres m mtr mtrs metre metres meter meters yd yds yard yards kg kgs kilo kilos kilogram kilograms g gram grams oz ounce ounces day days hour hours week weeks month months year years minute minutes % percent percentage ppm ° degree degrees fabric fabrics cloths options option choices suggestions matches designs results others shade shades colour colours color colors swatch swatches collection collections step steps things ways questions points sides bars needles weights widths constructions structures finishes kinds types rupees'
    .split(' ')
    .map((unit) => `It is 7 ${unit} here.`),
  ...'- + working business recorded different running such net lace other'
    .split(' ')
    .map((word) => `It takes 7–12 ${word} days.`),
  ...['–', '-', '−', 'to', 'or', 'and', '/', '×', 'by'].map((joint) => `It is 65 ${joint} 35 cm.`),
  'It is 65/35 in all.',
  'It is 7 per cent here.',
  'It is 140 g/m² here.',
  'It is 140 grams per square metre here.',
  'It is 6 oz/yd² here.',
  'It is 1,25,000 m, or 2.5 kg.',
  'Twenty-five and thirty and one hundred and eighty days.',
];

const sentences = [
  ...Object.values(inventedClaims)
    .flat()
    .map(({ asked = 'Please.', said }) => ({ asked, said, tool: undefined })),
  ...honestAnswers.map(({ asked, said, tool }) => ({ asked, said, tool })),
  ...figures.map((said) => ({ asked: 'Please.', said, tool: undefined })),
];

/**
 * That a sentence is refused is the guard's promise; for which reason, and which numbers it has read in
 * it, shows whether each of its rules still works. Written anew with `npm test -- verdicts -u`.
 */
test('every sentence is read and judged as it was before', async () => {
  const verdicts = sentences.map(({ asked, said, tool }) => {
    const guard = openGuard(shippedContent, [{ role: 'user', content: asked }]);
    if (tool !== undefined) guard.learn(tool);
    const verdict = guard.judge(said) ?? 'released';
    return `${asked} > ${said.replaceAll('\n', '⏎')}\n    ${[verdict, ...reading(said)].join('; ')}\n`;
  });
  await expect(verdicts.join('')).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../tests/assistant/verdicts.txt'),
  );
});

function reading(said: string): string[] {
  const anything = { isLink: () => true, isPicture: () => true, strings: [] };
  const read = readSentence(said, anything);
  if ('refused' in read) return [`unreadable: ${read.refused}`];
  const { tokens } = read;
  const clauses = [...Map.groupBy(tokens, ({ clause }) => clause).values()].filter((clause) =>
    clause.some(({ kind }) => kind !== 'mark'),
  );
  const rules = {
    isDenial: (clause: typeof tokens) => isDenial(clause, () => false),
    isReferral,
    takesBack,
    isListOfNouns,
  };
  return [
    ...readFigures(tokens).map(({ value, unit, next, isSmallWord }) =>
      [Number(value.toFixed(3)), unit, next && `before ${next}`, isSmallWord ? 'as a word' : '']
        .filter((part) => part !== '')
        .join(' '),
    ),
    `${clauses.length} clauses`,
    ...Object.entries(rules).flatMap(([name, holds]) =>
      clauses.some((clause) => holds(clause)) ? [name] : [],
    ),
  ];
}
