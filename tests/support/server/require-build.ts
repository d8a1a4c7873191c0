import { existsSync } from 'node:fs';

/** Tests of the built site must say what is missing, not fail one by one with 404. */
export default function requireBuild(): void {
  if (!existsSync('build/site.json')) throw new Error('There is no build. Run: npm run build');
}
