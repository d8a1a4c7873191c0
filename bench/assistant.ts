import { shippedContent } from '../src/content/shipped-content.ts';
import { createGuide } from '../src/server/assistant/guide/create-guide.ts';
import { readQuestions, scoreQuestion } from '../tests/assistant/score-guide.ts';
import { quantile, report, isMarked } from './report/report.ts';

/** How many buyer questions the built-in guide answers correctly, and how fast. `faults` lists the wrong ones. */
const questions = await readQuestions();
const guide = createGuide(() => shippedContent);
const scored = questions.map((question) => scoreQuestion(guide, question));

const groups = Map.groupBy(scored, ({ question }) => question.group);
for (const [group, members] of groups) {
  console.log(`  ${group.padEnd(11)} ${right(members)} of ${members.length}`);
}
if (isMarked('faults')) {
  for (const { question, faults, answer } of scored.filter((one) => one.faults.length > 0)) {
    console.log(`\n${String(question.ask)}\n  ${faults.join('; ')}\n${answer}`);
  }
}

const heldOut = scored.filter(({ question }) => question.group === 'held-out');
const times: number[] = [];
for (let round = 0; round < 20; round += 1) {
  for (const question of questions) times.push(scoreQuestion(guide, question).ms);
}
const p95 = quantile(times, 0.95);
report(
  [
    {
      promise: 'buyers’ questions answered rightly by the built-in guide',
      limit: 'at least 95 %',
      figure: `${share(scored)}; held out ${share(heldOut)}`,
      ok: right(scored) / scored.length >= 0.95,
    },
    {
      promise: 'the guide’s answer, p95',
      limit: 'at most 30 ms',
      figure: `${p95.toFixed(1)} ms`,
      ok: p95 <= 30,
    },
  ],
  { questions: scored.length, right: right(scored), heldOut: share(heldOut), p95 },
);

function right(list: typeof scored): number {
  return list.filter(({ faults }) => faults.length === 0).length;
}

function share(list: typeof scored): string {
  return list.length === 0
    ? 'none'
    : `${((100 * right(list)) / list.length).toFixed(1)} % of ${list.length}`;
}
