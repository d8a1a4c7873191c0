import { createGuide } from '../src/server/assistant/guide/create-guide.ts';
import { readQuestions, scoreQuestion } from '../tests/assistant/score-guide.ts';

/** How many buyer questions the built-in guide answers rightly, and how fast. `--faults` lists the wrong ones. */
const questions = await readQuestions();
const guide = createGuide();
const scored = questions.map((question) => scoreQuestion(guide, question));

const groups = Map.groupBy(scored, ({ question }) => question.group);
for (const [group, members] of groups) {
  console.log(`  ${group.padEnd(11)} ${right(members)} of ${members.length}`);
}
if (process.argv.includes('--faults')) {
  for (const { question, faults, answer } of scored.filter((one) => one.faults.length > 0)) {
    console.log(`\n${String(question.ask)}\n  ${faults.join('; ')}\n${answer}`);
  }
}

const heldOut = scored.filter(({ question }) => question.group === 'held-out');
const times: number[] = [];
for (let round = 0; round < 20; round += 1) {
  for (const question of questions) times.push(scoreQuestion(guide, question).ms);
}
times.sort((a, b) => a - b);
const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
console.log(`\n  right ${share(scored)}, held out ${share(heldOut)}, p95 ${p95.toFixed(1)} ms`);
console.log(
  JSON.stringify({
    bench: 'assistant',
    questions: scored.length,
    right: share(scored),
    heldOut: share(heldOut),
    p95,
  }),
);
if (right(scored) / scored.length < 0.95 || p95 > 30) process.exitCode = 1;

function right(list: typeof scored): number {
  return list.filter(({ faults }) => faults.length === 0).length;
}

function share(list: typeof scored): string {
  return list.length === 0
    ? 'none'
    : `${((100 * right(list)) / list.length).toFixed(1)} % of ${list.length}`;
}
