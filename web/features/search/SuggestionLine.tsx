import type { SearchHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { searchBar } from '#web/messages/en/searchBar.ts';
import { searchIdle } from '#web/messages/en/searchIdle.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import { genresOf } from './hitFacts.ts';
import { Marked } from './Marked.tsx';
import { MarkedName } from './MarkedName.tsx';
import type { Option } from './options.ts';
import { whyLine } from './whyLine.ts';

import styles from './SuggestionLine.module.css';

type LineProps = { hit: SearchHit; query: string };

function HitPicture({ hit, sizes }: { hit: SearchHit; sizes: string }) {
  return (
    <span className={styles.picture}>
      <Picture path={hit.picture} kind={hit.kind === 'person' ? 'profile' : 'poster'} sizes={sizes} eager />
    </span>
  );
}

function Why({ hit, query }: LineProps) {
  const why = whyLine(hit);
  return (
    why !== null && (
      <span className={styles.why}>
        <Marked text={why} query={query} />
      </span>
    )
  );
}

function BestLine({ hit, query }: LineProps) {
  return (
    <>
      <HitPicture hit={hit} sizes="56px" />
      <span className={styles.words}>
        <span className={styles.name}>
          <MarkedName hit={hit} query={query} />
        </span>
        <span className={styles.facts}>
          <Meta
            items={
              hit.kind === 'person'
                ? [search.profession(hit.department)]
                : [search.kind[hit.kind], hit.year, genresOf(hit)]
            }
          />
        </span>
        <Why hit={hit} query={query} />
      </span>
    </>
  );
}

function HitLine({ hit, query }: LineProps) {
  return (
    <>
      <HitPicture hit={hit} sizes="40px" />
      <span className={styles.words}>
        <span className={styles.name}>
          <MarkedName hit={hit} query={query} />
        </span>
        <Why hit={hit} query={query} />
      </span>
      <span className={styles.fact}>
        {hit.kind === 'person' ? search.profession(hit.department) : hit.year}
      </span>
    </>
  );
}

const words = {
  all: searchBar.allResults,
  exact: searchBar.exactly,
  recent: (query: string) => query,
};

/** What one line under the field shows. */
export function SuggestionLine({ option, query }: { option: Option; query: string }) {
  if (option.type === 'best') return <BestLine hit={option.hit} query={query} />;
  if (option.type === 'hit') return <HitLine hit={option.hit} query={query} />;
  if (option.type === 'clear') return <span className={styles.clear}>{searchIdle.clearRecent}</span>;
  const isRecent = option.type === 'recent';
  return (
    <>
      <Icon name={isRecent ? 'clock' : 'search'} />
      <span className={styles.text}>{words[option.type](option.query)}</span>
      {isRecent && (
        <span className={styles.forget} data-forget="" title={searchIdle.forget(option.query)}>
          <Icon name="close" />
        </span>
      )}
    </>
  );
}
