import { define } from './define.ts';

/** Shapes of stories: what becomes of somebody, and how it is told. */
export const fateTropes = define('trope', {
  'last-stand': {
    say: `
      siege; under siege; besieged; holding the fort; outnumbered; against overwhelming odds;
      against all odds; impossible odds; suicide mission; surrounded;
      defending a (village|town|castle|fort); few against many; barricaded; standoff
    `,
    keywords: `
      siege; last stand; suicide mission~0.7; battle~0.3; city under siege~0.8; dangerous mission~0.4;
      guerrilla warfare~0.3; resistance~0.2; group of survivors~0.3; mexican standoff~0.3;
      alien invasion~0.15
    `,
  },
  'team-on-a-mission': {
    say: `
      men on a mission; ragtag team; ragtag group; ragtag crew; ragtag; band of misfits; team of misfits;
      group of misfits; misfits; assembling a team; getting the team together; gathering a team; squad;
      crew; teamwork; team of specialists; team of experts; bunch of misfits; group of outcasts;
      unlikely team; rescue mission; dangerous mission; mission; commandos; special forces
    `,
    keywords: `
      team; teamwork; crew~0.6; misfit~0.7; rescue mission~0.7; dangerous mission; suicide mission~0.8;
      superhero team~0.5; commando~0.7; secret mission~0.8; squad; unlikely alliance~0.6;
      special forces~0.6; heist~0.3; outcast~0.25; mercenary~0.3; space mission~0.3; kids on a mission~0.6
    `,
  },
  underdog: {
    say: `
      underdog story; little guy; david and goliath; david vs goliath; david versus goliath;
      against the odds; overcoming the odds; overcoming adversity; overcoming obstacles; beating the odds;
      rags to riches; rise to the top; from nothing; from rags to riches; succeed against the odds;
      comeback; comeback story; never give up; perseverance; determination; prove everyone wrong;
      zero to hero; nobody believes in (him|her|them); working (his|her|their) way up
    `,
    keywords: `
      underdog; perseverance~0.8; comeback~0.7; rags to riches~0.9; misfit~0.4; training~0.4;
      tournament~0.4; competition~0.4; rise to fame~0.5; second chance~0.5; self-confidence~0.5;
      outcast~0.3; loser~0.6; coach~0.4; late bloomer~0.6; ambition~0.2; everyman~0.3
    `,
  },
  'rise-and-fall': {
    say: `
      rise and fall of; rise and fall story; downfall; fall from grace; fall from power;
      corrupted by power; power corrupts; hubris; greed; greedy; ambition; ambitious; descent into crime;
      turns to crime; breaking bad; becomes a villain; good man goes bad; self destruction;
      self-destruction; spiral; downward spiral; loses everything; decline; power hungry
    `,
    keywords: `
      rise and fall; downfall; self-destruction~0.8; ambition~0.5; greed~0.5; moral decline; hubris~0.8;
      obsession~0.5; excess~0.6; decadence~0.5; rise to power~0.7; selling out~0.5; addiction~0.3; ego~0.4;
      riches to rags~0.6; hedonism~0.5; corruption~0.3; fame~0.2; power~0.4; perfectionism~0.4
    `,
  },
  redemption: {
    say: `
      redemption story; redemption arc; redeem; second chance; atonement; making amends;
      making up for past; turning (his|her|their) life around; fresh start; new beginning; starting over;
      start over in life; new life; forgiveness; regrets; change of heart; reform; reinvent;
      comes to terms with the past; haunted by the past; haunted by (his|her|their) past
    `,
    keywords: `
      redemption; second chance; forgiveness; guilt~0.6; new beginning~0.7; ex-convict~0.4; regret~0.6;
      rehabilitation~0.5; recovery~0.5; conscience~0.5; sacrifice~0.2; kindness~0.2; grumpy old man~0.3;
      past catches up~0.5
    `,
  },
  'moral-dilemma': {
    say: `
      moral choice; morally grey; morally ambiguous; moral conflict; morality; ethics; ethical dilemma;
      right and wrong; tough choices; impossible choice; gray area; grey morality; no right answer;
      what would you do
    `,
    keywords: `
      moral dilemma; ethics~0.8; morality~0.8; conscience~0.6; guilt~0.3; moral ambiguity;
      whistleblower~0.3; sacrifice~0.2; justice~0.3; free will~0.25; lie~0.3; euthanasia~0.5
    `,
    moods: 'thought-provoking~0.3',
  },
  'anti-hero': {
    say: `
      antihero; villain protagonist; villain main character; flawed hero; flawed protagonist;
      flawed characters; unlikeable protagonist; bad guy as the main character; bad guy wins; villain wins;
      villain; great villain; good villain; from the villains perspective; rooting for the bad guy;
      charismatic villain; memorable villain; evil protagonist; bad people; terrible people
    `,
    keywords: `
      antihero; villain~0.7; supervillain~0.4; outlaw~0.3; villain's perspective; sociopath~0.4;
      con artist~0.2; gunslinger~0.2; vigilante~0.3; hitman~0.3; misanthrope~0.3; villainess~0.6;
      psychopath~0.3
    `,
  },
  rivals: {
    say: `
      feud; enemies; competing; competition; contest; tournament; jealous; jealousy; envy; one upmanship;
      duel; showdown; nemesis; archenemy; bitter enemies; professional rivalry; sibling rivalry; rivalry
    `,
    keywords: `
      rivalry; feud; jealousy~0.6; competition~0.7; sibling rivalry~0.8; duel~0.6; tournament~0.6;
      power struggle~0.5; family feud~0.8; ego clash~0.8; arch enemy~0.8; sports rivalry; contest~0.6;
      bet~0.3; land dispute~0.3
    `,
  },
  'mistaken-identity': {
    say: `
      mistaken for someone else; mix up; mixup; misunderstandings; comedy of errors;
      mix-ups and misunderstandings
    `,
    keywords: `
      mistaken identity; misunderstanding; farce~0.7; lie~0.4; disguise~0.3; impersonation~0.3;
      mistaken for hero~0.7; coincidence~0.5; double~0.4; cross dressing~0.2; fake relationship~0.3
    `,
  },
  'goes-wrong': {
    say: `
      everything goes wrong; everything that can go wrong; things go wrong; spirals out of control;
      one thing after another; snowballs; plan goes wrong; goes horribly wrong; worst day ever; bad day;
      very bad day; chain of events; crime gone wrong
    `,
    keywords: `
      heist gone wrong; crime gone wrong; bad luck~0.7; chaos~0.5; farce~0.5; misunderstanding~0.4;
      one night~0.2; coincidence~0.4; betrayal~0.1
    `,
  },
  'one-location': {
    say: `
      single location; single setting; one setting; confined space; one room; set in one room; single room;
      one place; all in one (room|place|house|location); in one (room|house|building|apartment);
      takes place in one (room|place|location|house); bottle (film|movie|episode); contained;
      contained thriller; enclosed space; claustrophobic; claustrophobia; limited location; chamber piece;
      trapped in (one place|a room|a house|a building); in one place
    `,
    keywords: `
      one location; claustrophobia; trapped~0.6; siege~0.4; isolated house~0.4; elevator~0.5;
      apartment~0.15; based on play or musical~0.15; phone booth~0.6; dinner party~0.4; real time~0.4;
      submarine~0.4; locked room mystery~0.5; quarantine~0.2; strangers~0.3; lifeboat~0.5;
      dinner guests~0.6; group of strangers~0.4
    `,
  },
  'one-night': {
    say: `
      single night; over one night; in one night; takes place (over|in) one (night|day|evening);
      over the course of (a|one) (night|day|single night|single day|evening); one crazy night; wild night;
      night out; one day; in one day; single day; over one day; in a single day; in a single night;
      24 hours; twenty four hours; real time; in real time; before sunrise style; all nighter;
      in a single day or night
    `,
    keywords: `
      one night; one day; real time~0.8; night~0.3; countdown~0.3; party~0.2; race against time~0.2;
      nightlife~0.5; heat wave~0.2; one week~0.3
    `,
  },
  'race-against-time': {
    say: `
      race against the clock; against the clock; against time; ticking clock; ticking time bomb; countdown;
      bomb; time running out; running out of time; deadline; before its too late; defuse a bomb
    `,
    keywords: `
      race against time; countdown; bomb~0.6; real time~0.6; time~0.2; terrorism~0.2; one day~0.2;
      rescue mission~0.4; bomb disposal~0.7; nuclear threat~0.4; explosives~0.3; asteroid~0.4;
      pandemic~0.2
    `,
  },
  'multiple-storylines': {
    say: `
      intertwining stories; interwoven stories; intersecting stories; intersecting lives;
      interconnected stories; interconnected; interlocking stories; converging stories; hyperlink cinema;
      several stories; different stories that connect; stories that come together; lives that cross;
      everything connects; everything is connected; separate stories; parallel stories; many characters;
      vignettes; episodic; coincidences; stories that cross
    `,
    keywords: `
      multiple storylines; ensemble cast~0.5; coincidence~0.6; anthology~0.6; vignettes~0.8;
      multiple perspectives~0.8; fate~0.2; nonlinear timeline~0.3; chance encounter~0.5;
      butterfly effect~0.3; chance~0.4
    `,
  },
  'story-within-a-story': {
    say: `
      film within a film; movie within a movie; play within a play; meta; self aware; self-aware;
      self referential; self-referential; metafiction; fourth wall; breaks the fourth wall;
      talks to the camera; talk to the audience; speaks to the audience; storytelling; deconstructs;
      genre aware; subverts expectations; subversive; genre bending; genre-bending; genre defying;
      genre mashup; mash-up of genres; blends genres
    `,
    keywords: `
      film within a film; self-referential; metafiction; breaking the fourth wall~0.8; storytelling~0.7;
      play within a play~0.9; play within a film~0.9; parody~0.2; filmmaking~0.4; deconstruction~0.7;
      writer~0.1; homage~0.4; mockumentary~0.2
    `,
  },
  'dark-secrets': {
    say: `
      secrets; family secret; skeletons in the closet; hidden truth; buried secrets; buried past; lies;
      lying; liar; web of lies; cover up; cover-up; uncovering the truth; hidden agenda;
      everyone has a secret; something is not right; something isnt right; not what it seems;
      nothing is (what|as) it seems; not as it seems
    `,
    keywords: `
      family secrets; secret; dark secret; secret past; cover-up~0.7; lie~0.7; double life~0.4;
      infidelity~0.15; guilt~0.2; small town~0.1; suspicion~0.3; plot twist~0.2; truth~0.4;
      repressed homosexuality~0.2; deception~0.5
    `,
  },
  'memory-loss': {
    say: `
      amnesia; lost memory; lost (his|her|their) memory; loses (his|her|their) memory; loss of memory;
      forgets everything; wakes up with no memory; cant remember; cannot remember; who am i;
      forgotten past; erased memories; memory erasing; memories; remembering; false memories;
      identity crisis; lost identity
    `,
    keywords: `
      amnesia; memory; memory erasure; identity~0.4; dementia~0.5; flashback~0.2; coma~0.3;
      identity crisis~0.4; brainwashing~0.3; memory implant~0.8; alzheimer's disease~0.6;
      memory manipulation~0.9; brain damage~0.5; loss of identity~0.6; nonlinear timeline~0.2;
      dream or reality~0.2
    `,
  },
  obsession: {
    say: `
      obsession with; consuming obsession; unhealthy obsession; fixation; perfectionism; perfectionist;
      pursuit of perfection; dangerous obsession; obsessive love; single minded
    `,
    keywords: `
      obsession; perfectionism; obsessed detective~0.8; stalker~0.6; obsessed fan; infatuation~0.5;
      voyeurism~0.4; genius~0.15; madness~0.2; ambition~0.2; jealousy~0.2; ego~0.3
    `,
  },
  guilt: {
    say: `
      guilty conscience; remorse; shame; living with guilt; consequences of a crime; haunted by guilt;
      survivors guilt; conscience; crime and punishment
    `,
    keywords: `
      guilt; conscience; survivor guilt; shame; regret~0.6; confession~0.5; crisis of faith~0.2;
      redemption~0.3; cowardice~0.4; moral dilemma~0.3; murder~0.1
    `,
  },
  paranoia: {
    say: `
      paranoid; distrust; suspicion; suspicious; who can you trust; who to trust; nobody can be trusted;
      no one can be trusted; is it one of us; among us; impostor among them; fear and suspicion
    `,
    keywords: `
      paranoia; distrust; suspicion~0.8; conspiracy~0.3; surveillance~0.4; gaslighting~0.6; delusion~0.4;
      isolation~0.2; mass hysteria~0.6; body snatcher~0.6; witch hunt~0.5; mole~0.3; wiretapping~0.4;
      shapeshifting~0.2
    `,
  },
});
