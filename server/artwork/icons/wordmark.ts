import type { Colour } from '#server/artwork/kit/colour.ts';
import { disc, num } from '#server/artwork/kit/svg.ts';

/** The name in Imbue, weight 560, as outlines: a thousand units to the em, the baseline at 0. */
const letters =
  'M20 0v-21h46v-657h-45v-22h164l70 441h-9l83-441h154v22h-46v657h47v21h-189v-21h43v-649h9l-125 654h-28l-113-667l7 1v661h46v21zM629 11q-31 0-56-15q-24-14-39-42q-15-29-15-71q0-48 19-79q19-31 47-52q28-21 56-38q28-16 46-35q19-18 19-44q0-37-5-69q-5-31-17-50q-13-19-35-19q-24 0-41 16q-17 15-17 38q0 12 5 22q5 9 9 19q5 10 5 25q0 22-11 35q-10 14-30 14q-19 0-30-17q-10-16-10-44q0-37 17-67q18-30 50-48q31-18 72-18q38 0 69 18q32 18 50 56q18 38 18 101v292q0 23 5 31q6 9 15 9q7 0 14-4q6-3 10-7l11 18q-5 7-24 14q-18 8-44 8q-24 0-41-7q-17-7-27-20q-10-12-11-30q-2 10-11 24q-9 14-27 25q-17 11-46 11zM662 -27q13 0 23-11q10-10 16-25q5-15 5-29v-225q-1 14-14 29q-13 15-30 35q-16 21-29 50q-12 30-12 73q0 49 9 76q10 27 32 27zM863 0v-21h47v-481h-47v-21h142l3 55q1-7 10-22q9-14 24-26q16-12 36-12q27 0 44 18q18 19 27 49q10 30 10 67q0 29-11 44q-10 16-29 16q-18 0-29-15q-10-14-10-37q0-15 5-26q6-11 12-22q5-11 5-25q0-22-8-33q-8-11-23-11q-17 0-31 17q-14 17-23 44q-8 27-8 58v363h49v21zM1347 250v-21h49v-277q-2 10-9 23q-7 14-21 25q-13 10-34 10q-34 0-64-25q-29-25-47-84q-18-59-18-160q0-96 17-155q17-59 45-86q28-27 60-27q25 0 40 11q16 12 24 27q8 16 10 27l3-61h94v752h48v21zM1348 -20q15 0 25-17q10-16 16-42q6-26 7-54v-257q-2-25-8-48q-7-24-17-39q-10-15-24-15q-12 0-20 18q-8 18-14 50q-5 33-8 75q-2 43-2 92q0 52 2 95q3 44 9 75q6 32 14 49q9 18 20 18zM1707 11q-32 0-57-12q-25-12-40-45q-14-33-14-95v-361h-43v-21h142v373q0 50 4 78q4 29 12 40q9 12 22 12q16 0 28-17q13-17 19-42q7-26 7-53v-370h-42v-21h141v502h40v21h-133l-3-57q-3 15-13 30q-9 16-26 27q-17 11-44 11zM2101 11q-38 0-67-21q-29-21-48-59q-20-37-30-87q-10-49-10-107q0-69 14-119q13-50 35-83q23-32 49-47q27-16 54-16q32 0 57 18q26 18 44 49q19 31 28 72q10 41 10 88q0 9 0 18q0 10-1 19h-197v-21h101q0-73-4-122q-4-49-13-74q-9-25-25-25q-16 0-27 24q-12 25-18 76q-7 52-7 135q0 57 3 104q2 47 9 82q7 34 21 53q14 18 36 18q38 0 60-20q23-19 31-41l18 12q-11 29-42 51q-32 23-81 23zM2441 11q-39 0-68-21q-28-21-48-59q-19-37-29-87q-10-49-10-107q0-69 13-119q14-50 36-83q22-32 49-47q27-16 53-16q32 0 58 18q26 18 44 49q18 31 28 72q10 41 10 88q0 9-1 18q0 10-1 19h-197v-21h102q0-73-4-122q-4-49-14-74q-9-25-25-25q-15 0-27 24q-11 25-18 76q-6 52-6 135q0 57 2 104q3 47 10 82q7 34 20 53q14 18 36 18q39 0 61-20q22-19 31-41l18 12q-11 29-43 51q-31 23-80 23z';
const [width, capitals] = [2592, 700];

/** Where the first lamp's middle stands. */
export const lampsOf = (x: number, cap: number): number => x + ((width + 250) * cap) / capitals;

/** The name and its two lamps with the baseline at y; `cap` is the height of the capital. */
export function wordmark(
  x: number,
  y: number,
  cap: number,
  ink: Colour,
  lamps: readonly [Colour, Colour],
): string {
  const scale = cap / capitals;
  const lamp = 100 * scale;
  const first = lampsOf(x, cap);
  return (
    `<path fill="${ink}" transform="translate(${num(x)} ${num(y)})scale(${Math.round(scale * 10000) / 10000})" d="${letters}"/>` +
    disc(first, y - lamp, lamp, lamps[0]) +
    disc(first + lamp * 3, y - lamp, lamp, lamps[1])
  );
}
