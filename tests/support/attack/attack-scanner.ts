import { spawn, spawnSync } from 'node:child_process';

/** The path of a scanner; installs the Debian package if it is missing and we have the permission. */
export function requireScanner(name: 'wapiti' | 'sqlmap'): string {
  const found = locate(name);
  if (found) return found;
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = locate(name);
  if (!installed) {
    throw new Error(
      `${name} is not installed, and apt-get cannot install it here. Debian: apt-get install ${name}`,
    );
  }
  return installed;
}

function locate(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The output of the scanner after it has ended or its time was up. */
export function runScanner(
  command: string,
  args: readonly string[],
  limits: { readonly seconds: number; readonly home: string },
): Promise<{ readonly text: string; readonly ended: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: {
        PATH: process.env['PATH'],
        HOME: limits.home,
        TERM: 'dumb',
        // What it has said is there even when its time was up.
        PYTHONUNBUFFERED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (piece) => (text += piece));
    child.stderr.on('data', (piece) => (text += piece));
    const timer = setTimeout(() => child.kill('SIGKILL'), limits.seconds * 1000);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ text, ended: code !== null });
    });
  });
}
