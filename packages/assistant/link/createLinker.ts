import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import type { WishOf } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import type { Token } from '#read/line.ts';

import type { TitleFacts } from '../facts.ts';
import { bareTitle } from './bareTitle.ts';
import { byToken } from './byToken.ts';
import { type PersonMention, personMentions } from './personMentions.ts';
import { createPersonNames } from './personNames.ts';
import { type LinkContext, createScene } from './scene.ts';
import type { TitleMention } from './titleMention.ts';
import { type Linked, titleMentions } from './titleMentions.ts';
import { createTitleNames } from './titleNames.ts';
import { createPlainVocabulary } from './vocabulary.ts';

export type Linker = {
  /** The titles and people of a sentence, in order; they share no tokens, with each other nor with what is taken. */
  link: (tokens: readonly Token[], taken: readonly boolean[]) => readonly Linked[];
  /** The title that a sentence is, and nothing else. */
  isBareTitle: (tokens: readonly Token[]) => Linked | null;
};

/** Finds the titles and people that sentences name. */
export function createLinker(titles: readonly TitleFacts[]): Linker {
  const vocabulary = createPlainVocabulary(titles);
  const titleNames = createTitleNames(titles, vocabulary);
  const personNames = createPersonNames(titles);
  return {
    link: (tokens, taken) => {
      const scene = createScene(tokens, taken, vocabulary);
      const people = personMentions(scene, { names: personNames });
      const peopleAt = byToken(people, ({ from, to }) => ({ from, to }));
      const named = titleMentions(scene, { names: titleNames, vocabulary }).filter(
        ({ around: { from, to }, chosen }) =>
          !peopleAt(from, to).some((person) =>
            isOwnName(tokens.slice(from, to), chosen.title)
              ? person.to - person.from > to - from
              : person.to - person.from >= to - from,
          ),
      );
      const titlesAt = byToken(named, ({ around }) => ({ from: around.from, to: around.end }));
      const left = people.filter(({ from, to }) => titlesAt(from, to).length === 0);
      const linked = [...named.flatMap((mention) => ofTitle(scene, mention)), ...left.map(ofPerson)];
      return apart(linked.sort((a, b) => a.from - b.from || b.to - a.to));
    },
    isBareTitle: (tokens) => {
      const title = bareTitle(tokens, { names: titleNames, vocabulary });
      if (title === null || (title.corrected === null && isOwnName(tokens, title.wish))) return title;
      const people = personMentions(createScene(tokens, [], vocabulary), { names: personNames });
      return people.length > 0 ? null : title;
    },
  };
}

/** Whether the words hold a title's whole name: what a title is called besides may be a person's name. */
const isOwnName = (tokens: readonly Token[], { name }: { name: string }): boolean =>
  tokens
    .map(({ word }) => word)
    .join('')
    .includes(words(name).join(''));

function ofTitle(scene: LinkContext, mention: TitleMention): Linked[] {
  const { around, chosen, cue, corrected } = mention;
  const own = around.cue?.isOwn === true ? around.cue : null;
  const place = { from: own?.from ?? around.from, to: around.end, corrected, isCue: own !== null };
  if (cue !== null && cue.maker !== null) {
    const wish = makerOf(chosen.title, cue.maker);
    return wish === null ? [] : [{ ...place, wish, homonyms: [] }];
  }
  const { media, id, name, year } = chosen.title;
  const isOut = isLeftOut(scene, mention);
  if (isOut === null) return [];
  const wish: Linked['wish'] = isOut
    ? { slot: 'without', media, id, name, year }
    : { slot: 'like', media, id, name, year, aspect: null, not: false };
  return [{ ...place, wish, homonyms: chosen.homonyms }];
}

function makerOf(title: TitleFacts, role: 'director' | 'writer'): WishOf<'person'> | null {
  const [maker] = role === 'writer' ? [...title.writers, ...title.makers] : title.makers;
  return maker === undefined ? null : { slot: 'person', id: maker.id, name: maker.name, role, not: false };
}

function ofPerson({ from, to, person, cue, role, corrected }: PersonMention): Linked {
  const { id, name } = person;
  const own = cue?.isOwn === true ? cue : null;
  return {
    from: own?.from ?? from,
    to,
    wish: { slot: 'person', id, name, role, not: false },
    corrected,
    homonyms: [],
    isCue: own !== null,
  };
}

/** Overlapping mentions lose their leading words, so that none overlap. */
function apart(sorted: readonly Linked[]): Linked[] {
  const linked: Linked[] = [];
  for (const one of sorted) {
    const end = linked.at(-1)?.to ?? 0;
    if (one.to <= end) continue;
    linked.push(one.from < end ? { ...one, from: end } : one);
  }
  return linked;
}

const praise = new Set(around.praise);
const unseen = new Set(around.unseen);
const reach = 8;

/**
 * Whether a title is named to be left out of the answer: "I've already seen Heat", "other than Heat", "not Heat again".
 * Null where it only says that it isn't known. Praise of a seen title asks for more like it.
 */
function isLeftOut(scene: LinkContext, { around, cue }: TitleMention): boolean | null {
  const { end, from } = around;
  if (scene.word(end) === 'again' && scene.word(from - 1) === 'not') return true;
  if (cue === null || !cue.isSeen) return false;
  if (scene.word(end) === 'already') return true;
  const isViewing = /^(?:seen|watched|have|ive|i|already)$/.test(scene.word(cue.from));
  if (!isViewing) return true;
  for (let at = cue.from - 1; at >= cue.from - 2; at -= 1) {
    if (unseen.has(scene.word(at))) return null;
    if (scene.word(at) === 'just') return false;
  }
  for (let at = end; at < Math.min(scene.count, end + reach); at += 1) {
    if (at > end && /\n/.test(scene.before(at))) break;
    if (praise.has(scene.word(at))) return false;
  }
  return true;
}
