import { paths } from '@marquee/contracts/paths.ts';
import { type ReactNode, Suspense } from 'react';

import type { PageOutcome } from '#web/api/pageModule.ts';
import { cx } from '#web/lib/cx.ts';
import { aboutParts } from '#web/lib/hrefs.ts';
import { readSite } from '#web/lib/site.ts';
import { about, locale } from '#web/messages/en/about.ts';
import { sourcesOf } from '#web/messages/en/sources.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { usePageHead } from '#web/platform/pageHead.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

import { Choices, KeyboardHelp } from './AboutPageChoices.tsx';
import { Facts } from './AboutPageFacts.tsx';
import { LocaleChoices } from './AboutPageLocale.tsx';

import text from '#web/ui/type.module.css';
import styles from './AboutPage.module.css';

/** Only where visits may be counted. Where its script fails, there is no counting. */
const LazyAboutPageAnalytics = lazyPart(
  async () => (await import('./AboutPageAnalytics.tsx')).AboutPageAnalytics,
  PartMissing,
  'web/pages/AboutPageAnalytics.tsx',
);

/** Only without a server. */
const LazyAboutPageOff = lazyPart(async () => (await import('./AboutPageOff.tsx')).AboutPageOff, PartMissing);

type Props = {
  words: { mark: string; markLabel: string; notice: string };
  /** Address of TMDB's logo, where one is configured. */
  logo: string | undefined;
};

/** The credit that TMDB's terms require: its logo or, where none is configured, its name; smaller than ours. */
function TmdbCredit({ words, logo }: Props) {
  return (
    <div className={styles.credit}>
      <a className={styles.mark} href="https://www.themoviedb.org/" aria-label={words.markLabel}>
        {logo === undefined ? words.mark : <img src={logo} alt="" height={20} />}
      </a>
      <p className={cx(text.small, text.dim)}>{words.notice}</p>
    </div>
  );
}

const { privacy, choices, keys, licences } = about;

type PartProps = { id: string; part: { title: string; lead?: string }; children: ReactNode };

const contents = () => [
  { id: aboutParts.sources, title: sourcesOf(readSite()).title },
  ...(readSite().server ? [] : [{ id: aboutParts.off, title: about.off.title }]),
  { id: aboutParts.privacy, title: privacy.title },
  { id: aboutParts.locale, title: locale.title },
  { id: aboutParts.choices, title: choices.title },
  { id: aboutParts.keyboard, title: keys.title },
  { id: aboutParts.licences, title: licences.title },
];

/** A part of the page: its name on the left, its content on the right. */
function Part({ id, part: { title, lead }, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={cx(text.h2, styles.name)} id={id}>
        {title}
      </h2>
      <div className={styles.body}>
        {lead !== undefined && <p className={styles.partLead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** Site-dependent parts are in the printed page, and loaded when coming from another page. */
export async function load(): Promise<PageOutcome> {
  const { analytics, server } = readSite();
  if (analytics) await LazyAboutPageAnalytics.preload();
  if (!server) await LazyAboutPageOff.preload();
  return { status: 200 };
}

export function Page() {
  const site = readSite();
  const sources = sourcesOf(site);
  usePageHead({ title: about.documentTitle, description: about.description, canonical: paths.about });
  return (
    <div className={cx(text.wrap, styles.page)}>
      <header className={styles.head}>
        <h1 className={text.title}>{about.title}</h1>
        <p className={cx(text.lead, styles.lead)}>{about.lead}</p>
        <nav aria-label={about.contents}>
          <ul className={styles.contents}>
            {contents().map(({ id, title }) => (
              <li key={id}>
                <a className={text.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Part id={aboutParts.sources} part={sources}>
        <Facts rows={sources.rows} />
        {site.content === 'tmdb' && <TmdbCredit words={sources} logo={site.logo} />}
      </Part>
      {!readSite().server && (
        <Part id={aboutParts.off} part={about.off}>
          <Suspense>
            <LazyAboutPageOff />
          </Suspense>
        </Part>
      )}
      <Part
        id={aboutParts.privacy}
        part={site.analytics ? privacy : { ...privacy, lead: sources.privacy.lead }}
      >
        {site.analytics && (
          <Suspense>
            <LazyAboutPageAnalytics />
          </Suspense>
        )}
        <Facts rows={[...privacy.rows(), ...sources.privacy.rows]} />
        <p className={styles.more}>
          <AppLink className={text.link} href={paths.search()}>
            {privacy.recent}
          </AppLink>
        </p>
      </Part>
      <Part id={aboutParts.locale} part={locale}>
        <LocaleChoices />
      </Part>
      <Part id={aboutParts.choices} part={choices}>
        <Choices />
      </Part>
      <Part id={aboutParts.keyboard} part={keys}>
        <KeyboardHelp />
      </Part>
      <Part id={aboutParts.licences} part={licences}>
        <Facts rows={[[sources.mark, sources.notice]]} />
        <p className={styles.more}>
          <AppLink className={text.link} href={paths.licences}>
            {licences.all}
          </AppLink>
        </p>
      </Part>
    </div>
  );
}
