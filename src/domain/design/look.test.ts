import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dyes,
  groundNames,
  grounds,
  isReadableDye,
  lookCss,
  lookStylesheet,
  readableDye,
  readLookAddress,
  shippedColours,
} from './look.ts';
import { contrastOf, distanceOf, hexOf, oklabOf } from './oklab.ts';
import { palette } from './palette.ts';

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours a mill may choose', () => {
  test('are read on every ground: dyes, ink, captions, faults and the edges of fields', () => {
    for (const { hex } of dyes) expect([hex, isReadableDye(hex)]).toEqual([hex, true]);
    for (const name of groundNames) {
      const { paper, card, shade } = grounds[name];
      for (const ground of [paper, card, shade]) {
        for (const text of [palette.ink, palette.ink2, palette.madder])
          expect([text, ground, contrastOf(text, ground) >= 4.5]).toEqual([text, ground, true]);
      }
      expect(contrastOf(palette.field, card)).toBeGreaterThanOrEqual(3);
    }
  });

  test('whatever colour is asked for becomes one that can be read and is no fault', () => {
    fc.assert(
      fc.property(anyHex, (asked) => {
        const { hex, moved } = readableDye(asked);
        expect(hex).toMatch(/^#[0-9a-f]{6}$/);
        expect(isReadableDye(hex)).toBe(true);
        expect(moved.length === 0).toBe(hex === asked);
      }),
      { numRuns: 500 },
    );
  });

  test('a pale yellow gets darker, the red of faults moves away, a good blue stays', () => {
    expect(readableDye('#ffe600').moved).toEqual(['darker']);
    const { hex, moved } = readableDye(palette.madder);
    expect(moved).toEqual(['away-from-faults']);
    expect(distanceOf(hex, palette.madder)).toBeGreaterThanOrEqual(0.1);
    expect(readableDye('#1F4E79')).toEqual({ hex: '#1f4e79', moved: [] });
    // An orange stays a brown, and does not become a pink.
    expect(distanceOf(readableDye('#f58220').hex, '#8a5a00')).toBeLessThan(0.12);
  });
});

test('a colour goes to Oklab and back', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(hexOf(oklabOf(hex))).toBe(hex);
    }),
  );
});

describe('the stylesheet of a look', () => {
  test('is none for the shipped one, and else an address that says what is in it', () => {
    expect(lookStylesheet(shippedColours)).toBeUndefined();
    const look = { dye: '#125a60', ground: 'safed' } as const;
    expect(lookStylesheet(look)).toBe('/look/125a60-safed.css');
    expect(readLookAddress('/look/125a60-safed.css')).toEqual(look);
    expect(lookCss(look)).toBe(
      ':root{--color-indigo:#125a60;--color-paper:#f6f6f3;--color-card:#ffffff;--color-shade:#e9e9e4;--color-hair:#d6d6cf}\n',
    );
  });

  test.for([
    '/look/ffe600-kora.css',
    '/look/a23b2a-kora.css',
    '/look/125a60-toString.css',
    '/look/125A60-kora.css',
    '/look/125a60-kora.css/x',
  ])('%s is no address', (path) => expect(readLookAddress(path)).toBeUndefined());
});
