import type { ChildProcess } from 'node:child_process';
import { type ServerEnv, withServers } from '../servers/with-servers.ts';
import { visitFor } from './enquiry-visitors.ts';
import { cpuSecondsOf, cpuSecondsWithChildren } from './process-cost.ts';

/** One server, or several on one database, that is measured beside others. */
export interface Entrant {
  readonly instances: number;
  readonly env: ServerEnv;
  readonly program: string;
}

/** What visitors and processors saw in one second of an entrant. */
export interface Turn {
  /** Milliseconds to each answer of an accepted enquiry. */
  readonly times: readonly number[];
  /** Refused with "try again later", which the browser does by itself. */
  readonly refused: number;
  readonly cpuSeconds: number;
  readonly databaseCpuSeconds: number;
}

export const turnSeconds = 1;
/**
 * Uncounted, after a stop: for what was due meanwhile, until the crowd holds back the mails, and for
 * connections to the database, which are closed when nobody used them for ten seconds.
 */
const settleSeconds = 1;
/** V8 compiles for some ten thousand enquiries, in each process anew. */
const warmSeconds = 10;

/**
 * Each entrant's turns, a second in every round: what disturbs a machine for longer disturbs all of
 * them alike. All are warm, and while one is measured the processes of the others are stopped, so that
 * none sends its mails in another's time.
 */
export function takeTurns<Name extends string>(
  entrants: Readonly<Record<Name, Entrant>>,
  rounds: number,
  postmaster?: number,
): Promise<Record<Name, Turn[]>> {
  return startAll(Object.entries<Entrant>(entrants), []);

  async function startAll(
    left: readonly (readonly [string, Entrant])[],
    running: readonly Running[],
  ): Promise<Record<Name, Turn[]>> {
    const [next, ...others] = left;
    if (!next) return measureAll(running);
    const [name, { instances, env, program }] = next;
    return withServers(instances, env, program, async (servers, ports) => {
      await visitFor(ports, warmSeconds * instances);
      signal(servers, 'SIGSTOP');
      return startAll(others, [...running, { name, servers, ports }]);
    });
  }

  async function measureAll(running: readonly Running[]): Promise<Record<Name, Turn[]>> {
    const turns = Object.fromEntries(running.map(({ name }) => [name, [] as Turn[]]));
    for (let round = 0; round < rounds; round += 1) {
      // There and back, so that none always follows the same one.
      for (const one of round % 2 === 0 ? running : running.toReversed()) {
        turns[one.name]!.push(await measureTurn(one));
      }
    }
    return turns as Record<Name, Turn[]>;
  }

  async function measureTurn({ servers, ports }: Running): Promise<Turn> {
    const spent = () => servers.reduce((sum, { pid }) => sum + cpuSecondsOf(pid!), 0);
    const spentByDatabase = () => (postmaster ? cpuSecondsWithChildren(postmaster) : 0);
    signal(servers, 'SIGCONT');
    await visitFor(ports, settleSeconds);
    const before = { servers: spent(), database: spentByDatabase() };
    const { times, refused } = await visitFor(ports, turnSeconds);
    signal(servers, 'SIGSTOP');
    return {
      times,
      refused,
      cpuSeconds: spent() - before.servers,
      databaseCpuSeconds: spentByDatabase() - before.database,
    };
  }
}

/** How many enquiries of one entrant were accepted for each of another, in the same round. */
export function ratiosOf(turns: readonly Turn[], beside: readonly Turn[]): number[] {
  return turns.map(({ times }, round) => times.length / beside[round]!.times.length);
}

interface Running {
  readonly name: string;
  readonly servers: readonly ChildProcess[];
  readonly ports: readonly number[];
}

function signal(servers: readonly ChildProcess[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const server of servers) server.kill(name);
}
