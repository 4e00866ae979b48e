import { describe, expect, it } from 'vitest';

import { cueAt, type TeaserFacts, teaserScript } from './teaserScript.ts';

const arrival: TeaserFacts = {
  title: 'Arrival',
  tagline: 'Learn the language before someone fires.',
  overview: 'Twelve silent ships hang above the Earth. An army waits.',
  makers: { role: 'Directed by', names: ['Denis Villeneuve'] },
  cast: [
    { name: 'Amy Adams', part: 'Louise Banks' },
    { name: 'Jeremy Renner', part: 'Ian Donnelly' },
    { name: 'Forest Whitaker', part: 'Colonel Weber' },
    { name: 'Michael Stuhlbarg', part: 'Agent Halpern' },
    { name: 'Tzi Ma', part: 'General Shang' },
  ],
  year: '2016',
  facts: ['2016', '1 h 56 min'],
};
const bare: TeaserFacts = {
  title: 'Untitled',
  tagline: '',
  overview: '',
  makers: null,
  cast: [],
  year: '',
  facts: [],
};

const kinds = (facts: TeaserFacts) => teaserScript(facts).cards.map(({ card }) => card.kind);

describe('the script of a teaser', () => {
  it('says the tagline, four names, who made it, and the title last', () => {
    expect(kinds(arrival)).toEqual([
      'opening',
      'lines',
      'credit',
      'credit',
      'credit',
      'credit',
      'makers',
      'title',
    ]);
  });

  it('lasts about half a minute, and its last card ends with it', () => {
    const { duration, cards } = teaserScript(arrival);
    expect(duration).toBeGreaterThan(25_000);
    expect(duration).toBeLessThan(35_000);
    expect(cards.at(-1)?.end).toBe(duration);
  });

  it('never shows two cards or two shots at once', () => {
    for (const facts of [arrival, bare]) {
      const { cards, shots } = teaserScript(facts);
      for (const spans of [cards, shots])
        for (const [index, span] of spans.entries()) {
          expect(span.start).toBeLessThan(span.end);
          expect(span.start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
        }
    }
  });

  it('shows only what is known', () => {
    expect(kinds(bare)).toEqual(['opening', 'title']);
    expect(kinds({ ...arrival, makers: { role: 'Created by', names: [] }, cast: [] })).toEqual([
      'opening',
      'lines',
      'title',
    ]);
  });

  it('takes the first sentence of the overview where there is no tagline', () => {
    const script = teaserScript({ ...arrival, tagline: '' });
    expect(script.cues.map(({ text }) => text).join(' ')).toContain('Twelve silent ships');
    expect(script.cues.map(({ text }) => text).join(' ')).not.toContain('An army waits');
  });

  it('leaves out a text that would not fit on cards', () => {
    expect(kinds({ ...arrival, tagline: '', overview: 'word '.repeat(60) })).not.toContain('lines');
  });

  it('has a caption for every word on the screen, a line at a time', () => {
    const script = teaserScript(arrival);
    expect(script.cues.map(({ text }) => text)).toEqual([
      'Marquee',
      'Learn the language',
      'before someone fires.',
      'Amy Adams as Louise Banks',
      'Jeremy Renner as Ian Donnelly',
      'Forest Whitaker as Colonel Weber',
      'Michael Stuhlbarg as Agent Halpern',
      'Directed by Denis Villeneuve',
      'Arrival, 2016, 1 h 56 min',
    ]);
    for (const cue of script.cues) expect(cueAt(script, cue.start)).toEqual(cue);
  });

  it('is silent while the picture stands alone', () => {
    expect(cueAt(teaserScript(arrival), 3_000)).toBeNull();
  });
});
