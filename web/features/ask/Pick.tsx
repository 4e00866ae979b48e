import type { PickEvent } from '@marquee/contracts/assistant/events.ts';
import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import type { ComponentType } from 'react';

import { cx } from '#web/lib/cx.ts';
import { formatRuntime, formatScore, yearOf } from '#web/lib/format.ts';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { factWords } from '#web/messages/en/askFacts.ts';
import { partTitle, seasonsWord } from '#web/messages/en/askParts.ts';
import { moreLike, notThis } from '#web/messages/en/askSentences.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useMarksHere } from '#web/ui/MarksContext.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { askHref, type Turns, withTurn } from './askAddress.ts';
import { AskIcon, AskLink } from './AskLink.tsx';

import button from '#web/ui/Button.module.css';
import text from '#web/ui/type.module.css';
import picksStyles from './Picks.module.css';

export type PickedTitle = { media: MediaType; id: number; name: string };

/** A pick's title as it is shown: all of it comes from the catalogue. */
export function pickedTitle({ title, runtime, seasons }: PickEvent) {
  const isFilm = title.media_type === 'movie';
  const media: MediaType = title.media_type;
  const name = isFilm ? title.title : title.name;
  return {
    media,
    id: title.id,
    name,
    href: paths.title(media, title.id, name),
    year: yearOf(isFilm ? title.release_date : title.first_air_date),
    length: isFilm || seasons === null ? formatRuntime(runtime) : seasonsWord(seasons),
    poster: title.poster_path,
    backdrop: title.backdrop_path,
    score: formatScore(title.vote_average),
    overview: title.overview,
  };
}

type LedgerProps = { lines: readonly LedgerLine[]; parts: readonly Part[]; isSeries: boolean };

/** How a title meets the question: each line a fact of the catalogue, a tick where it fits, a tilde where not. */
function Ledger({ lines, parts, isSeries }: LedgerProps) {
  const known = lines.flatMap((line) => {
    const part = parts.find(({ key }) => key === line.part);
    return part ? [{ line, wish: part.wish }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className={picksStyles.ledger}>
      {known.map(({ line, wish }) => (
        <div key={line.part} className={cx(picksStyles.line, line.fit !== 'fits' && picksStyles.off)}>
          {line.fit === 'fits' ? <Icon name="check" /> : <AskIcon name="tilde" />}
          <dt>
            {partTitle(wish)}
            <VisuallyHidden>{words[line.fit]}</VisuallyHidden>
          </dt>
          <dd>
            {factWords(line, wish, isSeries).map((words) =>
              typeof words === 'string' ? words : <em key={words.mark}>{words.mark}</em>,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PickActionsProps = {
  title: PickedTitle;
  year: number | null;
  turns: Turns;
  Trailer: ComponentType<{ title: PickedTitle }>;
};

/** The actions of a pick: watch its trailer, put it on the watchlist, or continue from it. */
function PickActions({ title, year, turns, Trailer }: PickActionsProps) {
  const marks = useMarksHere();
  const named = { name: title.name, year };
  const quiet = cx(button.button, button.quiet);
  return (
    <div className={picksStyles.actions}>
      <Trailer title={title} />
      <span className={picksStyles.keep}>{marks && <marks.Keep title={title} />}</span>
      <AskLink
        className={quiet}
        href={askHref(withTurn(turns, moreLike(named)))}
        aria-label={words.moreLikeLabel(title.name)}
      >
        {words.moreLike}
      </AskLink>
      <AskLink
        className={quiet}
        href={askHref(withTurn(turns, notThis(named)))}
        aria-label={words.notThisLabel(title.name)}
      >
        {words.notThis}
      </AskLink>
    </div>
  );
}

const posterSizes = '(width >= 1024px) 10.5rem, (width >= 640px) 9.5rem, 6rem';

type PickProps = {
  pick: PickEvent;
  rank: number;
  parts: readonly Part[];
  turns: Turns;
  /** Of the first screen. */
  isFirst: boolean;
  Trailer: ComponentType<{ title: PickedTitle }>;
};

/** A title that was found: its facts, and how it meets each part of the question. */
export function Pick({ pick, rank, parts, turns, isFirst, Trailer }: PickProps) {
  const title = pickedTitle(pick);
  const { name, href, year, score } = title;
  const brief = { ...title, facts: catalogue.yearAndScore(year, score) };
  const certification = pick.certification === 'NR' ? null : pick.certification;
  return (
    <>
      <span className={picksStyles.rank} aria-hidden="true">
        {rank}
      </span>
      <AppLink
        className={picksStyles.poster}
        href={href}
        morph
        brief={brief}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Plate>
          <Picture path={title.poster} kind="poster" sizes={posterSizes} eager={isFirst} />
        </Plate>
      </AppLink>
      <div className={picksStyles.say}>
        <h2 className={text.h2}>
          <AppLink href={href} brief={brief}>
            {name}
          </AppLink>
        </h2>
        <Meta
          items={[
            year,
            title.length,
            certification,
            pick.makers
              .slice(0, 2)
              .map((maker) => maker.name)
              .join(', '),
          ]}
        />
        <p className={picksStyles.overview}>{title.overview}</p>
      </div>
      <div className={cx(picksStyles.say, picksStyles.full)}>
        {pick.reason !== null && <p className={picksStyles.reason}>{pick.reason}</p>}
        <Ledger lines={pick.ledger} parts={parts} isSeries={title.media === 'tv'} />
        <PickActions
          title={{ media: title.media, id: title.id, name }}
          year={year}
          turns={turns}
          Trailer={Trailer}
        />
      </div>
    </>
  );
}
