import { existsSync } from 'node:fs';

/** Without a build, tests of the built site would fail one by one with 404 and not say why. */
export default function requireBuild(): void {
  if (!existsSync('build/site.json')) throw new Error('There is no build. Run: npm run build');
}
