type IsDead = (address: string) => boolean;

/**
 * A record without what leads nowhere: entries of lists, groups that a page can do without, and links
 * within a text, of which the words stay.
 */
export function dropLinks<Body>(body: Body, isDead: IsDead): Body {
  return drop(body, isDead, 'groups') as Body;
}

/** The same for entries of lists only. Where there is nothing to drop, the very object is returned. */
export function dropEntries<Body>(body: Body, isDead: IsDead): Body {
  return drop(body, isDead, 'entries') as Body;
}

function drop(value: unknown, isDead: IsDead, which: 'groups' | 'entries'): unknown {
  if (typeof value === 'string') {
    if (which === 'entries') return value;
    return value.replace(inText, (whole, words: string, to: string) =>
      isDead(to) ? words : whole,
    );
  }
  if (Array.isArray(value)) {
    const kept = value
      .filter((item) => !leadsNowhere(item, isDead))
      .map((item) => drop(item, isDead, which));
    return kept.length === value.length && kept.every((item, at) => item === value[at])
      ? value
      : kept;
  }
  if (!isGroup(value)) return value;
  const entries = Object.entries(value);
  const kept = entries
    .filter(([, item]) => which === 'entries' || !leadsNowhere(item, isDead))
    .map(([name, item]) => [name, drop(item, isDead, which)] as const);
  const isWhole =
    kept.length === entries.length && kept.every(([name, item]) => item === value[name]);
  return isWhole ? value : Object.fromEntries(kept);
}

const inText = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

function leadsNowhere(value: unknown, isDead: IsDead): boolean {
  if (!isGroup(value)) return false;
  const { to, href } = value;
  return [to, href].some((address) => typeof address === 'string' && isDead(address));
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
