import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import { createGuide } from './create-guide.ts';

const guide = createGuide(() => shippedContent);

/** The answer to the last line of a conversation. */
function talk(...lines: readonly string[]): string {
  const messages: ChatMessage[] = [];
  for (const content of lines) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: guide.reply(messages).message });
  }
  return messages.at(-1)!.content;
}

test('no pure cotton leaves the blends, no cotton and no nylon leaves neither', () => {
  const blends = talk('polos', 'no pure cotton');
  expect(blends).toContain('without 100% Cotton');
  expect(blends).toContain('polyester and');
  expect(talk('linings, no cotton and no nylon')).toContain('without cotton or nylon');
});

test('what is denied is denied over the words between', () => {
  expect(talk("I don't want anything shiny or transparent for kurtis")).toContain(
    'opaque, without satin',
  );
});

test('the heaviest of a kind is an order and no bound of its weight', () => {
  expect(talk('net for sportswear', 'sabse bhari konsa')).toContain('The heaviest first');
});

test('a light grey is a shade and no weight', () => {
  expect(talk('uniform fabric in light grey')).not.toContain('160 GSM, in grey');
});

test('lighter than the first goes on from that one', () => {
  expect(talk('fabric for polos', 'something lighter than the first')).toContain(
    'Lighter than 22A',
  );
});

test('is it nylon asks what the fabric is made of', () => {
  expect(talk('antistatic lining', 'is it nylon')).toBe(
    '**[12G Tricot Standard](/fabrics/tricot-standard-12g)**: is 100% nylon.',
  );
});

test('what makes it soft asks of the fabric that was shown', () => {
  expect(talk('softest cloth for newborn', 'what makes it soft')).toContain('What makes it soft:');
});

test('can I use it for dresses asks of its uses', () => {
  expect(talk('what about 15D?', 'can I use it for dresses')).toContain('made for dresses');
});

