export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

/** The smallest coding this client accepts. Browsers send a handful of spellings, so each is read once. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return 'identity';
  let coding = remembered.get(acceptEncoding);
  if (coding === undefined) {
    coding = readCoding(acceptEncoding);
    // A hostile client could send a new spelling each time.
    if (remembered.size < 200) remembered.set(acceptEncoding, coding);
  }
  return coding;
}

const remembered = new Map<string, Coding>();

function readCoding(acceptEncoding: string): Coding {
  const accepted = new Map<string, boolean>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined || Number(quality) > 0);
  }
  const takes = (coding: Coding) => accepted.get(coding) ?? accepted.get('*') ?? false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
