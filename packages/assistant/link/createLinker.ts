import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import type { WishOf } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { words } from '@marquee/text';

import { isNamed, meets } from '#rank/meets.ts';
import type { Token } from '#read/line.ts';

import type { TitleFacts } from '../facts.ts';
import { bareTitle } from './bareTitle.ts';
import { byToken } from './byToken.ts';
import { mediaOf } from './cues.ts';
import { exceptTitles } from './exceptTitles.ts';
import { type GroupMention, groupMentions } from './groupMentions.ts';
import { createGroupNames, type GroupNames } from './groupNames.ts';
import { endWithOccasion, orderAfter, orderBefore } from './nameOrders.ts';
import { type PersonMention, personMentions } from './personMentions.ts';
import { createPersonNames } from './personNames.ts';
import { type LinkContext, createScene } from './scene.ts';
import type { TitleMention } from './titleMention.ts';
import { type Linked, titleMentions } from './titleMentions.ts';
import { createTitleNames } from './titleNames.ts';
import { createPlainVocabulary } from './vocabulary.ts';

export type Linker = {
  /** The titles, people, franchises and companies of a sentence, in order; they share no tokens, with each other nor with what is taken. */
  link: (tokens: readonly Token[], taken: readonly boolean[]) => readonly Linked[];
  /** The title that a sentence is, and nothing else. */
  isBareTitle: (tokens: readonly Token[]) => Linked | null;
  /** The end of the longest whole name that begins at a token, whether it is meant or not; the token where none does. */
  nameAt: (tokens: readonly Token[], at: number) => number;
  isPlain: (word: string) => boolean;
};

/** Finds what sentences name. */
export function createLinker(titles: readonly TitleFacts[]): Linker {
  const vocabulary = createPlainVocabulary(titles);
  const titleNames = createTitleNames(titles, vocabulary);
  const personNames = createPersonNames(titles);
  const groupNames = { groups: createGroupNames(titles, vocabulary), titles: titleNames };
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
      // A name within a longer one is a part of it: "Batman Begins".
      const groups = groupMentions(scene, groupNames).filter(({ name: { from, to }, isWeak }) => {
        const isRival = (other: { from: number; to: number }) =>
          isWeak || lengthOf(scene, other) > lengthOf(scene, { from, to });
        // "Disney's Pocahontas" is that film.
        if (titlesAt(to, to + 1).some(({ around }) => around.from === to)) return false;
        const titles = titlesAt(from, to).map(({ around }) => around);
        return ![...titles, ...peopleAt(from, to)].some(isRival);
      });
      const groupsAt = byToken(groups, ({ from, to }) => ({ from, to }));
      const isFree = ({ from, to }: { from: number; to: number }) => groupsAt(from, to).length === 0;
      const found = [
        ...left
          .filter(isFree)
          .map((mention) =>
            withOrder(
              scene,
              mention.from,
              ofFranchise(scene, mention, groupNames.groups) ?? ofPerson(mention),
            ),
          ),
        ...groups.map((mention) =>
          mention.wish.slot === 'like'
            ? ofGroup(mention)
            : withOrder(scene, mention.name.from, ofGroup(mention)),
        ),
      ];
      const wanted = [
        ...new Map(found.flatMap(({ wish }) => (isNamed(wish) ? [[partKey(wish), wish]] : []))).values(),
      ];
      const except = exceptTitles(scene, titleNames, (title) => wanted.some((wish) => meets(wish, title)));
      const exceptAt = byToken(except, ({ from, to }) => ({ from, to }));
      const liked = named
        .filter(({ around }) => isFree(around) && exceptAt(around.from, around.to).length === 0)
        .flatMap((mention) => ofTitle(scene, mention));
      return apart([...liked, ...found, ...except].sort((a, b) => a.from - b.from || b.to - a.to));
    },
    isBareTitle: (tokens) => {
      const title = bareTitle(tokens, { names: titleNames, vocabulary });
      if (title === null) return null;
      const scene = createScene(tokens, [], vocabulary);
      const isOwn = isOwnName(tokens, title.wish);
      const length = isOwn ? words(title.wish.name).length : 0;
      const isGroup = groupMentions(scene, groupNames).some(
        ({ isWeak, name: { from, to } }) => !isWeak && to - from >= length,
      );
      if (isGroup) return null;
      if (title.corrected === null && isOwn) return title;
      return personMentions(scene, { names: personNames }).length > 0 ? null : title;
    },
    nameAt: (tokens, at) => {
      let letters = '';
      let end = at;
      for (let to = at; to < tokens.length && to - at < titleNames.longest; to += 1) {
        letters += tokens[to]?.word ?? '';
        if (!titleNames.hasStart(letters) && !personNames.hasStart(letters)) break;
        const isTitle = titleNames.get(letters)?.meanings.some(({ kind }) => wholeNames.has(kind)) === true;
        if (isTitle || personNames.get(letters).length > 0) end = to + 1;
      }
      return end;
    },
    isPlain: vocabulary.isPlain,
  };
}

