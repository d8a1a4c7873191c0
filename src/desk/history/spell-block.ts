import { blockKinds, type BlockType } from '../journal/blocks/block-kinds.ts';

/** An article paragraph by paragraph: one changed word does not make a page of text look changed. */
export function spellBlocks(blocks: unknown): string[] | undefined {
  if (blocks === undefined) return undefined;
  const list = Array.isArray(blocks) ? blocks : [blocks];
  return list.flatMap((block: unknown) => {
    const text = spellBlock(block);
    return isProse(block) ? text.split(/\n{2,}/).filter(Boolean) : [text];
  });
}

function isProse(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'type' in block && block.type === 'prose';
}

/** A block of an article as the text that a reader would see of it. */
export function spellBlock(block: unknown): string {
  if (typeof block !== 'object' || block === null) return String(block);
  const { type, ...rest } = block as { type?: string };
  const name = isProse(block) ? '' : blockKinds[type as BlockType]?.label;
  const text = leaves(rest).join('\n');
  return name === undefined || name === '' ? text : `${name}\n${text}`.trim();
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
