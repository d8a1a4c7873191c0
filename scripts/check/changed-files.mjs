import { spawnSync } from 'node:child_process';

/** Files changed since this branch left the main branch: committed, uncommitted and new. */
export function changedFiles(root) {
  const base = ['origin/main', 'main']
    .map((branch) => git(root, 'merge-base', 'HEAD', branch))
    .find(({ status }) => status === 0);
  const commit = base ? base.stdout.trim() : 'HEAD';
  const differing = git(root, 'diff', '--name-only', '-z', commit);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  for (const { status, stderr } of [differing, untracked]) {
    if (status !== 0) throw new Error(`git could not say what changed: ${stderr}`);
  }
  const files = `${differing.stdout}${untracked.stdout}`.split('\0').filter(Boolean);
  return { base: commit.slice(0, 10), files: [...new Set(files)].toSorted() };
}

function git(root, ...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' });
}
