import { expect, test } from 'vitest';
import { bounds } from './counts.ts';
import { createExposition, type Readings } from './exposition.ts';
import { createMetrics } from './metrics.ts';

const readings: Readings = {
  edition: 'a1b2',
  fromMemory: new Map([
    [200, 7],
    [304, 2],
  ]),
  queue: { waiting: 3, givenUp: 1, oldestSeconds: 90 },
  mailInAge: 30,
  leadsAge: 40,
  connections: 5,
  pictureBytes: { memory: 100, disk: 200 },
  publication: { shown: 6, published: 7, isBehind: true, seconds: 1.5 },
  deskStreams: 4,
};

const metrics = createMetrics();
metrics.requests.add({ kind: 'page', status: '2xx' }, 11);
metrics.durations.add('page', 0.02);
metrics.durations.add('page', 60);
metrics.enquiries.add({ kind: 'quote', outcome: 'repeated' }, 2);
metrics.refusals.add({ function: 'send-quote-email', reason: 'invalid' }, 3);
metrics.mails.add({ outcome: 'sent' }, 4);
metrics.mailsIn.add({ outcome: 'word' }, 2);
metrics.leads.add({ source: 'indiamart', outcome: 'taken' }, 3);
metrics.pictures.add({ source: 'drawn' }, 5);
metrics.answers.add({ engine: 'guide' }, 6);
metrics.publications.add({ outcome: 'shown' }, 8);
metrics.purges.add({ outcome: 'told' }, 9);
const exposition = createExposition(metrics);
const print = async (given: Partial<Readings> = {}) =>
  (await exposition.print({ ...readings, ...given })).split('\n');
const ours = (lines: readonly string[]) => lines.filter((line) => line.startsWith('taana_'));

test('every count and reading is printed under its name with its labels', async () => {
  const lines = ours(await print());
  expect(lines.filter((line) => !line.startsWith('taana_request_seconds'))).toEqual([
    'taana_enquiries_total{kind="quote",outcome="repeated"} 2',
    'taana_enquiries_refused_total{function="send-quote-email",reason="invalid"} 3',
    'taana_mails_total{outcome="sent"} 4',
    'taana_mail_in_total{outcome="word"} 2',
    'taana_leads_total{source="indiamart",outcome="taken"} 3',
    'taana_pictures_total{source="drawn"} 5',
    'taana_assistant_answers_total{engine="guide"} 6',
    'taana_publications_total{outcome="shown"} 8',
    'taana_purges_total{outcome="told"} 9',
    'taana_requests_total{kind="page",status="2xx"} 11',
    'taana_requests_total{kind="memory",status="2xx"} 7',
    'taana_requests_total{kind="memory",status="3xx"} 2',
    'taana_build_info{edition="a1b2"} 1',
    'taana_database_up 1',
    'taana_outbox_mails{state="waiting"} 3',
    'taana_outbox_mails{state="given-up"} 1',
    'taana_outbox_oldest_seconds 90',
    'taana_mail_in_last_sweep_age_seconds 30',
    'taana_leads_last_pull_age_seconds 40',
    'taana_connections 5',
    'taana_picture_cache_bytes{place="memory"} 100',
    'taana_picture_cache_bytes{place="disk"} 200',
    'taana_publication{state="shown"} 6',
    'taana_publication{state="published"} 7',
    'taana_publication_fault 1',
    'taana_publication_seconds 1.5',
    'taana_desk_streams 4',
  ]);
});

test('printing again counts nothing twice', async () => {
  await print();
  const lines = await print({ fromMemory: new Map([[200, 9]]) });
  expect(lines).toContain('taana_requests_total{kind="memory",status="2xx"} 9');
  expect(lines).toContain('taana_mails_total{outcome="sent"} 4');
});

test('of a database that does not answer nothing is known, and that is not zero', async () => {
  const lines = await print({ queue: undefined });
  expect(lines).toContain('taana_database_up 0');
  expect(lines).toContain('taana_outbox_mails{state="waiting"} Nan');
  expect(lines).toContain('taana_outbox_mails{state="given-up"} Nan');
  expect(lines).toContain('taana_outbox_oldest_seconds Nan');
});

test('times are a histogram whose last bucket holds all', async () => {
  const text = (await print()).join('\n');
  const name = 'taana_request_seconds';
  expect(text.slice(text.indexOf(`# HELP ${name}`))).toBe(
    [
      `# HELP ${name} Time from request to answer of what is made for the request.`,
      `# TYPE ${name} histogram`,
      ...bounds.map((bound) => `${name}_bucket{kind="page",le="${bound}"} ${bound < 0.02 ? 0 : 1}`),
      `${name}_bucket{kind="page",le="+Inf"} 2`,
      `${name}_sum{kind="page"} 60.02`,
      `${name}_count{kind="page"} 2`,
      '',
    ].join('\n'),
  );
});

test('every metric says what it is, and the process is described too', async () => {
  const lines = await print();
  const helps = lines.filter((line) => line.startsWith('# HELP taana_'));
  expect(helps.length).toBe(25);
  for (const help of helps) expect(help).toMatch(/^# HELP taana_\w+ [A-Z1].{8,}\.$/);
  expect(lines.some((line) => line.startsWith('process_cpu_seconds_total '))).toBe(true);
  expect(exposition.contentType).toBe('text/plain; version=0.0.4; charset=utf-8');
});

test('the buckets reach from 5 milliseconds to half a minute', () => {
  expect(bounds).toEqual([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]);
});
