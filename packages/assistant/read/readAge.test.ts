import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { describe, expect, test } from 'vitest';

import { readShipped } from '../../../server/assistant/testing/readShipped.ts';

const wishesOf = (say: string): readonly Wish[] => readShipped(say).said.map(({ wish }) => wish);
const yearsIn = (say: string) => wishesOf(say).flatMap((wish) => (wish.slot === 'age' ? wish.years : []));
const mostOf = (say: string, of: string) =>
  wishesOf(say).flatMap((wish) => (wish.slot === 'intensity' && wish.of === of ? wish.max : []));

describe('the age of the youngest who watches is read from', () => {
  test.each([
    // Numbers.
    ['what should a 3 y/o watch', 3],
    ['film for a 2.5 year old', 2],
    ['cartoons for an 18 months old', 1],
    ['our 8yo loves trains', 8],
    ['a film my 9 y.o. would enjoy', 9],
    ['for a 5-yr-old who loves trucks', 5],
    ['8-10 year olds', 8],
    ['4 and 7 year old, one hates singing', 4],
    ['christmas film with my little ones (4, 6)', 4],
    ['we are 2 adults and 3 kids (3, 6, 9)', 3],
    ['twins, 5, love dinosaurs', 5],
    ['twelve 7 year olds at our house', 7],
    ['something to watch with our kids, ages 4-6', 4],
    ['me (11) and my brother (8)', 8],
    ['a film for the whole lot of us, youngest is 6', 6],
    ["I'm 12 and bored", 12],
    ["girls sleepover, we're 13", 13],
    ['nothing above age 12', 12],
    ['for everyone from 5 to 85', 5],
    // Birthdays and school.
    ["my son's 6th birthday party", 6],
    ['her fifth birthday', 5],
    ['our daughter turns 7 on saturday', 7],
    ['my class (3rd grade)', 8],
    ['for my second graders', 7],
    ['for grade 4 kids', 9],
    ['for my year 4 class', 8],
    ['our middle schoolers', 11],
    ['class party', 8],
    // Words.
    ['for the baby', 2],
    ['for my toddler', 3],
    ['series for preschoolers', 4],
    ['for small children', 5],
    ['cartoons for kids', 7],
    ['something my grandchildren would like', 7],
    ['with my moody teenage daughter', 13],
    ['my teenage son', 13],
    ['for under 5s', 4],
    ['kids under 10', 7],
    ['from toddlers to grandma', 3],
    ['three generations on one sofa', 8],
    ['family gathering', 7],
    ['three generations for christmas eve', 8],
    ['grandparents, parents and kids on one couch', 7],
    ['toddler and a teenager', 3],
    ['4, 7 and 12', 4],
    ['8 and 10, brothers who always fight', 8],
    ['sick child at home, 6', 6],
    ['girls sleepover', 11],
    ['girls sleepover 9', 9],
    // A number before an age counts the children; a dash joins two ages.
    ['sleepover for six 12 year old girls', 12],
    ['I have 4 kids between 2 and 12', 2],
    ['my 3.5yo', 3],
    ['kids r 5 n 7', 5],
    ['our twins are nearly three', 3],
    ['kid home sick, 9', 9],
    ['babysitting my neighbours kids', 7],
    ['me and hubby, kids asleep', 18],
    ['our foster kids love dogs, 6 and 9', 6],
    ['I teach year 4', 8],
    ['kindergarten class, something calm', 5],
    ['students in primary school', 8],
    ['church youth group', 13],
    ['we are a big family', 7],
    ['my son has autism', 7],
    // Grown-ups.
    ['for adults only', 18],
    ['the kids are finally in bed', 18],
    ['a film for grown-ups', 18],
    ['child free evening', 18],
    ['my wife is away tonight', 18],
    ["an animated film that isn't for kids", 18],
  ])('%j', (say, years) => {
    expect(yearsIn(say)).toEqual([years]);
  });

  test.each([
    'a film about a 12 year old boy',
    'a drama about three generations of a family',
    'a saga spanning three generations',
    "I'm 45 and bored",
    'my 50th birthday',
    'a family of 5 on the run',
    'a film of 90 minutes for us',
    'two brothers rob a bank',
    'no kids movies',
  ])('and not from %j', (say) => {
    expect(yearsIn(say)).toEqual([]);
  });
});

describe('who is with us says what is too much', () => {
  test.each([
    ['my sensitive 6 year old', 'scare', 0],
    ['she is scared of everything', 'scare', 0],
    ['he gets nightmares', 'scare', 0],
    ["something that won't give her nightmares", 'scare', 0],
    ['nothing that gives nightmares', 'scare', 0],
    ["my wife can't handle scary", 'scare', 0],
    ['he cries easily, he is 7', 'sad', 1],
    ['a kids birthday party', 'sad', 1],
    ['a kids birthday party', 'violence', 1],
    ['film for a 5 year old and grandma', 'violence', 1],
    ['something scary but not too scary', 'scare', 2],
    ['with the in-laws', 'sex', 1],
    ['my parents are coming over', 'sex', 1],
    ['office party', 'sex', 1],
    ['with grandma', 'violence', 1],
    ['with my parents, no sex scenes', 'sex', 0],
    ['my in-laws are very catholic', 'sex', 1],
    ['he is frightened by loud noises and villains', 'scare', 0],
    ['she hates sudden loud sounds', 'scare', 0],
    ['my husband is grieving his father', 'sad', 1],
  ])('%j', (say, of, most) => {
    expect(mostOf(say, of)).toEqual([most]);
  });

  test('and somebody who scares easily need not be a child', () => {
    expect(yearsIn('my wife gets scared easily')).toEqual([]);
    expect(yearsIn('my little sister gets scared easily')).toEqual([7]);
  });

  test.each([
    ['alone tonight since the divorce', 'after-a-divorce'],
    ['with my flatmates', 'movie-night'],
    ['my flatmates and I', 'movie-night'],
    ['double date, nobody knows each other', 'movie-night'],
    ['my best friend just lost her mom', 'after-a-funeral'],
    ["my mate's dad died last week", 'after-a-funeral'],
    ["with my girlfriend's parents", 'with-parents'],
    ['with my new boyfriend and his parents', 'with-parents'],
    ['I had a really awful week', 'after-a-bad-day'],
    ['a film before bed', 'fall-asleep-to'],
    ['a girl I like is coming, first date', 'date-night'],
    ['my boyfriend hates films', 'movie-night'],
    ['no princesses', 'princesses'],
  ])('%j', (say, entry) => {
    const themes = wishesOf(say).flatMap((wish) => (wish.slot === 'theme' ? wish.entry : []));
    expect(themes).toEqual([entry]);
  });

  test('who hates films of a kind says so of that kind', () => {
    expect(wishesOf('my boyfriend hates films')).not.toContainEqual({ slot: 'media', media: 'tv' });
    expect(wishesOf('my boyfriend hates scary films').map(({ slot }) => slot)).toEqual(['intensity']);
  });
});
