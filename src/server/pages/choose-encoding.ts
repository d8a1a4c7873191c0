const contentEncodings = ['br', 'gzip', 'identity'] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

/** The smallest encoding this client accepts. Browsers send few spellings, so each is parsed once. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity';
  let encoding = parsed.get(acceptEncoding);
  if (encoding === undefined) {
    encoding = parse(acceptEncoding);
    // A hostile client could send a new spelling each time.
    if (parsed.size < 200) parsed.set(acceptEncoding, encoding);
  }
  return encoding;
}

const parsed = new Map<string, ContentEncoding>();

function parse(acceptEncoding: string): ContentEncoding {
  const accepted = new Map<string, boolean>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined || Number(quality) > 0);
  }
  const accepts = (encoding: ContentEncoding) =>
    accepted.get(encoding) ?? accepted.get('*') ?? false;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
