import { encode } from 'gpt-tokenizer';

/** How many tokens a text has in the encoding of today's hosted models (o200k). */
export const countTokens = (text: string): number => encode(text).length;
