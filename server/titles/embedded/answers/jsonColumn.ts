import { z } from 'zod';

const Numbers = z.array(z.number());
const Texts = z.array(z.string());

/** A list kept as JSON in one column. */
export const numbersOf = (column: string): number[] => Numbers.parse(JSON.parse(column));
export const textsOf = (column: string): string[] => Texts.parse(JSON.parse(column));

/** Objects that a query of our own has put together: as with `select.ts`, it alone knows their type. */
export const rowsOf = <Row>(column: string): Row[] => JSON.parse(column) as Row[];
