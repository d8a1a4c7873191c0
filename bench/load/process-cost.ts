import { readdirSync, readFileSync } from 'node:fs';

/** User and system time of a process; Linux counts it in hundredths of a second. */
export function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** CPU time of a process and its children, including children that have ended. */
export function cpuSecondsWithChildren(pid: number): number {
  const own = statOf(pid);
  const ended = (Number(own[13]) + Number(own[14])) / 100;
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(Number(name)) === pid);
  return living.reduce(
    (sum, name) => sum + (unlessGone(() => cpuSecondsOf(Number(name))) ?? 0),
    cpuSecondsOf(pid) + ended,
  );
}

export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

export function parentOf(pid: number): number | undefined {
  return unlessGone(() => Number(statOf(pid)[1]));
}

/** A process may end between being listed and being read. */
function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The fields after the program name, which may itself contain spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
