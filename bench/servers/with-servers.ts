import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type ServerEnv = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/** Servers of one program, which print their port, for as long as the work takes. */
export async function withServers<Result>(
  instances: number,
  env: ServerEnv,
  program: string,
  work: (servers: readonly ChildProcess[], ports: readonly number[]) => Promise<Result>,
): Promise<Result> {
  const servers: ChildProcess[] = [];
  const ports: number[] = [];
  try {
    for (let nth = 0; nth < instances; nth += 1) {
      const server = spawn(process.execPath, [join(import.meta.dirname, program)], {
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      servers.push(server);
      ports.push(await portOf(server));
    }
    return await work(servers, ports);
  } finally {
    for (const server of servers) {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    }
  }
}

async function portOf(server: ChildProcess): Promise<number> {
  for await (const text of server.stdout ?? []) {
    const port = /^port (\d+)/m.exec(String(text))?.[1];
    if (port) return Number(port);
  }
  throw new Error('The server ended before it listened.');
}
