import type { PersonHit, SearchHit, TitleHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';
import { Score } from '#web/ui/Score.tsx';

import { genresOf } from './hitFacts.ts';
import { hitHref } from './hitHref.ts';
import { Marked } from './Marked.tsx';
import { MarkedName } from './MarkedName.tsx';
import { whyLine } from './whyLine.ts';

import styles from './TopHit.module.css';

type TopHitProps = {
  hit: SearchHit;
  query: string;
  /** A line about a person, where more is known than the search says. */
  line?: string | null;
};

function TitleFacts({ hit, query }: { hit: TitleHit; query: string }) {
  const why = whyLine(hit);
  return (
    <>
      <Meta items={[hit.year, genresOf(hit)]} />
      {why !== null && (
        <span className={styles.note}>
          <Marked text={why} query={query} />
        </span>
      )}
    </>
  );
}

const aboutPerson = ({ department, knownFor }: PersonHit): string =>
  knownFor.length > 0 ? search.knownFor(knownFor) : search.profession(department);

/** The hit that was most likely meant, large. */
export function TopHit({ hit, query, line = null }: TopHitProps) {
  const isPerson = hit.kind === 'person';
  return (
    <AppLink className={styles.hit} href={hitHref(hit)} morph={!isPerson}>
      <Plate className={styles.picture}>
        <Picture
          path={hit.picture}
          kind={isPerson ? 'profile' : 'poster'}
          sizes="(width >= 640px) 128px, 88px"
          eager
        />
      </Plate>
      <span className={styles.words}>
        <span className={styles.kind}>{search.kind[hit.kind]}</span>
        <span className={styles.name}>
          <MarkedName hit={hit} query={query} />
        </span>
        <span className={styles.facts}>
          {hit.kind === 'person' ? (line ?? aboutPerson(hit)) : <TitleFacts hit={hit} query={query} />}
        </span>
      </span>
      {hit.kind !== 'person' && hit.score > 0 && (
        <span className={styles.score}>
          <Score value={hit.score} />
        </span>
      )}
    </AppLink>
  );
}
