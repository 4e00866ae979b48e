import { paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { outcomeOf, type PageOutcome, type PageParams, type PageRequest } from '#web/api/pageModule.ts';
import { type SeasonFacts, shows, useSeasonQuery, useSeriesQuery } from '#web/api/shows.ts';
import type { Series } from '#web/api/titleModel.ts';
import { isNotFound } from '#web/features/problem/QueryProblem.tsx';
import { SeasonBody } from '#web/features/title/SeasonBody.tsx';
import { seasonHead } from '#web/features/title/seasonHead.ts';
import { TitleOpen } from '#web/features/title/TitleOpen.tsx';
import { seasons as words } from '#web/messages/en/seasons.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { canonicalOutcome, pageId } from './TitlePageLoad.ts';
import { TitlePageProblem } from './TitlePageProblem.tsx';

import text from '#web/ui/type.module.css';

/** A season's number; 0 is the specials. */
function seasonOfAddress(segment: string | undefined): number | null {
  return segment !== undefined && /^(0|[1-9]\d{0,3})$/.test(segment) ? Number(segment) : null;
}

export async function load(request: PageRequest): Promise<PageOutcome> {
  const id = pageId(request.params['id']);
  const number = seasonOfAddress(request.params['season']);
  if (id === null || number === null) return { status: 404 };
  const { dispatch } = request;
  const [series, season] = await Promise.all([
    dispatch(shows.endpoints.series.initiate(id, { subscribe: false })),
    dispatch(shows.endpoints.season.initiate({ series: id, season: number }, { subscribe: false })),
  ]);
  if (!series.data || !season.data) return outcomeOf([series, season]);
  return canonicalOutcome(request, paths.season(id, series.data.name, number));
}

function OneSeason({ series, season }: { series: Series; season: SeasonFacts }) {
  usePageHead(seasonHead(series, season));
  const href = paths.title('tv', series.id, series.name);
  return (
    <>
      <TitleOpen
        low
        name={season.name || words.season(season.number)}
        of={series.name}
        langs={season.langs}
        backdrop={series.backdrop}
        above={
          <p>
            <AppLink className={text.link} href={href}>
              {series.name}
            </AppLink>
          </p>
        }
      />
      <SeasonBody series={series} season={season} />
    </>
  );
}

export function Page({ params }: { params: PageParams }) {
  const id = pageId(params['id']);
  const number = seasonOfAddress(params['season']);
  const series = useSeriesQuery(id ?? skipToken);
  const season = useSeasonQuery(id === null || number === null ? skipToken : { series: id, season: number });
  if (series.data && season.data)
    return <OneSeason key={`${id}/${number}`} series={series.data} season={season.data} />;
  const retry = () => {
    if (series.error) void series.refetch();
    if (season.error) void season.refetch();
  };
  const error = isNotFound(season.error) ? season.error : (series.error ?? season.error);
  return (
    <TitlePageProblem
      error={error}
      retry={retry}
      what={words.theSeason}
      missing={words.missingSeason}
      isMissing={id === null || number === null}
      canonical={`/tv/${id ?? ''}/season/${number ?? ''}`}
      back={
        series.data && {
          href: paths.title('tv', series.data.id, series.data.name),
          label: words.toSeries(series.data.name),
        }
      }
    />
  );
}
