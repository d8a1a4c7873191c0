import { z } from 'zod';
import { isSafeLink } from '../../domain/publishing/safe-link.ts';

/**
 * The schema of a page's texts is their shipped example: the same fields, each with a value of the same
 * type. Lists may be shorter or longer, with items like the shipped ones; a field that only some of
 * them have is optional. So a text that is added to a page needs no second description.
 */
export function schemaLike<Example>(...examples: readonly Example[]): z.ZodType<Example> {
  // Made for the first body: a server that starts reads none.
  return z.lazy(() => shapeOf(examples, '') as z.ZodType<Example>);
}

/** Longer than any paragraph of a page. */
const longestText = 4000;
const mostItems = 200;

function shapeOf(examples: readonly unknown[], name: string): z.ZodType {
  const [first] = examples;
  if (examples.every((one) => typeof one === 'string')) return textShape(examples, name);
  if (examples.every((one) => typeof one === 'number')) return z.number();
  if (examples.every((one) => typeof one === 'boolean')) return z.boolean();
  if (examples.every((one) => Array.isArray(one))) {
    return z.array(shapeOf(examples.flat(), name)).max(mostItems);
  }
  if (examples.every(isGroup)) return groupShape(examples);
  if (examples.every((one) => typeof one === 'string' || typeof one === 'number')) {
    return z.union([z.string().max(longestText), z.number()]);
  }
  throw new Error(`No schema follows from the examples of ${name}: ${typeof first}`);
}

function textShape(examples: readonly string[], name: string): z.ZodType {
  const text = z
    .string()
    .max(longestText)
    .refine((value) => !/\p{Cc}/u.test(value.replaceAll('\n', '')), 'holds a control character');
  if (name === 'to' || name === 'href') return text.refine(isAddress, 'is no address of a page');
  return examples.every((example) => example !== '') ? text.min(1) : text;
}

/** An address may be, or begin with, a fact that is one: `{mill.linkedin.href}`. */
function isAddress(text: string): boolean {
  return text.startsWith('{mill.') || isSafeLink(text);
}

function groupShape(examples: readonly Readonly<Record<string, unknown>>[]): z.ZodType {
  const names = new Set(examples.flatMap((example) => Object.keys(example)));
  const fields = [...names].map((name) => {
    const values = examples.flatMap((example) => (name in example ? [example[name]] : []));
    const shape = shapeOf(values, name);
    return [name, values.length === examples.length ? shape : shape.exactOptional()] as const;
  });
  return z.strictObject(Object.fromEntries(fields));
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
