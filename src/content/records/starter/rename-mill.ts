import type { Mill } from '../../mill.ts';

/** Where the mill's record says its own name within a sentence, the new one takes the place of the former. */
export function renameMill(mill: Mill, former: string): Mill {
  const { name, blurb, legal, whatsapp } = mill;
  if (name === former) return mill;
  const say = (text: string) => text.replaceAll(former, name);
  return {
    ...mill,
    shortName: shortOf(mill, former),
    blurb: say(blurb),
    legal: { ...legal, name: legal.name === former ? name : legal.name },
    whatsapp: {
      ...whatsapp,
      greeting: say(whatsapp.greeting),
      customRequest: say(whatsapp.customRequest),
    },
  };
}

/** `Rewa Tricot Works` → `Rewa`, unless somebody has chosen another. */
function shortOf({ name, shortName }: Mill, former: string): string {
  const isFormer = former.startsWith(shortName) && !name.startsWith(shortName);
  return isFormer ? firstWords(name) : shortName;
}

/** The longest beginning of whole words that fits where the short name stands. */
function firstWords(name: string): string {
  const [first = name, second = ''] = name.trim().split(/\s+/);
  const both = `${first} ${second}`.trim();
  // A first word such as "Sri" or "JK" is no name by itself.
  return (first.length < 4 && both.length <= 24 ? both : first).slice(0, 24);
}
