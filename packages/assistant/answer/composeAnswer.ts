import type { Note } from '@marquee/contracts/assistant/events.ts';
import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Part, Span, Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import { saidAt } from '#languages/saidAt.ts';

import type { EngineAnswer } from '../engine.ts';
import { type TitleFacts, titleKey } from '../facts.ts';
import type { Ranking } from '../ranking.ts';
import type { Sentence } from '../sentence.ts';
import { isUnderstood } from './asksSomething.ts';
import { chipsOf } from './chips.ts';
import type { LedgerContext } from './context.ts';
import type { Conversed } from './converse.ts';
import { factNotes } from './factNotes.ts';
import { ledgerOf, linesOf } from './ledger.ts';
import type { PickPool } from './pool.ts';
import { isAsking, storyKey } from './standing.ts';

/** What is told, as one part: whatever its words were taken for. */
function storyOf({ standing: { told }, sentence }: Conversed): Part {
  const isNew = told.at(-1)?.say === sentence.text;
  return {
    key: storyKey,
    wish: { slot: 'story' },
    span: isNew ? { start: 0, end: sentence.text.length } : null,
    turn: told[0]?.turn ?? 0,
  };
}

function grouped(part: Part, { entry }: LedgerContext): Part {
  const found = part.wish.slot === 'theme' ? entry(part.wish.entry) : undefined;
  return found ? { ...part, group: found.group } : part;
}

/** The report on the results: how the request was understood, why each pick, and how to go on. */
export function composeAnswer(
  conversed: Conversed,
  { shown, best, loosened, leftOut, told }: PickPool,
  shared: LedgerContext,
): EngineAnswer {
  const { standing, before, sentence, follows, pointless } = conversed;
  const { kind, unknown, corrected, homonyms, spoken } = sentence;
  const inSaid = (span: Span) => saidAt(sentence, span);
  const context = told ? { ...shared, told: told.matches } : shared;
  const parts = told
    ? [storyOf(conversed), ...standing.parts.filter(({ wish }) => !told.misread.includes(wish))]
    : standing.parts;
  const query = {
    kind: told ? 'wish' : kind,
    follows,
    parts: parts.map((part) => grouped({ ...part, span: part.span && inSaid(part.span) }, context)),
    added: wishesBeyond(parts, before.parts),
    removed: wishesBeyond(before.parts, parts),
    unknown: [...(told ? [] : unknown), ...pointless]
      .map(inSaid)
      .toSorted((one, other) => one.start - other.start),
    corrected: told ? [] : corrected.map(({ span, name }) => ({ span: inSaid(span), name })),
    ...(spoken?.isRead === true && { language: spoken.language }),
  };
  if (kind === 'harmful') return { query, picks: [], notes: [], chips: [] };
  // A named title has no likeness to itself to report.
  const partsFor = (title: TitleFacts) => parts.filter(({ key }) => key !== `like/${titleKey(title)}`);
  return {
    query,
    picks: shown.map((title) => ({ title, ledger: ledgerOf(title, partsFor(title), context) })),
    notes: [
      ...factNotes(sentence, conversed.subject, context),
      ...notesOf(conversed, {
        isTold: told !== undefined,
        loosened,
        leftOut,
        lines: shown.map((title) => linesOf(title, partsFor(title), context)),
      }),
    ],
    chips: chipsOf({ found: best, shown, asked: parts.map(({ wish }) => wish), homonyms }),
  };
}

/** What of these is not among the others. */
function wishesBeyond(parts: readonly Part[], others: readonly Part[]): Wish[] {
  const known = new Set(others.map(({ wish }) => JSON.stringify(wish)));
  return parts.map(({ wish }) => wish).filter((wish) => !known.has(JSON.stringify(wish)));
}

/** Notes on the answer as a whole. `lines` are those of every pick, all of them. */
function notesOf(
  { standing, sentence, isWithoutEffect, isStartedOver, isCut }: Conversed,
  {
    isTold,
    loosened,
    leftOut,
    lines,
  }: Pick<Ranking, 'loosened' | 'leftOut'> & { isTold: boolean; lines: readonly (readonly LedgerLine[])[] },
): Note[] {
  const notes: Note[] = [];
  if (isCut) notes.push({ is: 'cut-short' });
  if (isStartedOver) notes.push({ is: 'started-over' });
  const inLanguage = languageNotes(sentence);
  notes.push(...inLanguage);
  const isLost = !isTold && isIncomprehensible(sentence);
  if (isWithoutEffect || (isLost && isAsking(standing))) notes.push({ is: 'no-change' });
  else if (isLost && inLanguage.length === 0) notes.push({ is: 'not-understood' });
  if (lines.length === 0) notes.push({ is: 'nothing' });
  for (const { from, to } of loosened) notes.push({ is: 'relaxed', part: partKey(from), from, to });
  if (loosened.length === 0 && isNoneFitting(lines)) notes.push({ is: 'none-fits-all' });
  if (isAsking(standing) && leftOut.length > 0) notes.push({ is: 'left-out', count: leftOut.length });
  return notes;
}

const languageNotes = ({ spoken }: Sentence): Note[] =>
  spoken === undefined || spoken.isRead ? [] : [{ is: 'language', language: spoken.language }];

/** "Surprise me" is understood, though it asks for nothing. */
const isIncomprehensible = (sentence: Sentence): boolean =>
  sentence.kind === 'nonsense' ||
  (sentence.kind === 'wish' &&
    sentence.unknown.length > 0 &&
    sentence.question === null &&
    sentence.unknowable.length === 0 &&
    !isUnderstood(sentence));

const isNoneFitting = (lines: readonly (readonly LedgerLine[])[]): boolean =>
  lines.length > 0 && lines.every((ledger) => ledger.some(({ fit }) => fit === 'near' || fit === 'misses'));
