import type { Phrases } from '../lexicon/matchPhrases.ts';
import { idiomReader } from './negationCues.ts';
import type { Reader } from './piece.ts';
import { createAudienceReader } from './readAudience.ts';
import { createChangeReader } from './readChanges.ts';
import { createFameReader } from './readFame.ts';
import { createGenreReader } from './readGenres.ts';
import { createKeywordReader } from './readKeyword.ts';
import { createMediaReader } from './readMedia.ts';
import { createOriginReader } from './readOrigin.ts';
import { createRuntimeReader } from './readRuntime.ts';
import { createSeasonsReader } from './readSeasons.ts';
import { createThemeReader } from './readTheme.ts';
import { createSettingReader, createYearsReader } from './readYears.ts';
import type { Vocabulary } from './vocabulary.ts';

type Knowledge = { phrases: Phrases; vocabulary: Vocabulary; year: number };

/** All that reads pieces; where two read equally much, the earlier one is right. */
export const createReaders = ({ phrases, vocabulary, year }: Knowledge): readonly Reader[] => [
  idiomReader,
  createChangeReader(year),
  createYearsReader(year),
  createRuntimeReader(year),
  createSeasonsReader(year),
  createMediaReader(year),
  createOriginReader(year),
  createAudienceReader(year),
  createFameReader(year),
  createGenreReader(year),
  createThemeReader(phrases),
  createSettingReader(year),
  createKeywordReader(vocabulary),
];
