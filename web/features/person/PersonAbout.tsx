import type { PageHead } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';

import type { Person } from '#web/api/people.ts';
import { cx } from '#web/lib/cx.ts';
import { formatDate } from '#web/lib/format.ts';
import { pictureSource } from '#web/lib/pictures.ts';
import { titleSize } from '#web/lib/titleBreak.ts';
import { person as words } from '#web/messages/en/person.ts';
import { common } from '#web/messages/en/shell.ts';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { entriesOf, knownFor } from './filmography.ts';

import text from '#web/ui/type.module.css';
import styles from './PersonAbout.module.css';

const portraitSizes = '(width >= 1024px) 22vw, (width >= 640px) 24vw, 8rem';
const mostNames = 3;

/** Portrait, name, and the few facts beyond the work. */
export function PersonAbout({ person }: { person: Person }) {
  const { name, knownFor, works, biography } = person;
  const years = entriesOf(works).flatMap(({ year }) => (year === null ? [] : [year]));
  const first = years.length > 0 ? Math.min(...years) : null;
  const last = years.length > 0 ? Math.max(...years) : null;
  const facts = [
    [words.born, formatDate(person.birthday)],
    [words.died, formatDate(person.deathday)],
    [words.birthplace, person.birthplace],
    [words.alsoKnownAs, person.alsoKnownAs.slice(0, mostNames).join(', ')],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
  return (
    <div className={cx(text.wrap, styles.about)}>
      <div className={styles.portrait}>
        <Picture
          path={person.portrait}
          kind="profile"
          sizes={portraitSizes}
          alt={words.portraitOf(name)}
          priority
        />
      </div>
      <div className={styles.body}>
        <h1 className={cx(text[titleSize(name)], styles.name)}>{name}</h1>
        <Meta
          items={[
            knownFor && words.knownForCraft(words.crafts[knownFor] ?? knownFor.toLowerCase()),
            works.length > 0 && words.titlesBetween(entriesOf(works).length, first, last),
          ]}
        />
        {biography !== '' && (
          <p className={text.lead} lang={person.lang}>
            {biography}
          </p>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts} aria-label={words.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

/** A person's page while loading. */
export function PersonSkeleton() {
  return (
    <div role="status" className={cx(text.wrap, styles.about)}>
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={styles.portrait}>
        <Skeleton shape="poster" />
      </div>
      <div className={styles.body}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}

/** Title and description of a person's page for tab, search engines and shared links. */
export function personHead(person: Person): PageHead {
  const { id, name, portrait, biography } = person;
  const titles = knownFor(person.works, person.knownFor, 3).map((entry) => entry.name);
  const canonical = paths.person(id, name);
  const craft = words.crafts[person.knownFor ?? ''] ?? words.crafts['Acting'] ?? '';
  return {
    title: words.head(name),
    description: biography || words.description(name, craft, titles),
    canonical,
    ...(portrait !== null && { image: pictureSource(portrait, 'profile') }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name,
      url: canonical,
      ...(portrait !== null && { image: pictureSource(portrait, 'profile') }),
      ...(person.birthday && { birthDate: person.birthday }),
      ...(person.deathday && { deathDate: person.deathday }),
      ...(person.knownFor && { jobTitle: words.crafts[person.knownFor] ?? person.knownFor }),
    },
  };
}
