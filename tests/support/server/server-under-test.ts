import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server on a fixed address that is killed without warning and started again. */
export interface Victim {
  readonly url: string;
  start(): void;
  /** Starts it and waits until it answers. */
  bringUp(): Promise<void>;
  /** False when it ended before it answered. */
  untilReady(): Promise<boolean>;
  /** The signal that no process can prepare for. */
  kill(): Promise<void>;
  /** As a service manager does it: finish what is open, then go. */
  end(): Promise<void>;
  /** What the last life said. */
  said(): string;
}

export function createVictim(
  program: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Victim {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  const victim: Victim = {
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
      victim.start();
      if (!(await victim.untilReady())) throw new Error(`It did not start.\n${output}`);
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
  return victim;
}
