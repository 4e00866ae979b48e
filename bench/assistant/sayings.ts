import type { Engine, EngineAnswer } from '@marquee/assistant';
import { titleKey } from '@marquee/assistant/events';
import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import type { Chip } from '@marquee/contracts/assistant/events.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import { chipWords, moreLike, notThis } from '#web/messages/en/askSentences.ts';

type Saying = { say: string; isUnderstood: (answer: EngineAnswer, before: EngineAnswer) => boolean };

const keysOf = ({ query }: EngineAnswer) => query.parts.map(({ key }) => key);
const firstKey = ({ picks }: EngineAnswer) => picks.map(({ title }) => titleKey(title))[0];

function sayingOf(chip: Exclude<Chip, { is: 'meant' }>): Saying {
  const { sentence: say } = chipWords(chip);
  if (chip.is === 'split') {
    return { say, isUnderstood: (answer) => keysOf(answer).includes(partKey(chip.part)) };
  }
  return {
    say,
    isUnderstood: (answer, before) =>
      answer.query.follows &&
      !answer.notes.some(({ is }) => is === 'no-change') &&
      String(keysOf(answer)) !== String(keysOf(before)),
  };
}

/** What the page offers to say after an answer: its chips, and the buttons of the first pick. */
function* sayingsAfter(answer: EngineAnswer): Generator<Saying> {
  for (const chip of answer.chips) if (chip.is !== 'meant') yield sayingOf(chip);
  const [first] = answer.picks;
  const key = firstKey(answer);
  if (first === undefined || key === undefined) return;
  yield { say: moreLike(first.title), isUnderstood: (then) => keysOf(then).includes(`like/${key}`) };
  yield { say: notThis(first.title), isUnderstood: (then) => firstKey(then) !== key };
}

/** The share of what the page says for people that the engine takes for just that. */
export function measureSayings(engine: Engine, conversations: readonly Turn[][]) {
  const answerTo = (turns: Turn[]) => engine.answer({ turns, seen: [] }, { count: 6, year: 2026 });
  const misread: string[] = [];
  let sayings = 0;
  for (const turns of conversations) {
    const before = answerTo(turns);
    for (const { say, isUnderstood } of sayingsAfter(before)) {
      sayings += 1;
      const answer = answerTo([...turns, { say, without: [] }]);
      if (isUnderstood(answer, before)) continue;
      misread.push(`${turns.map((turn) => turn.say).join(' >> ')} >> ${say}: ${String(keysOf(answer))}`);
    }
  }
  return { sayings, understood: 1 - misread.length / (sayings || 1), misread };
}
