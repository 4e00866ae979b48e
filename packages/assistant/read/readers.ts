import type { Phrases } from '#lexicon/matchPhrases.ts';

import { idiomReader } from './negationCues.ts';
import { createAgeReader } from './readAge.ts';
import { createAudienceReader } from './readAudience.ts';
import { createCertificationReader } from './readCertification.ts';
import { createChangeReader } from './readChanges.ts';
import { createFameReader } from './readFame.ts';
import { createGenreReader, createMediaReader } from './readMedia.ts';
import { createOriginReader } from './readOrigin.ts';
import { createRuntimeReader } from './readRuntime.ts';
import { createSeasonsReader } from './readSeasons.ts';
import { createTasteReader } from './readTaste.ts';
import { createKeywordReader, createThemeReader } from './readTheme.ts';
import { createTotalReader } from './readTotal.ts';
import { readUnknowable } from './readUnknowable.ts';
import { createSettingReader, createYearsReader } from './readYears.ts';
import type { Reader } from './rules.ts';
import type { Vocabulary } from './vocabulary.ts';

type Knowledge = {
  phrases: Phrases;
  vocabulary: Vocabulary;
  /** Reads lengths and years that are measured by a title. */
  thanTitle: Reader;
  year: number;
};

/** All that reads pieces; where two read equally much, the earlier one is right. */
export function createReaders({ phrases, vocabulary, thanTitle, year }: Knowledge): readonly Reader[] {
  const kinds = [createMediaReader(year), createGenreReader(year)];
  const origin = createOriginReader(year);
  const grammar = { kinds, origins: [origin] };
  return [
    idiomReader,
    createChangeReader(year),
    createYearsReader(year),
    createRuntimeReader(year),
    createSeasonsReader(year),
    createTotalReader(year),
    thanTitle,
    ...kinds,
    origin,
    createAgeReader(year),
    createAudienceReader(year),
    createCertificationReader(year),
    createFameReader(year),
    readUnknowable,
    createTasteReader(year),
    createThemeReader(phrases, grammar),
    createSettingReader(year),
    createKeywordReader(vocabulary, grammar),
  ];
}
