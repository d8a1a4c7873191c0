import { type Composition, type Fibre, fibreNames } from '../../../domain/fabric/fabric.ts';
import { compositionRules } from '../../../domain/fabric/fabric-record.ts';
import { compositionOf } from '../../../domain/fabric/new-fabric.ts';

/** A share while it is being typed: what is no number yet is kept as it was typed. */
export interface TypedShare {
  readonly fibre: Fibre;
  readonly percent?: number | string;
}

/** The shares a record states, or the one that follows from a pure composition. */
export function sharesOf(composition: unknown, fibres: unknown): readonly TypedShare[] {
  if (Array.isArray(fibres)) return fibres as TypedShare[];
  const rule = Object.entries(compositionRules).find(([name]) => name === composition)?.[1];
  const [only, ...more] = rule?.fibres ?? [];
  if (only && more.length === 0) return [{ fibre: only, percent: 100 }];
  return (rule?.fibres ?? []).map((fibre) => ({ fibre }));
}

export function sumOf(shares: readonly TypedShare[]): number {
  return shares.reduce((sum, { percent }) => sum + (typeof percent === 'number' ? percent : 0), 0);
}

export interface Mend {
  readonly label: string;
  readonly shares: readonly TypedShare[];
}

/** "Adds up to 98. Two are missing.", with what would make it 100. */
export function judgeShares(shares: readonly TypedShare[]): {
  readonly says: string;
  readonly good: boolean;
  readonly mends: readonly Mend[];
} {
  if (shares.length === 0) return { says: 'No fibre yet.', good: false, mends: [] };
  const sum = tidy(sumOf(shares));
  const off = tidy(100 - sum);
  if (off === 0) return { says: 'Adds up to 100', good: true, mends: [] };
  const count = Math.abs(off);
  const says =
    off > 0
      ? `Adds up to ${sum}. ${spellFew(count)} ${count === 1 ? 'is' : 'are'} missing.`
      : `Adds up to ${sum}. ${spellFew(count)} too many.`;
  return { says, good: false, mends: mendsOf(shares, off) };
}

function mendsOf(shares: readonly TypedShare[], off: number): Mend[] {
  const last = shares.at(-1)!;
  const filled = tidy((typeof last.percent === 'number' ? last.percent : 0) + off);
  const mends: Mend[] = [];
  if (filled > 0) {
    const label = off > 0 ? `Put ${off} on ${last.fibre}` : `Take ${-off} from ${last.fibre}`;
    mends.push({ label, shares: [...shares.slice(0, -1), { ...last, percent: filled }] });
  }
  const stretches = shares.some(({ fibre }) => fibre === 'elastane');
  // A blend may have up to a quarter of elastane; a pure cloth none.
  if (off > 0 && off <= 25 && !stretches && shares.length > 1) {
    mends.push({
      label: `Add elastane ${off}`,
      shares: [...shares, { fibre: 'elastane', percent: off }],
    });
  }
  return mends;
}

/** Fibres that are not in it yet. */
export function freeFibres(shares: readonly TypedShare[]): Fibre[] {
  return fibreNames.filter((name) => shares.every(({ fibre }) => fibre !== name));
}

/** What the record is to say: its name for the blend follows the fibres, the shares are stated. */
export function writeShares(
  shares: readonly TypedShare[],
  composition: unknown,
): { readonly composition: unknown; readonly fibres: readonly TypedShare[] | undefined } {
  const names = shares.map(({ fibre }) => fibre);
  const fitting = compositionsFor(names);
  const called = fitting.find((name) => name === composition) ?? compositionOf(names);
  const pure = called?.startsWith('100%') && shares.length === 1 && shares[0]?.percent === 100;
  return { composition: called ?? composition, fibres: pure ? undefined : shares };
}

/** The names that the mill has for cloth of these fibres. */
export function compositionsFor(fibres: readonly Fibre[]): Composition[] {
  const named = fibres.filter((fibre) => fibre !== 'elastane').toSorted();
  const stretches = fibres.includes('elastane');
  return (Object.keys(compositionRules) as Composition[]).filter(
    (name) =>
      compositionRules[name].fibres.join() === named.join() &&
      !(stretches && name.startsWith('100%')),
  );
}

/** `0.1 + 0.2` is to be 0.3. */
function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}

const few = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function spellFew(count: number): string {
  return few[count] ?? String(count);
}
