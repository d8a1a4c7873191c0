import { describe, expect, test } from 'vitest';
import { fabrics } from '../../content/fabrics/fabrics.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import { toEnglish } from './hinglish.ts';
import { readQuestion } from './read-question.ts';
import {
  categoriesOf,
  colourNames,
  endUseWords,
  familyWords,
  finishWords,
  foreignCloths,
  lookUp,
} from './vocabulary.ts';

const { shadesByColour } = shippedContent;

const tables = { endUseWords, familyWords, finishWords };

test('every thing of the book can be called by plain words', () => {
  for (const line of Object.values(tables).flatMap(Object.values<string>)) {
    for (const word of line.split(' ')) expect(word).toMatch(/^[a-z]{3,}$/);
  }
  expect(foreignCloths.size).toBeGreaterThan(20);
  for (const word of foreignCloths) expect(word).toMatch(/^[a-z]{3,}$/);
});

test('every finish that has words is given to some fabric', () => {
  const given = new Set(fabrics.flatMap(({ finishes }) => finishes));
  for (const finish of Object.keys(finishWords)) expect(given).toContain(finish);
});

test('every shade of a colour is a shade of some fabric', () => {
  const dyed = new Set(fabrics.flatMap(({ shades }) => shades.map(({ name }) => name)));
  for (const shade of Object.values(shadesByColour).flat()) {
    expect(dyed).toContain(shade);
  }
});

test('every colour that has shades is read from a question, and no other', () => {
  expect([...colourNames].toSorted()).toEqual(Object.keys(shadesByColour).toSorted());
  for (const name of colourNames) {
    expect(readQuestion(`is it there in ${name}`, fabrics).wishes.colour).toBe(name);
  }
});

test('a word finds what it belongs to, and no other word does', () => {
  expect(lookUp(endUseWords, new Set(['saree', 'border']))).toEqual(['Ethnic wear', 'Trims']);
  expect(lookUp(familyWords, new Set(['tulle']))).toEqual(['net']);
  expect(lookUp(finishWords, new Set(['sweat']))).toEqual(['Moisture-wicking']);
  expect(lookUp(familyWords, new Set(['sare', '']))).toEqual([]);
});

describe('the fibres that are named decide the collection', () => {
  test.each([
    ['cotton', ['pure-cotton-fabrics']],
    ['cottons', ['pure-cotton-fabrics']],
    ['nylon', ['nylon-classics']],
    ['polyamide', ['nylon-classics']],
    ['polycotton', ['polyester-cotton-knits']],
    ['polyester cotton', ['polyester-cotton-knits']],
    ['poly', ['polyester-cotton-knits']],
    ['cotton nylon', ['breathable-cotton-nylon-collection']],
    ['cotton or nylon', ['pure-cotton-fabrics', 'nylon-classics']],
    ['nylon versus cotton', ['pure-cotton-fabrics', 'nylon-classics']],
    ['polycotton nylon', ['polyester-cotton-knits', 'nylon-classics']],
    ['silk', []],
  ])('%s', (text, categories) => {
    expect(categoriesOf(new Set(text.split(' ')), text)).toEqual(categories);
  });
});

describe('Hindi and Punjabi words are read as English', () => {
  test.each([
    ['kya', 'what is'],
    ['kaunsa', 'which one'],
    ['kitna', 'how many'],
    ['kaise', 'how'],
    ['kab', 'when'],
    ['kahan', 'where'],
    ['kyun', 'why'],
    ['chahiye', 'i need'],
    ['kapda', 'fabric'],
    ['bhav', 'price'],
    ['sasta', 'cheapest'],
    ['mehnga', 'expensive'],
    ['sabse', 'most'],
    ['halka', 'light'],
    ['bhari', 'heavy'],
    ['garmi', 'summer'],
    ['sardi', 'winter'],
    ['din', 'days'],
    ['milega', 'get'],
    ['bhejo', 'send'],
    ['namuna', 'sample'],
    ['dhona', 'wash'],
    ['sikudta', 'shrink'],
    ['rang', 'colour'],
    ['chaurai', 'width'],
    ['wazan', 'weight'],
    ['liye', 'for'],
    ['bachche', 'childrenswear'],
    ['suti', 'cotton'],
    ['kam', 'minimum'],
    ['accha', 'good'],
    ['baat', 'talk'],
    ['insaan', 'person'],
    ['namaste', 'hello'],
    ['shukriya', 'thanks'],
    ['udhaar', 'credit'],
    ['videsh', 'abroad'],
    ['banate', 'make'],
    ['bechte', 'sell'],
    ['aapka', 'your'],
    ['aap', 'you'],
    ['hai', 'is'],
    ['ka', 'of'],
    ['ki', 'of'],
    ['ke', 'of'],
    ['da', 'of'],
    ['de', 'of'],
    ['di', 'of'],
    ['haan', 'yes'],
    ['matlab', 'mean'],
    ['jaldi', 'fast'],
    ['fark', 'difference'],
    ['istri', 'iron'],
    ['mulayam', 'soft'],
    ['kadak', 'firm'],
    ['garam', 'warm'],
    ['thanda', 'cool'],
    ['mudta', 'curl'],
    ['kinara', 'edge'],
    ['jaali', 'net'],
    ['kaala', 'black'],
    ['safed', 'white'],
    ['laal', 'red'],
    ['neela', 'blue'],
    ['hara', 'green'],
    ['peela', 'yellow'],
    ['badami', 'beige'],
    ['firozi', 'teal'],
    ['slety', 'grey'],
    ['saada', 'plain'],
    ['mazboot', 'strong'],
    ['resham', 'silk'],
    ['ooni', 'wool'],
    ['phooldar', 'floral'],
    ['gulabi', 'pink'],
    ['bhura', 'brown'],
    ['jamuni', 'purple'],
    ['narangi', 'orange'],
    ['dhari', 'stripe'],
    ['chaukhana', 'check'],
    ['parda', 'curtain'],
    ['chadar', 'bedsheet'],
    ['aarpaar', 'seethrough'],
    ['chamkila', 'shiny'],
    ['chauda', 'wide'],
    ['pehle', 'first'],
    ['aur', 'and'],
    ['bhi', 'also'],
    ['sirf', 'only'],
    ['ya', 'or'],
    ['koi', 'any'],
    ['kuch', 'something'],
    ['jaisa', 'like'],
    ['zyada', 'more'],
    ['aakhri', 'last'],
    ['dono', 'both'],
    ['bina', 'without'],
    ['thoda', 'little'],
    ['lekin', 'but'],
    ['nahin', 'nahi'],
    ['iska', 'its'],
    ['isme', 'it'],
    ['dikhao', 'show'],
    ['wala', 'one'],
    ['lagega', 'required'],
    ['pcs', 'pieces'],
    ['pehla', 'the first'],
    ['doosra', 'the second'],
    ['teesra', 'the third'],
    ['कीमत', 'price'],
    ['कपड़ा', 'fabric'],
    ['सूती', 'cotton'],
    ['नायलॉन', 'nylon'],
    ['नमूना', 'sample'],
    ['न्यूनतम', 'minimum'],
    ['जीएसएम', 'gsm'],
    ['नमस्ते', 'hello'],
    ['कितना', 'how many'],
    ['धोना', 'wash'],
    ['दिन', 'days'],
  ])('%s means %s', (word, english) => expect(toEnglish([word]).join(' ')).toBe(english));

  test('an English word stays', () => {
    expect(toEnglish(['lace', 'kapda', '14b'])).toEqual(['lace', 'fabric', '14b']);
  });
});
