/** `npm run up`: from a bare clone to a running site. Needs nothing but Node 20 or later and npm. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './ensure-build.mjs';
import { ensurePackages } from './ensure-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

try {
  const settings = readSettings();
  await requireFreePort(settings);
  const node = step('Packages', () => ensurePackages(root));
  step('Build', () => ensureBuild(root, node));
  await serve(node, settings);
} catch (error) {
  console.error(`\n${error.message}\n\nThe site is not running.`);
  process.exit(1);
}

/** The settings that are needed before the server starts, which then reads and checks all of them. */
function readSettings() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile?.(join(root, '.env'));
  const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(HOST) ? 'localhost' : HOST;
  return { port: Number(PORT), host: HOST, address: `http://${name}:${PORT}` };
}

function requireFreePort({ port, host }) {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once('error', (error) => {
      taken(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm run up`)
          : error,
      );
    });
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

function step(title, work) {
  console.log(`${title} …`);
  const from = Date.now();
  const outcome = work();
  console.log(`${title} ready after ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return outcome;
}

async function serve(node, settings) {
  const server = spawn(node, ['--max-semi-space-size=4', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const ended = new Promise((end) => {
    server.once('exit', end);
  });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopping = true;
      server.kill('SIGTERM');
    });
  }

  if (await answers(settings, () => server.exitCode === null && !stopping)) {
    console.log(`\n  Taana is up: ${settings.address} (Ctrl-C stops it)\n`);
  }
  const code = await ended;
  if (!stopping) {
    throw new Error(`The server ended by itself (code ${code}); its last lines are above.`);
  }
  console.log('\nThe site has stopped.');
}

async function answers({ port, host }, worthAsking) {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  while (worthAsking()) {
    const response = await fetch(`http://${reachable}:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((later) => {
      setTimeout(later, 100);
    });
  }
  return false;
}
