import type { Audience } from '@marquee/contracts/audience.ts';
import { z } from 'zod';

const Numbers = z.array(z.number());
const Texts = z.array(z.string());

/** A list kept as JSON in one column. */
export const numbersOf = (column: string): number[] => Numbers.parse(JSON.parse(column));
export const textsOf = (column: string): string[] => Texts.parse(JSON.parse(column));

/** Objects built by our own query: as with `select.ts`, only the query determines their type. */
export const rowsOf = <Row>(column: string): Row[] => JSON.parse(column) as Row[];

/** Written by `build/`, which alone determines its type. */
export const audienceOf = (column: string | null): Audience | null =>
  column === null ? null : (JSON.parse(column) as Audience);
