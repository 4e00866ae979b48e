import type { Engine, EngineAnswer } from '@marquee/assistant';
import { titleKey } from '@marquee/assistant/events';

import { generateTalk, type TalkStep } from './generatedTalks.ts';

type Wrong = { says: readonly string[]; kind: TalkStep['kind']; expected: string[]; found: string[] };

const share = (wrong: number, all: number) => (all === 0 ? 1 : 1 - wrong / all);

/** Made-up conversations of ten turns: after how many turns exactly that is asked for which was meant. */
export function measureTalks(count: number, engine: Engine) {
  const turns = new Map<TalkStep['kind'], number>();
  const wrong: Wrong[] = [];
  let wholly = 0;
  for (let index = 0; index < count; index += 1) {
    const answers: EngineAnswer[] = [];
    const talk = generateTalk(String(index), (_, says) => {
      const asked = { turns: says.map((say) => ({ say, without: [] })), seen: [] };
      const answer = engine.answer(asked, { count: 8, year: 2026 });
      answers.push(answer);
      return answer.picks.map(({ title }) => ({
        key: titleKey(title),
        year: title.year,
        runtime: title.runtime,
      }));
    });
    const before = wrong.length;
    for (const [place, { step, expected }] of talk.entries()) {
      turns.set(step.kind, (turns.get(step.kind) ?? 0) + 1);
      const found = answers[place]?.query.parts.map(({ key }) => key) ?? [];
      if (String(found.toSorted()) === String(expected.toSorted())) continue;
      const says = talk.slice(0, place + 1).map((each) => each.step.say);
      wrong.push({ says, kind: step.kind, expected: expected.toSorted(), found: found.toSorted() });
      // What follows goes on from the misunderstanding.
      break;
    }
    wholly += wrong.length === before ? 1 : 0;
  }
  const all = [...turns.values()].reduce((sum, each) => sum + each, 0);
  return {
    talks: count,
    wholly: wholly / (count || 1),
    turns: all,
    asExpected: share(wrong.length, all),
    byKind: Object.fromEntries(
      [...turns].map(([kind, each]) => [
        kind,
        { turns: each, asExpected: share(wrong.filter((one) => one.kind === kind).length, each) },
      ]),
    ),
    wrong,
  };
}