const wholeNames: ReadonlySet<string> = new Set(['name', 'other']);

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
  const { media, id, name, year } = chosen.title;
  const without = { slot: 'without', media, id, name, year } as const;
  if (cue !== null && cue.maker !== null) {
    const wish = makerOf(chosen.title, cue.maker);
    const known = isOther(scene, place) ? [without] : [];
    return wish === null ? [] : [{ ...place, wish, also: known, homonyms: [] }];
  }
  const isOut = isLeftOut(scene, mention);
  if (isOut === null) return [];
  const wish: Linked['wish'] = isOut
    ? without
    : { slot: 'like', media, id, name, year, aspect: null, not: false };
  return [{ ...place, wish, homonyms: chosen.homonyms }];
}

/** "The director of Parasite's other films", "other films by …": that one is known. */
const isOther = (scene: LinkContext, { from, to }: { from: number; to: number }): boolean =>
  [from - 3, from - 2, from - 1, to, to + 1].some((at) => /^(?:other|another|else)$/.test(scene.word(at)));

function makerOf(title: TitleFacts, maker: 'director' | 'writer' | 'lead'): WishOf<'person'> | null {
  const people = {
    director: title.makers,
    writer: [...title.writers, ...title.makers],
    lead: title.cast,
  }[maker];
  const [person] = people;
  const role = maker === 'lead' ? 'cast' : maker;
  return person === undefined ? null : { slot: 'person', id: person.id, name: person.name, role, not: false };
}

function ofPerson({ from, to, person, others, cue, role, corrected }: PersonMention): Linked {
  const { id, name } = person;
  const own = cue?.isOwn === true ? cue : null;
  return {
    from: own?.from ?? from,
    to,
    wish: { slot: 'person', id, name, role, not: false },
    also: others.map((other) => ({ slot: 'person', id: other.id, name: other.name, role, not: false })),
    corrected,
    homonyms: [],
    isCue: own !== null,
  };
}

/** Where a last name is a franchise's, that is meant: "Bond" of "a classic Bond". */
function ofFranchise(scene: LinkContext, { from, to }: PersonMention, groups: GroupNames): Linked | null {
  const wish = to - from === 1 ? groups.get(scene.word(from))?.wish : undefined;
  if (wish?.slot !== 'collection') return null;
  return { from, to, wish, corrected: null, homonyms: [], isCue: false };
}

/** In words, but for an article. */
const lengthOf = (scene: LinkContext, { from, to }: { from: number; to: number }): number =>
  to - from - (scene.word(from) === 'the' ? 1 : 0);

const ofGroup = ({ from, to, wish, isCue }: GroupMention): Linked => ({
  from,
  to,
  wish,
  corrected: null,
  homonyms: [],
  isCue,
});

/** With the order that is said beside the name: "early Scorsese". */
function withOrder(scene: LinkContext, nameFrom: number, named: Linked): Linked {
  const linked = { ...named, to: endWithOccasion(scene, named.to) };
  const ordered = (by: WishOf<'order'>['by']): Linked['also'] => [
    ...(linked.also ?? []),
    { slot: 'order', by },
  ];
  const after = orderAfter(scene, linked.to);
  if (after !== null) return { ...linked, to: after.to, also: ordered(after.by) };
  // Of a franchise with films and series, "movies" says which.
  const media = linked.wish.slot === 'collection' ? mediaOf(scene.word(linked.to)) : null;
  const afterMedia = media && orderAfter(scene, linked.to + 1);
  if (media && afterMedia)
    return {
      ...linked,
      to: afterMedia.to,
      also: [{ slot: 'media', media }, ...(ordered(afterMedia.by) ?? [])],
    };
  const before = orderBefore(scene, nameFrom);
  if (before === null) return linked;
  return { ...linked, from: Math.min(linked.from, before.from), also: ordered(before.by) };
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
