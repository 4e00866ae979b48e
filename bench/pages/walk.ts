import type { Visit } from './visit.ts';

/** Between two steps: a person looks first. */
const lookMilliseconds = 1000;

/** Twenty steps through a list and films: posters, trailers, Back. The duration of the worst event of all. */
export async function walk(visit: Visit): Promise<number> {
  const worst: number[] = [];
  const places: { heading: string; y: number }[] = [];
  const step = async (act: () => Promise<unknown>) => {
    await visit.probe.arm(null);
    await act();
    await visit.rest(lookMilliseconds);
    worst.push(await visit.worst());
  };
  const scroll = () => visit.hand.scroll(600);
  const poster = (nth: number) => async () => {
    await visit.find('poster', nth);
    places.push(await visit.place());
    await visit.openPoster(nth);
  };
  const back = async () => {
    const place = places.pop();
    if (place) await visit.backTo(place);
  };
  const escape = () => visit.hand.key('Escape');
  const steps = [
    scroll,
    poster(0),
    visit.openTrailer,
    escape,
    back,
    scroll,
    poster(1),
    back,
    scroll,
    poster(2),
    visit.openTrailer,
    escape,
    back,
    poster(3),
    back,
    scroll,
    scroll,
    poster(0),
    back,
    scroll,
  ];
  for (const act of steps) await step(act);
  return Math.max(...worst);
}
