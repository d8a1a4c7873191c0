import { shippedContent } from '../src/content/shipped-content.ts';
import { createGuide } from '../src/server/assistant/guide/create-guide.ts';
import { readConversations, scoreConversation } from '../tests/assistant/score-conversations.ts';
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

const turns = await scoreTalks('conversations');
const heldOutTurns = await scoreTalks('conversations-held-out');
const allTurns = [...turns, ...heldOutTurns];
const faulty = allTurns.filter(({ hasPrice, invented }) => hasPrice || invented.length > 0);
const heldOut = scored.filter(({ question }) => question.group === 'held-out');
const times: number[] = [];
for (let round = 0; round < 20; round += 1) {
  for (const question of questions) times.push(scoreQuestion(guide, question).ms);
}
for (const { ms } of allTurns) times.push(ms);
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
      promise: 'turns of written conversations answered rightly, no price and no unrecorded figure',
      limit: 'at least 95 %, 0 and 0',
      figure: `${share(allTurns)}; held out ${share(heldOutTurns)}; ${faulty.length} faulty`,
      ok: right(allTurns) / allTurns.length >= 0.95 && faulty.length === 0,
    },
    {
      promise: 'the guide’s answer, p95',
      limit: 'at most 30 ms',
      figure: `${p95.toFixed(1)} ms`,
      ok: p95 <= 30,
    },
  ],
  {
    questions: scored.length,
    right: right(scored),
    heldOut: share(heldOut),
    turns: share(allTurns),
    heldOutTurns: share(heldOutTurns),
    p95,
  },
);

async function scoreTalks(name: string) {
  const talks = await readConversations(name);
  return talks.flatMap((talk) => scoreConversation(guide, shippedContent, talk));
}

function right(list: readonly Faulty[]): number {
  return list.filter(({ faults }) => faults.length === 0).length;
}

interface Faulty {
  readonly faults: readonly string[];
}

function share(list: readonly Faulty[]): string {
  return list.length === 0
    ? 'none'
    : `${((100 * right(list)) / list.length).toFixed(1)} % of ${list.length}`;
}
