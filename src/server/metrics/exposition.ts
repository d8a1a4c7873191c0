import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { type Durations, type Tally, bounds } from './counts.ts';
import type { Metrics } from './metrics.ts';
import type { QueueState } from './queue-state.ts';

/** Values that are read from the running parts at the moment of a request. */
export interface Readings {
  readonly edition: string;
  readonly fromMemory: ReadonlyMap<number, number>;
  readonly queue: QueueState | undefined;
  /** Seconds since the mailbox was last read to its end; absent where none is read. */
  readonly mailInAge?: number;
  /** Seconds since the marketplace last told of all its leads; absent where none is asked. */
  readonly leadsAge?: number;
  readonly connections: number;
  readonly pictureBytes: Readonly<Record<'memory' | 'disk', number>>;
  readonly deskStreams: number;
  /** Absent where nothing is followed. */
  readonly publication?: PublicationReading;
}

/** What this instance shows of what the mill published. */
export interface PublicationReading {
  readonly shown: number;
  readonly published: number;
  /** It cannot show what was published. */
  readonly isBehind: boolean;
  /** How long the last one took from being seen to being shown. */
  readonly seconds: number;
}

export interface Exposition {
  readonly contentType: string;
  print(readings: Readings): Promise<string>;
}

/** The counts in the text format of Prometheus, with the library's own figures about the Node process. */
export function createExposition(metrics: Metrics): Exposition {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const printers = [
    countMetrics(registry, metrics),
    readRequests(registry, metrics),
    readGauges(registry),
  ];
  return {
    contentType: registry.contentType,
    async print(readings) {
      for (const print of printers) print(readings);
      return `${await registry.metrics()}\n${printDurations(metrics.durations)}`;
    },
  };
}

type Print = (readings: Readings) => void;

function countMetrics(registry: Registry, metrics: Metrics): Print {
  const copies = [
    copyTally(registry, metrics.enquiries, {
      name: 'taana_enquiries_total',
      help: 'Enquiries stored, by kind; what was sent twice counts as repeated.',
      labelNames: ['kind', 'outcome'],
    }),
    copyTally(registry, metrics.refusals, {
      name: 'taana_enquiries_refused_total',
      help: 'Calls of a function that stored nothing, by reason.',
      labelNames: ['function', 'reason'],
    }),
    copyTally(registry, metrics.mails, {
      name: 'taana_mails_total',
      help: 'Attempts to send a mail, by outcome.',
      labelNames: ['outcome'],
    }),
    copyTally(registry, metrics.mailsIn, {
      name: 'taana_mail_in_total',
      help: 'Mails read from the mailbox, by what became of them.',
      labelNames: ['outcome'],
    }),
    copyTally(registry, metrics.leads, {
      name: 'taana_leads_total',
      help: 'Leads of other sites, by source and by what became of them.',
      labelNames: ['source', 'outcome'],
    }),
    copyTally(registry, metrics.pictures, {
      name: 'taana_pictures_total',
      help: 'Pictures sent, by where they were found; drawn ones missed every cache.',
      labelNames: ['source'],
    }),
    copyTally(registry, metrics.answers, {
      name: 'taana_assistant_answers_total',
      help: 'Answers of the assistant, by who gave them.',
      labelNames: ['engine'],
    }),
    copyTally(registry, metrics.toolCalls, {
      name: 'taana_tool_calls_total',
      help: 'Calls of the tools of /mcp, by tool and by how they ended.',
      labelNames: ['tool', 'outcome'],
    }),
    copyTally(registry, metrics.publications, {
      name: 'taana_publications_total',
      help: 'Publications that became public on this instance, or could not.',
      labelNames: ['outcome'],
    }),
    copyTally(registry, metrics.purges, {
      name: 'taana_purges_total',
      help: 'Attempts to tell PURGE_URL what changed, by outcome.',
      labelNames: ['outcome'],
    }),
    copyTally(registry, metrics.signIns, {
      name: 'taana_signins_total',
      help: 'What happened to accounts of the desk: sign-ins, refusals and changes, by outcome.',
      labelNames: ['outcome'],
    }),
  ];
  return () => {
    for (const copy of copies) copy();
  };
}

