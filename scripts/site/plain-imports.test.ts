import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { callPlainly } from './plain-imports.ts';

test('a dynamic import is called by itself, with what follows it', () => {
  const code = `
    const a = () => __vitePreload(() => import("./a.js"), []);
    void __vitePreload(() => import("./b.js").then((b) => b.run(import.meta.url)), __VITE_PRELOAD__);
  `;
  expect(callPlainly(code, parseAst)).toBe(`
    const a = () => import("./a.js");
    void import("./b.js").then((b) => b.run(import.meta.url));
  `);
});

test('an import that is taken apart stays as it is', () => {
  const code = `await __vitePreload(async () => { const { a } = await import("./a.js"); return { a }; }, []);`;
  expect(callPlainly(code, parseAst)).toBe(code);
});
