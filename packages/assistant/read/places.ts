import { readSpoken } from '@marquee/text';

const placeOf: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  top: 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  last: -1,
  bottom: -1,
};
const ordinal = Object.keys(placeOf).join('|');
const numbered = String.raw`(?:number|no|nr|num|pick|choice|option|result) (?:\d{1,2}|one)`;
export const place = `(?:(?:${ordinal})(?: [234])?|${numbered})`;
const one = '(?: (?:one|ones|pick|film|movie|title|show|series|suggestion|result|choice))?';
export const places = `(?:the |your |my )?${place}${one}(?:(?: ,)?(?: and| or|) (?:the )?${place}${one})*`;

const aPlace = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${ordinal})(?: ([234])(?![\p{L}\p{N}]))?|(?<=(?:number|no|nr|num|pick|choice|option|result) )(\d{1,2}|one))(?![\p{L}\p{N}])`,
  'gu',
);

/** The places that were named, from 1, or below 0 from the end. */
export function placesIn(said: string): number[] {
  const found: number[] = [];
  for (const [, word, several, figure] of said.matchAll(aPlace)) {
    if (word === undefined) {
      found.push(figure === 'one' ? 1 : Number(figure));
      continue;
    }
    const first = placeOf[word] ?? 0;
    for (let step = 0; step < Number(several ?? 1); step += 1)
      found.push(first > 0 ? first + step : first - step);
  }
  return [...new Set(found.filter((each) => each !== 0 && each <= 40))];
}

const onePlace = new RegExp(`^(?:the |your |my )?${place}${one}$`, 'u');

/** The one place that words name, such as "the second one"; null where they name none. */
export function placeIn(said: string): number | null {
  const last = said.split(' ').at(-1) ?? '';
  const number = readSpoken([last], 0)?.value;
  const written = number === undefined || number < 2 ? said : `${said.slice(0, -last.length)}${number}`;
  return onePlace.test(written) ? (placesIn(written)[0] ?? null) : null;
}