test('a third fabric is laid beside two that were compared', () => {
  const three = talk('difference between 15C and 15G', 'and 15K?');
  for (const number of ['15C', '15G', '15K']) expect(three).toContain(number);
  expect(
    talk('difference between 15C and 15G', 'and 15K?', 'which is the lightest of the three'),
  ).toMatch(/^\[15K/);
});

test('the cotton one is the only cotton of those shown', () => {
  expect(talk('compare 17B and 17C', 'the cotton one, what is its width?')).toMatch(/^\*\*\[17B/);
});

test('a fabric that is refused by its number is not shown', () => {
  const others = talk('options other than 22A for polos');
  expect(others).not.toContain('[22A');
  expect(others).toContain('other than 22A');
});

test('another weight than the recorded one can be knitted', () => {
  expect(talk('Can you make 14B in 130 gsm?')).toContain('Another weight is knitted to order');
  expect(talk('what does 14B weigh?')).not.toContain('knitted to order');
});

test('a range of weight goes on with the search and asks of no fabric', () => {
  expect(talk('kurti fabric', 'pastel shades', '130-150 gsm')).toContain('130–150 GSM, for ethnic');
});

test('a length with no cloth is weighed of the first one shown', () => {
  expect(talk('white tulle', '500 meter ka wajan')).toMatch(/500 metres of .* kg/);
});

test('one garment is counted where its length is asked', () => {
  expect(talk('ek kurta me kitna kapda lagega')).toContain('One piece (kurtas) takes');
  expect(talk('30 dozen hoodies')).toContain('360 hoodies take');
  expect(talk('how many yards for 250 jackets')).toContain('yards');
});

test('the minimum of one fabric comes with the general terms', () => {
  expect(talk('fabric for polos', 'moq of the first one')).toContain('300–500 m');
});

test('a buyer who wants help in choosing is asked what for', () => {
  expect(talk('you have a nice range, I need help choosing')).toContain('What will it become');
});

test('a minimum beside samples is answered too, a minimum of samples alone is not', () => {
  expect(talk('1) the MOQ 2) lead time 3) free swatches')).toContain('300–500 m');
  expect(talk('minimum for a sample')).not.toContain('Bulk begins');
});

test('width and minimum of a list are those of its fabrics', () => {
  expect(talk('polo fabric', 'kindly confirm width and MOQ')).toMatch(/^\*\*\[22A/);
});

test('any colour in blue asks of the fabric that was spoken of', () => {
  expect(talk('tell me about 16C', 'any colour in blue?')).toMatch(/^\*\*\[16C/);
});

test('what a buyer does not mind is no longer wished, either way', () => {
  const free = talk('scarves that do not curl', 'i dont mind curling');
  expect(free).not.toContain('cut edge');
});

test('a kind that is fine too is looked for beside the one before', () => {
  expect(talk('cotton lace', 'cotton nylon is fine')).toContain('Cotton Nylon, lace');
});

test('cotton lace comes nearest as lace that is mostly cotton', () => {
  expect(talk('cotton lace')).toContain('76% cotton');
  expect(talk('nylon spandex for yoga')).toContain('elastane');
});

test('which of two has a finish is one of them', () => {
  expect(talk('17D or 18C?', 'which has anti static')).toMatch(
    /^Of these, by their record:\n\n- \*\*\[17D[^\n]*$/,
  );
});

test('a fabric named after a question answers it', () => {
  expect(talk('does it shrink?', '14A')).toContain('depends on fibre');
});

test('Hindi words leave out, look through and compare', () => {
  expect(talk('nylon', 'lace chhod ke')).toContain('without lace');
  expect(talk('curtain', 'jo andar se na dikhe')).toContain('opaque');
  expect(talk('satin', 'isse bhari')).toContain('Heavier than 16A');
});

test('one kind of a family is left out, and the others stay', () => {
  const lace = talk('lace for lingerie', 'without scallops');
  expect(lace).toContain('lace, without scallop, for lingerie');
  expect(lace).not.toContain('scalloped lace');
});

test('whoever wants no static or pilling wants the finish against it', () => {
  expect(talk('lining, static free')).toContain('finished Anti-static');
  expect(talk('polos, no pilling')).toContain('finished Anti-pilling');
});

test('a width without its unit is read behind wider and narrower', () => {
  expect(talk('net', 'wider than 60')).toContain('from 61 inches');
});

test('first and third are laid side by side', () => {
  expect(talk('the lightest nets', 'compare the first and third')).toContain('| Weight |');
});

test('garments are counted of the cloth that was chosen for them', () => {
  expect(talk('tell me about 22A', 'how many metres for 1000 polos')).toContain('At 185 GSM');
});

test('a town where a buyer works is no question of freight alone', () => {
  expect(talk('we make lingerie in Jaipur')).toContain('for lingerie');
});

test('what is asked of it is not looked for', () => {
  expect(talk('fleece', 'will it pill')).toContain(': finished ');
});

test('a wish taken back beside a fibre that is fine keeps the search', () => {
  expect(talk('opaque blouses', 'without nylon', 'never mind, nylon is ok')).toContain(
    'opaque, for ethnic wear',
  );
});

test('which is heavier means the two that were spoken of one after the other', () => {
  expect(talk('is 12G see-through', '14J?', 'which is heavier')).toMatch(/^\[14J/);
  expect(talk('compare 15H and 15J', 'dono me se halka')).toMatch(/^\[15H/);
});

test('that in cotton is the same construction in cotton', () => {
  expect(talk('22C please', 'do you have that in pure cotton')).toContain('100% Cotton, piqué');
});

test('a construction just asked for outweighs the fibre', () => {
  expect(talk('cotton stripes for shirts', 'what about checks')).toContain('Without the fibre');
});

test('how much and which cloth are both answered', () => {
  const both = talk('hoodie 500 pcs, kapda kitna aur konsa');
  expect(both).toContain('500 hoodies take');
  expect(both).toContain('for hoodies');
});

test('what it is for asks of its uses, and whether you do a fibre lists it', () => {
  expect(talk('17B', 'whats it for')).toContain('made for');
  expect(talk('do you do polyester')).toContain('Polyester Cotton');
});
