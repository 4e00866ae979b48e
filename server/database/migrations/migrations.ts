import { m001People } from './m001People.ts';
import { m002TmdbAnswers } from './m002TmdbAnswers.ts';
import { m003RowSums } from './m003RowSums.ts';
import { m004Privacy } from './m004Privacy.ts';
import { m005TitleNumbers } from './m005TitleNumbers.ts';
import { m006CompactLibraries } from './m006CompactLibraries.ts';
import type { StorageMigrations } from './migrate.ts';

export const migrations: StorageMigrations = {
  '001-people': m001People,
  '002-tmdb-answers': m002TmdbAnswers,
  '003-row-sums': m003RowSums,
  '004-privacy': m004Privacy,
  '005-title-numbers': m005TitleNumbers,
  '006-compact-libraries': m006CompactLibraries,
};
