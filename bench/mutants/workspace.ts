import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project in which faults are made; the project itself is never touched. */
export interface Workspace {
  readonly root: string;
  readonly project: string;
  /** A hash of everything that decides what becomes of a fault. */
  readonly tree: string;
  /** A hash of the code alone, without its tests. */
  readonly sources: string;
  /** A vitest configuration that also loads the probes. */
  readonly config: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

/** Large or installed: linked, since no fault is put there. */
const linked = ['node_modules', 'public'];
/** Texts about the project and what measures it: no fault fares differently because of them. */
const withoutInfluence = /^(?:docs|bench)\/|\.md$/;

export function createWorkspace(project: string): Workspace {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'taana-faults-')));
  const tree = createHash('sha256');
  const sources = createHash('sha256');
  for (const file of filesOf(project)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(project, file), join(root, file));
    if (withoutInfluence.test(file)) continue;
    const content = readFileSync(join(root, file));
    tree.update(file).update(content);
    if (file.startsWith('src/') && !/\.test\.tsx?$/.test(file))
      sources.update(file).update(content);
  }
  for (const folder of linked) symlinkSync(join(project, folder), join(root, folder), 'dir');
  // Not TypeScript, or the compiler would refuse it and with it every fault.
  const config = join(root, 'vitest.faults.config.mjs');
  writeFileSync(config, configText(join(import.meta.dirname, 'reached.mjs')));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    root,
    project,
    tree: tree.digest('hex'),
    sources: sources.digest('hex'),
    config,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => writeFileSync(join(root, file), text),
    remove,
  };
}

/** What git knows or would take, as it is in the working tree. */
function filesOf(project: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z', '--deduplicate'],
    {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  return listed
    .split('\0')
    .filter((file) => file && !linked.includes(file.split('/')[0]!))
    .filter((file) => existsSync(join(project, file)));
}

/**
 * With probes each test file runs alone, so that what it reaches is known to be reached by it. A
 * fault is tried as the project runs its tests, which may share the modules that they read.
 */
function configText(probes: string): string {
  return `import config from './vitest.config.ts';
const projects = config.test.projects.map((project) => ({
  ...project,
  test: {
    ...project.test,
    isolate: Boolean(process.env.FAULTS_REACHED_FILE) || project.test.isolate !== false,
    setupFiles: [...[project.test.setupFiles ?? []].flat(), ${JSON.stringify(probes)}],
  },
}));
export default { ...config, cacheDir: './.vite', test: { ...config.test, projects } };
`;
}
