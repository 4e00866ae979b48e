import type { BenchBrowser, DeviceName } from './browser.ts';
import type { Subject } from './subjects.ts';
import { type PressTimes, openVisit, type Visit } from './visit.ts';
import { walk } from './walk.ts';

export type Interactions = Record<string, number | null>;

/** To the first posters of home. */
const downHome = 700;
const pointingMilliseconds = 400;
const keyPauseMilliseconds = 130;
const query = 'matrix';

const named = (name: string, { shownMs, addressMs, worstEventMs }: PressTimes): Interactions => ({
  [name]: shownMs,
  [`${name}Address`]: addressMs,
  [`${name}Event`]: worstEventMs,
});
const shown = (name: string, { shownMs, worstEventMs }: PressTimes): Interactions => ({
  [name]: shownMs,
  [`${name}Event`]: worstEventMs,
});

async function fromHome(visit: Visit): Promise<Interactions> {
  await visit.hand.scroll(downHome);
  await visit.rest(1000);
  // It may have to come into view first.
  await visit.find('poster', 1);
  const place = await visit.place();
  const cold = named('coldFromHome', await visit.openPoster(1));
  await visit.rest();
  const trailer = shown('trailer', await visit.openTrailer());
  await visit.hand.key('Escape');
  await visit.rest(1500);
  return { ...cold, ...trailer, ...shown('backHome', await visit.backTo(place)) };
}

async function afterPointing(visit: Visit): Promise<Interactions> {
  await visit.hand.scroll(downHome);
  await visit.rest(1000);
  return named('afterPointing', await visit.openPoster(2, pointingMilliseconds));
}

async function search(visit: Visit): Promise<Interactions> {
  await visit.hand.press(await visit.find('search'));
  await visit.rest(1000);
  await visit.probe.arm({ what: 'results' });
  await visit.hand.type(query, keyPauseMilliseconds);
  await visit.rest(1500);
  return { lastKeyToResults: await visit.probe.results(), keyEvent: await visit.worst() };
}

/** All that a person does on a subject, each in a page that was opened for it. */
export async function interact(
  browser: BenchBrowser,
  device: DeviceName,
  { origin, pages, search: searchPages }: Subject,
): Promise<Interactions> {
  const during = async (path: string, act: (visit: Visit) => Promise<Interactions>) => {
    const visit = await openVisit(browser, device, origin + path);
    try {
      return await act(visit);
    } finally {
      await visit.close();
    }
  };
  return {
    ...(await during(pages.home, fromHome)),
    ...(await during(pages.list, async (visit) => named('coldFromList', await visit.openPoster(1)))),
    // A finger doesn't point.
    ...(device === 'desk' && (await during(pages.home, afterPointing))),
    ...(await during(searchPages[device], search)),
    ...(await during(pages.list, async (visit) => ({ walkWorstEvent: await walk(visit) }))),
  };
}
