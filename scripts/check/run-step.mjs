import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const running = new Set();

/**
 * Runs one command quietly and resolves with its output. The command has its own process group, so that a time-out or Ctrl-C also ends the browsers and databases it has started.
 */
export function runStep({ command, args, cwd, env, minutes }) {
  return new Promise((resolve) => {
    const from = Date.now();
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += stripVTControlCharacters(text)));
    }
    const patience = setTimeout(() => {
      output += `\nStopped: still running after ${minutes} minutes.\n`;
      endGroup(child);
    }, minutes * 60_000);
    const finish = (passed) => {
      clearTimeout(patience);
      running.delete(child);
      resolve({ passed, output, seconds: (Date.now() - from) / 1000 });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('exit', (code) => {
      // Processes that the step left behind would keep its pipes open and this step waiting.
      endGroup(child);
      const closed = setTimeout(() => finish(code === 0), 2_000);
      child.once('close', () => {
        clearTimeout(closed);
        finish(code === 0);
      });
    });
  });
}

export function endAllSteps() {
  for (const child of running) endGroup(child);
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}
