import type { Chip } from '@marquee/contracts/assistant/events.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';

import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { chipWords, thisOne, wishSentence } from '#web/messages/en/askSentences.ts';

import { askHref, rewritten, type Turns, withTurn } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';

import chipStyles from '#web/ui/ChipLink.module.css';
import styles from './Refine.module.css';

type Meant = Extract<Chip, { is: 'meant' }>;

/** The same conversation with another title of that name: said in the sentence where it stands, else in a new one. */
function meantTurns(turns: Turns, parts: readonly Part[], meant: Meant): Turns {
  const { media, id, name, year, instead } = meant;
  const sentence = turns.at(-1)?.say ?? '';
  const part = parts.find(({ key }) => key === instead);
  const liked = wishSentence({ slot: 'like', media, id, name, year, aspect: null, not: false });
  if (!part?.span) return withTurn(turns, liked, part ? [instead] : []);
  const { start, end } = part.span;
  const said = sentence.slice(start, end);
  const at = said.toLowerCase().lastIndexOf(name.toLowerCase());
  const otherwise =
    at === -1 ? liked : said.slice(0, at) + thisOne({ name, year }) + said.slice(at + name.length);
  return rewritten(turns, sentence.slice(0, start) + otherwise + sentence.slice(end));
}

type RefineProps = { chips: readonly Chip[]; turns: Turns; parts: readonly Part[] };

/** What to say next: each is a sentence like any other. */
export function Refine({ chips, turns, parts }: RefineProps) {
  if (chips.length === 0) return <div className={styles.room} />;
  return (
    <ul className={styles.chips} aria-label={words.refine}>
      {chips.map((chip) => {
        const { label, next } =
          chip.is === 'meant'
            ? { label: words.meant(chip), next: meantTurns(turns, parts, chip) }
            : {
                label: chipWords(chip).label,
                next: withTurn(turns, chipWords(chip).sentence),
              };
        return (
          <li key={label}>
            <AskLink className={chipStyles.chip} href={askHref(next)}>
              {label}
              {chip.is === 'split' && <span className={chipStyles.count}>{chip.count}</span>}
            </AskLink>
          </li>
        );
      })}
    </ul>
  );
}
