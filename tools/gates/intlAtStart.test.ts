import { resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Gated, openGated } from './gated.ts';
import { constructIntlAtStart } from './intlAtStart.ts';

describe('the gate of formatters', () => {
  let gated: Gated;
  beforeEach(() => {
    gated = openGated();
  });
  afterEach(() => gated.remove());

  it.each([
    ['of the module itself', "const rules = new Intl.PluralRules('en');\n"],
    ['exported', "export const rules = new Intl.PluralRules('en');\n"],
    [
      'made by a function that the module calls',
      "const namesOf = (type) => {\n  const names = new Intl.DisplayNames('en', { type });\n  return (code) => names.of(code);\n};\n",
    ],
  ])('rejects one %s', (_, text) => {
    gated.write({ 'web/lib/names.ts': text });
    expect(constructIntlAtStart(gated.folder)).toEqual(['web/lib/names.ts']);
  });

  it.each([
    ['at its first use', "const first = () => {\n  rules ??= new Intl.PluralRules('en');\n};\n"],
    ['used at once', "function first(name) {\n  return [...new Intl.Segmenter('en').segment(name)];\n}\n"],
  ])('lets one through that is made %s', (_, text) => {
    gated.write({ 'web/lib/names.ts': text });
    expect(constructIntlAtStart(gated.folder)).toEqual([]);
  });
});

it('no module of the browser constructs a formatter when it is loaded', () => {
  expect(constructIntlAtStart(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
