import beside from '@marquee/content/words/beside-names.json' with { type: 'json' };

import { lexicon } from '#lexicon/entries.ts';

import type { TitleFacts } from '../facts.ts';
import type { Around } from './aroundName.ts';
import { phraseAt, phraseBefore } from './phraseAt.ts';
import type { LinkContext } from './scene.ts';
import { nameClass, withoutArticle } from './titleForms.ts';
import type { PlainVocabulary } from './vocabulary.ts';

const { joiners, wholes, variations, places, leads, plainTitles } = beside;
const plain = new Set(plainTitles);
const isLead = new Set(leads);
const described = new Set(lexicon.flatMap(({ phrases }) => phrases));

/** Written small and of a plain word, only what most people know is a title. */
const wellKnown = 80;
const mostLeads = 5;

/** Whether a title is a part of a blend ("alien crossed with the office") or varied ("jaws but funny", "titanic on a plane"). */
export function isBlended(
  scene: LinkContext,
  { from, to, end }: Around,
  title: TitleFacts,
  vocabulary: PlainVocabulary,
): boolean {
  const words = wordsOf(scene, from, to);
  if (scene.word(from - 1) === 'than' || !mayBeTitle(words, title, vocabulary)) return false;
  if (phraseAt(scene, to, joiners) > 0 || phraseBefore(scene, from, joiners) > 0) return true;
  const isListed =
    end > to || [scene.word(from - 1), scene.word(to)].some((word) => word === 'and' || word === '&');
  if (isListed && hasWhole(scene)) return true;
  // "Heat but in Paris" may be about summer.
  if (!isLed(scene, from) || described.has(words.join(' '))) return false;
  const isPlain = nameClass(words, vocabulary) === 'never';
  return phraseAt(scene, to, variations) > 0 || (!isPlain && phraseAt(scene, to, places) > 0);
}

const wordsOf = (scene: LinkContext, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => scene.word(from + index));

function mayBeTitle(words: readonly string[], { fame }: TitleFacts, vocabulary: PlainVocabulary): boolean {
  const short = withoutArticle(words);
  const sort = nameClass(words, vocabulary);
  if (sort === 'own') return true;
  if (sort === 'never') return plain.has(short.join(' '));
  return short.length > 1 || fame >= wellKnown;
}

/** "Mix of …", "… had a baby": the words beside "and" are its parts. */
function hasWhole(scene: LinkContext): boolean {
  for (let at = 0; at < scene.count; at += 1) if (phraseAt(scene, at, wholes) > 0) return true;
  return false;
}

/** Whether nothing is said before a name but that something is wanted. */
function isLed(scene: LinkContext, from: number): boolean {
  for (let at = from - 1; at >= 0 && !scene.isApart(at + 1); at -= 1)
    if (from - at > mostLeads || !isLead.has(scene.word(at))) return false;
  return true;
}
