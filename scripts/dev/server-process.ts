import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { devFolder } from './write-dev-site.ts';

/** The real server in a separate process that restarts when its source changes. */
export interface ServerProcess {
  /** Resolves when it answers, or when it has exited; in that case the next change starts it again. */
  ready(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export function startServerProcess(options: {
  readonly port: number;
  /** The address to open, which the server prints instead of its own. */
  readonly origin: string;
}): ServerProcess {
  const { port, origin } = options;
  let child: ChildProcess;
  let answering: Promise<void>;
  start();
  // The server must not keep running after this process has ended in any way.
  process.once('exit', () => child.kill());
  return {
    ready: () => answering,
    async restart() {
      await end(child);
      start();
      await answering;
    },
    stop: () => end(child),
  };

  function start(): void {
    child = spawn(process.execPath, ['src/server/main.ts', devFolder, '--watched'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text.replaceAll(`http://localhost:${port}`, origin));
    });
    answering = untilAnswering(child);
  }

  async function untilAnswering(started: ChildProcess): Promise<void> {
    while (isAlive(started)) {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (response?.ok) return;
      await pause(50);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