function copyTally<Label extends string>(
  registry: Registry,
  tally: Pick<Tally<Readonly<Record<Label, string>>>, 'list'>,
  about: { readonly name: string; readonly help: string; readonly labelNames: readonly Label[] },
): () => void {
  const counter = new Counter({ ...about, registers: [registry] });
  return () => {
    counter.reset();
    for (const { labels, count } of tally.list()) counter.inc(labels, count);
  };
}

function readRequests(registry: Registry, { requests }: Metrics): Print {
  const counter = new Counter({
    name: 'taana_requests_total',
    help: 'Requests answered, by kind of address and class of status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  return ({ fromMemory }) => {
    counter.reset();
    for (const { labels, count } of requests.list()) counter.inc(labels, count);
    for (const [status, count] of fromMemory) {
      counter.inc({ kind: 'memory', status: `${Math.floor(status / 100)}xx` }, count);
    }
  };
}

function readGauges(registry: Registry): Print {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const build = gauge('taana_build_info', 'The edition being served.', ['edition']);
  const up = gauge('taana_database_up', '1 while the database answers.');
  const mails = gauge('taana_outbox_mails', 'Mails not sent yet, and given up.', ['state']);
  const oldest = gauge('taana_outbox_oldest_seconds', 'Age of the mail that waits longest.');
  const sweepAge = gauge(
    'taana_mail_in_last_sweep_age_seconds',
    'Time since the mailbox was last read to its end; not a number where none is read.',
  );
  const pullAge = gauge(
    'taana_leads_last_pull_age_seconds',
    'Time since the marketplace was last asked with success; not a number where none is asked.',
  );
  const connections = gauge('taana_connections', 'Open connections.');
  const bytes = gauge('taana_picture_cache_bytes', 'Pictures kept.', ['place']);
  const publication = gauge('taana_publication', 'Numbers of publications.', ['state']);
  const behind = gauge('taana_publication_fault', '1 while this instance cannot show the newest.');
  const seconds = gauge('taana_publication_seconds', 'Time the last one took to be printed here.');
  const streams = gauge('taana_desk_streams', 'Desks that listen for changes.');
  return (readings) => {
    const { queue } = readings;
    build.set({ edition: readings.edition }, 1);
    up.set(queue ? 1 : 0);
    // Without an answer from the database the number is unknown, which is not zero.
    mails.set({ state: 'waiting' }, queue?.waiting ?? Number.NaN);
    mails.set({ state: 'given-up' }, queue?.givenUp ?? Number.NaN);
    oldest.set(queue?.oldestSeconds ?? Number.NaN);
    sweepAge.set(readings.mailInAge ?? Number.NaN);
    pullAge.set(readings.leadsAge ?? Number.NaN);
    connections.set(readings.connections);
    for (const [place, size] of Object.entries(readings.pictureBytes)) bytes.set({ place }, size);
    streams.set(readings.deskStreams);
    if (!readings.publication) return;
    publication.set({ state: 'shown' }, readings.publication.shown);
    publication.set({ state: 'published' }, readings.publication.published);
    behind.set(readings.publication.isBehind ? 1 : 0);
    seconds.set(readings.publication.seconds);
  };
}

/** The library cannot take buckets that were filled before it was loaded, so these lines are ours. */
function printDurations(durations: Durations<string>): string {
  const name = 'taana_request_seconds';
  const lines = durations
    .list()
    .flatMap(({ kind, sum, count, within }) => [
      ...bounds.map((bound, at) => `${name}_bucket{kind="${kind}",le="${bound}"} ${within[at]}`),
      `${name}_bucket{kind="${kind}",le="+Inf"} ${count}`,
      `${name}_sum{kind="${kind}"} ${sum}`,
      `${name}_count{kind="${kind}"} ${count}`,
    ]);
  const help = 'Time from request to answer of what is made for the request.';
  return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n');
}
