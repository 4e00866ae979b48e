import type { FacetName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';

import { browse as browseApi, type NarrowedList, type SurpriseAnswer } from '#web/api/browse.ts';
import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import { useSeriesQuery } from '#web/api/shows.ts';
import type { DetailedTitle, NamedItem } from '#web/api/titleModel.ts';
import { useMovieQuery } from '#web/api/titles.ts';
import { cx } from '#web/lib/cx.ts';
import { formatRuntime, formatScore, sentenceList, yearOf } from '#web/lib/format.ts';
import { browse } from '#web/messages/en/browse.ts';
import { surprise as words } from '#web/messages/en/discoverTools.ts';
import { title as titleWords } from '#web/messages/en/title.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { FilterInWords } from './savedFilters.ts';

import text from '#web/ui/type.module.css';
import styles from './SurpriseDialog.module.css';

/** One filter and what meets it: a fact of the title, or the filter's own words where there is no such fact. */
type Reason = { facet: FacetName; fact: string };

const writing = /Screenplay|Writer|Story|Teleplay|Author|Novel|Book/;

/** The title's own number, whatever the range was. */
const measured: Partial<Record<FacetName, (title: DetailedTitle) => string | false | null | undefined>> = {
  year: (title) => yearOf(title.media === 'movie' ? title.released : title.firstAired)?.toString(),
  score: ({ score }) => score > 0 && words.score(formatScore(score) ?? ''),
  runtime: (title) => formatRuntime(title.media === 'movie' ? title.runtime : title.episodeLength),
  seasons: (title) => title.media === 'tv' && titleWords.seasons(title.seasonCount),
};

const makersOf = (title: DetailedTitle): NamedItem[] =>
  title.media === 'tv' ? title.creators : title.crew.filter(({ job }) => job === 'Director');

const asks = (facet: FacetName, ...others: readonly FacetName[]) =>
  facet === 'person' || others.includes(facet);

/** A person's work on a title, as far as the filter asks; null where it doesn't ask about people. */
function partOf(facet: FacetName, id: number, title: DetailedTitle): string | null {
  const isPerson = (person: NamedItem) => person.id === id;
  const maker = asks(facet, 'maker') && makersOf(title).find(isPerson);
  if (maker) return title.media === 'movie' ? words.directedBy(maker.name) : words.createdBy(maker.name);
  const actor = asks(facet, 'actor') && title.cast.find(isPerson);
  if (actor) return words.as(actor.name, actor.part);
  const writer =
    asks(facet, 'writer') && title.crew.find((person) => isPerson(person) && writing.test(person.job));
  return writer ? words.writtenBy(writer.name) : null;
}

/** Why a title fits what was asked, filter by filter. */
export function whyItFits(title: DetailedTitle, parts: readonly FilterInWords[]): Reason[] {
  return parts.map(({ facet, label, value, isOut }) => {
    const fact = !isOut && (value === null ? measured[facet]?.(title) : partOf(facet, Number(value), title));
    return { facet, fact: fact || label };
  });
}

/** Joins filters, "Animation, not horror": an excluded one keeps its capital only where it comes first. */
const inOneLine = (facts: readonly string[]) =>
  facts.map((fact, index) => (index > 0 ? fact.replace(/^Not /, 'not ') : fact)).join(', ');

type SurpriseReasonsProps = {
  title: DetailedTitle | undefined;
  media: MediaType;
  parts: readonly FilterInWords[];
};

/** A ledger: each filter that is set, and what of the title meets it. */
function SurpriseReasons({ title, media, parts }: SurpriseReasonsProps) {
  const reasons = title ? whyItFits(title, parts) : parts.map(({ facet, label }) => ({ facet, fact: label }));
  const facets = [...new Set(reasons.map(({ facet }) => facet))];
  return (
    <dl className={styles.ledger} aria-label={words.why}>
      {facets.map((facet) => (
        <div key={facet}>
          <Icon name="check" />
          <dt>{facet === 'maker' ? browse.maker[media] : browse.facets[facet]}</dt>
          <dd>
            <em>{inOneLine(reasons.filter((reason) => reason.facet === facet).map(({ fact }) => fact))}</em>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sizes = '(width >= 1024px) 60rem, 100vw';

/** Prefetches the whole title for its page. */
function useDetails(media: MediaType, id: number): DetailedTitle | undefined {
  const film = useMovieQuery(media === 'movie' ? id : skipToken);
  const series = useSeriesQuery(media === 'tv' ? id : skipToken);
  return media === 'movie' ? film.currentData : series.currentData;
}

const lengthOf = (title: DetailedTitle) =>
  title.media === 'movie' ? formatRuntime(title.runtime) : titleWords.seasons(title.seasonCount);

type SurprisePickProps = {
  title: ListedMovie | ListedSeries;
  media: MediaType;
  total: number;
  parts: readonly FilterInWords[];
  isPicking: boolean;
};

/** A pick: its scene, what it is, and how it meets what was asked. */
export function SurprisePick({ title, media, total, parts, isPicking }: SurprisePickProps) {
  const details = useDetails(media, title.id);
  const name = 'title' in title ? title.title : title.name;
  const year = yearOf('title' in title ? title.release_date : title.first_air_date);
  return (
    <article className={cx(styles.pick, isPicking && styles.waiting)}>
      <VisuallyHidden>
        <p role="status">{isPicking ? words.waiting : words.picked(name, year)}</p>
      </VisuallyHidden>
      <div className={styles.picture}>
        <Picture key={title.id} path={title.backdrop_path} kind="backdrop" sizes={sizes} eager />
        <div className={styles.name} data-on-picture="">
          <h2 className={text.h1}>{name}</h2>
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <Meta
            items={[
              year,
              details && lengthOf(details),
              details?.ratings[0]?.[1],
              details && sentenceList(details.genres.map((genre) => genre.name)),
              formatScore(title.vote_average),
            ]}
          />
          {details ? (
            <p className={styles.overview}>{details.overview}</p>
          ) : (
            <div>
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="short" />
            </div>
          )}
          <p className={styles.among}>{words.among(total, media, parts.length > 0)}</p>
        </div>
        {parts.length > 0 && <SurpriseReasons title={details} media={media} parts={parts} />}
      </div>
    </article>
  );
}

/** So many fit into an address; earlier picks may come again. */
const longestMemory = 100;

export type Pick = {
  /** The last answer, also while the next one is loading. */
  answer: SurpriseAnswer | undefined;
  isPicking: boolean;
  error: ReturnType<typeof browseApi.endpoints.surprise.useQuery>['error'];
  /** Picks another one, and none of the earlier ones. */
  another: () => void;
  /** Forgets the earlier picks. */
  again: () => void;
  retry: () => void;
};

/** Titles by chance, one after another. */
export function usePick(ask: NarrowedList): Pick {
  const [not, setNot] = useState<readonly number[]>([]);
  const { data, isFetching, error, refetch } = browseApi.endpoints.surprise.useQuery({ ...ask, not });
  const result = data?.result;
  return {
    answer: data,
    isPicking: isFetching,
    error: isFetching ? undefined : error,
    another: () => {
      if (result && !isFetching) setNot([...not, result.id].slice(-longestMemory));
    },
    again: () => setNot([]),
    retry: () => void refetch(),
  };
}
