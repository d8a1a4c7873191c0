import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server on a fixed address that is killed without warning and started again. */
export interface ServerUnderTest {
  readonly url: string;
  start(): void;
  /** Starts it and waits until it answers. */
  bringUp(): Promise<void>;
  /** False when it ended before it answered. */
  untilReady(): Promise<boolean>;
  /** Ends it with SIGKILL, which no process can handle. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM as a service manager does, so that it finishes open requests. */
  end(): Promise<void>;
  /** The output since the last start. */
  said(): string;
}

export function createServerUnderTest(
  program: string,
  port: number,
  env: Readonly<Record<string, string>>,
): ServerUnderTest {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  const server: ServerUnderTest = {
    url,
    start() {
      output = '';
      child = spawn(process.execPath, [program], {
        env: { PATH: process.env['PATH'], PORT: String(port), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (text) => (output = `${output}${text}`.slice(-4000)));
      }
    },
    async bringUp() {
      server.start();
      if (!(await server.untilReady())) throw new Error(`It did not start.\n${output}`);
    },
    async untilReady() {
      const started = child;
      while (started && started.exitCode === null && started.signalCode === null) {
        if (output.includes('Listening')) return true;
        await sleep(5);
      }
      return false;
    },
    kill: () => stop('SIGKILL'),
    end: () => stop('SIGTERM'),
    said: () => output,
  };
  return server;
}
