import { readdirSync, readFileSync } from 'node:fs';

import { genreNames } from '@marquee/contracts/assistant/part.ts';
import { describe, expect, it } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { rowFaults } from '../../text/rowFaults.ts';
import { lexicon, type Weights } from './entries.ts';
import { createPhrases, pathsOf } from './matchPhrases.ts';
import { LexiconRow } from './rowSchemas.ts';
import { signalsOf } from './signals.ts';

const titles = shippedTitles();
const keywords = new Set(titles.flatMap((title) => title.keywords));
const moods = new Set(titles.flatMap((title) => title.moods));
const genres = new Set<string>(genreNames);

const folder = new URL('../../../content/lexicon/', import.meta.url);
const names = (weights: Weights = {}): string[] => Object.keys(weights);
const twice = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);

describe('the lexicon', () => {
  it('has valid rows, each file in use', () => {
    const files = readdirSync(folder);
    const faults = files.flatMap((file) =>
      rowFaults(file, readFileSync(new URL(file, folder), 'utf8'), LexiconRow),
    );
    expect(faults).toEqual([]);
    const rows = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')).length);
    expect(lexicon).toHaveLength(rows.reduce((sum: number, count: number) => sum + count, 0));
  });

  it('has ids that are unique, and fit into addresses', () => {
    const ids = lexicon.map((entry) => entry.id);
    expect(twice(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 60)).toEqual([]);
  });

  it('calls every entry by the words of its id, and finds it by them', () => {
    const phrases = createPhrases(lexicon);
    for (const { id, label } of lexicon) {
      const words = id.split('-');
      expect(label.toLowerCase()).toBe(words.join(' '));
      const start = words[0] === 'the' || words[0] === 'a' ? 1 : 0;
      expect({ id, found: phrases.longestAt(words, start)?.entry.id }).toEqual({ id, found: id });
    }
  });

  it('has many entries', () => {
    expect(lexicon.length).toBeGreaterThanOrEqual(400);
  });

  it('names only keywords of the catalogue', () => {
    const named = lexicon.flatMap((entry) => names(entry.keywords).map((name) => `${entry.id}: ${name}`));
    expect(named.filter((line) => !keywords.has(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  });

  it('names only moods and genres of the closed lists', () => {
    expect(lexicon.flatMap((entry) => names(entry.moods)).filter((name) => !moods.has(name))).toEqual([]);
    expect(lexicon.flatMap((entry) => entry.genres ?? []).filter((name) => !genres.has(name))).toEqual([]);
  });

  it('has contraries that exist', () => {
    const against = lexicon.map((entry) => entry.against ?? {});
    expect(against.flatMap((one) => names(one.keywords)).filter((name) => !keywords.has(name))).toEqual([]);
    expect(against.flatMap((one) => names(one.moods)).filter((name) => !moods.has(name))).toEqual([]);
    expect(against.flatMap((one) => names(one.genres)).filter((name) => !genres.has(name))).toEqual([]);
  });

  it('finds at least three titles for every entry', () => {
    const found = lexicon.map((entry) => ({
      id: entry.id,
      count: titles.filter((title) => signalsOf(entry, title).strength >= 0.3).length,
    }));
    expect(found.filter(({ count }) => count < 3)).toEqual([]);
  });

  it('says no phrase in two entries', () => {
    const saidBy = new Map<string, string>();
    const clashes: string[] = [];
    for (const entry of lexicon) {
      for (const path of entry.phrases.flatMap(pathsOf).map((stems) => stems.join(' '))) {
        const other = saidBy.get(path) ?? entry.id;
        if (other !== entry.id) clashes.push(`${path}: ${other}, ${entry.id}`);
        saidBy.set(path, entry.id);
      }
    }
    expect(clashes).toEqual([]);
  });

  it('ignores what is said of any film', () => {
    const plain =
      'a an the i we my me us you film films movie movies series show shows watch watching watched seen see want ' +
      'wanted looking look find need like liked loved love really very good great best better bad worst kind kinds ' +
      'type sort something anything everything nothing thing things stuff one ones some any all more most less much ' +
      'many few new newer newest old older oldest recent classic classics modern long longer short shorter time ' +
      'times day night tonight today year years hour hours minute minutes end ending start story stories plot ' +
      'character characters scene scenes actor actors star stars starring director directed made make makes play ' +
      'playing title titles list suggest suggestion suggestions recommend recommendation recommendations please ' +
      'thanks help similar vibe style genre genres part parts set based about with without not no never only just ' +
      'also maybe prefer preferably ideally people person guy guys girl world life work works working job move ' +
      'moves moving place home house turn go going get got feel feeling favorite favourite friend friends other ' +
      'horror comedy comedies drama dramas thriller thrillers action adventure animated animation documentary ' +
      'western westerns romance crime mystery fantasy sci-fi war history english french korean japanese italian ' +
      'german spanish hidden gem popular famous unknown foreign original different relation related question';
    const phrases = createPhrases(lexicon);
    const swallowed = plain.split(' ').flatMap((word) => {
      const match = phrases.longestAt(word.split('-'), 0);
      return match === null ? [] : [`${word}: ${match.entry.id}`];
    });
    expect(swallowed).toEqual([]);
  });

  it('begins and ends no phrase with a negation', () => {
    const negations = /^(?:no|not|without|never|dont|less|except)$/;
    const single = lexicon.flatMap((entry) => entry.phrases).filter((phrase) => negations.test(phrase));
    expect(single).toEqual([]);
  });
});
