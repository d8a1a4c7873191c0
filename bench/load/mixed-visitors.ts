import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import type { PictureManifest } from '../../src/domain/picture/picture.ts';
import { lightQualities, lightWidths } from '../../src/server/images/image-address.ts';
import { fromElsewhere } from '../../tests/support/server/wire-bytes.ts';
import { requestOf } from '../../tests/support/enquiries/sample-enquiry.ts';

interface VisitorRequest {
  readonly path: string;
  readonly body?: object;
}

export interface Visitors {
  /** Sends one request of some kind and does not wait for it. */
  ask(): void;
  /** Resolves when every request has been answered. */
  done(): Promise<void>;
  /**
   * Counts of answers by kind; `later` were refused with "try again later", `left` were never sent
   * because too many were open, `broken` got no answer or one that no server should give.
   */
  readonly counts: Readonly<Record<string, number>>;
}

/** Visitors with requests of every kind, in the proportions below. */
export function createVisitors(
  url: string,
  agent: Agent,
  { pages, assets }: { readonly pages: readonly string[]; readonly assets: readonly string[] },
): Visitors {
  const pictures = listPictures();
  const kinds: readonly (readonly [share: number, kind: string, make: () => VisitorRequest])[] = [
    [45, 'page', () => ({ path: pick(pages) })],
    [16, 'asset', () => ({ path: pick(assets) })],
    [12, 'picture', () => ({ path: pick(pictures) })],
    [
      10,
      'search',
      () => ({ path: `/catalogue?search=${pick(words)}+${pick(words)}${randomInt(50)}` }),
    ],
    [4, 'quote page', () => ({ path: `/quote?product=${randomUUID().slice(0, 8)}` })],
    [4, 'question', () => ({ path: '/functions/v1/ai-chat', body: conversation() })],
    [2, 'enquiry', enquiry],
    [7, 'missing', () => ({ path: `/${randomUUID().slice(0, 6)}/${pick(words)}` })],
  ];
  const whole = kinds.reduce((sum, [share]) => sum + share, 0);
  const counts: Record<string, number> = {};
  const open = new Set<Promise<void>>();

  function ask(): void {
    // On a machine that cannot keep up, open requests are limited and further visitors leave.
    if (open.size >= mostOpen) {
      counts['left'] = (counts['left'] ?? 0) + 1;
      return;
    }
    let point = randomInt(whole);
    const chosen = kinds.find(([share]) => (point -= share) < 0)!;
    const [, kind, make] = chosen;
    const what = make();
    const pending = send(url, agent, what)
      .then((status) => {
        if (status < 500) return kind;
        if (status === 503) return 'later';
        throw new Error(`answered ${status}`);
      })
      .catch((error: unknown) => {
        console.log(`${kind} ${what.path}: ${String(error)}`);
        return 'broken';
      })
      .then((name) => {
        counts[name] = (counts[name] ?? 0) + 1;
        open.delete(pending);
      });
    open.add(pending);
  }

  return {
    ask,
    counts,
    done: async () => {
      await Promise.all(open);
    },
  };
}

const mostOpen = 500;
const words = ['locknit', 'cotton', 'nylon', 'lace', 'premium', 'net', 'tricot', 'navy', 'polo'];
const questions = [
  'What is your lead time?',
  'compare 14B and 14J',
  'what for polos?',
  'price of 14B for 800 metres in navy?',
  'Do you knit to a sample?',
];

function enquiry(): VisitorRequest {
  const { path, body } = requestOf(randomUUID());
  return { path, body };
}

/** A conversation with up to eight earlier turns. */
function conversation(): object {
  const turns = randomInt(8);
  const earlier = Array.from({ length: turns }, () => [
    { role: 'user', content: pick(questions) },
    { role: 'assistant', content: 'Bulk starts at 300–500 m per colour. '.repeat(5) },
  ]).flat();
  return { messages: [...earlier, { role: 'user', content: pick(questions) }] };
}

function listPictures(): string[] {
  const manifest = JSON.parse(
    readFileSync('public/pictures/manifest.json', 'utf8'),
  ) as PictureManifest;
  return Object.values(manifest.fabrics)
    .flat()
    .flatMap(({ path }) =>
      lightWidths.flatMap((width) =>
        lightQualities.map(
          (quality) => `${path.replace('/pictures/', '/img/')}-${width}-q${quality}.webp`,
        ),
      ),
    );
}

function pick<T>(list: readonly T[]): T {
  return list[randomInt(list.length)]!;
}

/** Retries once when the server was just closing a kept connection, as any proxy does. */
async function send(url: string, agent: Agent, what: VisitorRequest): Promise<number> {
  const key = randomUUID();
  const first = await sendOnce(url, agent, what, key);
  return first === 'unheard' ? Number(await sendOnce(url, agent, what, key)) : first;
}

function sendOnce(
  url: string,
  agent: Agent,
  { path, body }: VisitorRequest,
  key: string,
): Promise<number | 'unheard'> {
  const text = body && JSON.stringify(body);
  const headers = {
    'Accept-Encoding': 'br',
    // Every third page is the first one of a visit.
    ...(text === undefined && randomInt(3) === 0 && fromElsewhere),
    'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    ...(text !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      'Idempotency-Key': key,
    }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(
      url + path,
      { method: text === undefined ? 'GET' : 'POST', agent, headers },
      (res) => {
        res
          .on('error', reject)
          .resume()
          .on('end', () => resolve(res.statusCode ?? 599));
      },
    )
      .setTimeout(30_000, () => asking.destroy(new Error('timed out')))
      .on('error', (error: NodeJS.ErrnoException) => {
        if (asking.reusedSocket && error.code === 'ECONNRESET') resolve('unheard');
        else reject(error);
      })
      .end(text);
  });
}
