import { define } from './define.ts';

/** Love, as it begins, is hindered and ends. */
export const loveThemes = define('trope', {
  'enemies-to-lovers': {
    say: `
      enemies to lovers story; hate to love; they hate each other at first;
      hate each other and fall in love; bickering; bickering couple; love hate relationship;
      love-hate relationship; rivals to lovers; hate each other then fall in love;
      start off hating each other
    `,
    keywords: `
      enemies to lovers; opposites attract~0.7; banter~0.5; screwball comedy~0.5; battle of the sexes~0.7;
      first impressions~0.8; rivalry~0.1
    `,
    moods: 'romantic~0.15',
  },
  'opposites-attract': {
    say: `
      opposites; mismatched couple; mismatched pair; odd couple; unlikely pair; unlikely duo;
      unlikely love; unlikely couple; unlikely romance; different worlds; from different worlds;
      two very different people
    `,
    keywords: `
      opposites attract; unlikely love; odd couple; unlikely friendship~0.5; unlikely alliance~0.4;
      class differences~0.2; age difference~0.3; interracial relationship~0.3; interspecies romance~0.5
    `,
  },
  'forbidden-love': {
    say: `
      forbidden romance; forbidden relationship; star crossed lovers; star-crossed lovers; star crossed;
      doomed love; doomed romance; doomed lovers; tragic love; tragic romance; tragic love story;
      impossible love; romeo and juliet style; lovers torn apart; secret love; secret romance;
      secret relationship; secret affair; ill fated; ill-fated; torn apart; love that cannot be;
      cant be together; could not be together
    `,
    keywords: `
      forbidden love; star-crossed lovers; doomed romance; secret love~0.8; class differences~0.2;
      separation~0.4; interracial relationship~0.3; love affair~0.3; secret engagement~0.6;
      secret marriage~0.6; unspoken love~0.6
    `,
    moods: 'romantic~0.15',
  },
  'unrequited-love': {
    say: `
      unrequited; unreturned love; one sided love; one-sided love; secret crush; crush; pining;
      friend zone; loves someone who doesnt love; longing for someone; love from afar; infatuation;
      lovesick; cant have; the one that got away; missed connection; missed chances; missed opportunity;
      what could have been; what might have been; right person wrong time
    `,
    keywords: `
      unrequited love; teenage crush~0.6; infatuation~0.8; lost love~0.7; missed opportunity;
      unspoken love~0.9; longing; love triangle~0.3; crush; secret love~0.7; shyness~0.3; obsession~0.1
    `,
    moods: 'romantic~0.1; melancholy~0.1',
  },
  'first-love': {
    say: `
      first romance; young love; teen love; teenage love; puppy love; teen romance; teenage romance;
      young lovers; young couple; high school romance; high school sweethearts; first kiss;
      losing virginity; lose (his|her|their) virginity; virginity; summer love; summer romance;
      summer fling; sexual awakening
    `,
    keywords: `
      first love; young love; teenage romance; teenage crush~0.7; summer romance; virginity~0.6;
      sexual awakening~0.6; high school~0.1; coming of age~0.2; prom~0.2; kiss~0.4
    `,
  },
  'lost-love': {
    say: `
      lost lovers; old flame; former lovers; ex lovers; reunited lovers; reunion; reunite; reconnect;
      second chance at love; second chance romance; love again; finding love again; rekindle;
      love after loss; ex boyfriend; ex girlfriend; exes; getting back together; winning (her|him) back
    `,
    keywords: `
      lost love; ex-lovers; reunion~0.6; ex-girlfriend; ex-boyfriend; remarriage~0.7;
      ex-husband ex-wife relationship~0.8; ex-wife~0.5; estranged couple~0.6; love letter~0.3;
      second chance~0.2; memory erasure~0.2; childhood friends~0.15
    `,
  },
  breakup: {
    say: `
      broke up; after a breakup; after a break up; getting over (an ex|someone|a breakup|my ex);
      got dumped; dumped; heartbreak; heartbroken; heartache; broken heart; end of a relationship;
      relationship falling apart; relationship breakdown; failed relationship; failing marriage;
      toxic relationship; toxic love; bad relationship; abusive relationship; breaking up
    `,
    keywords: `
      breakup; heartbreak; divorce~0.7; separation~0.7; marriage crisis~0.6; ex-girlfriend~0.5;
      ex-lovers~0.5; abusive relationship~0.7; long distance relationship~0.4; lost love~0.4;
      love letter~0.15; codependency~0.6; jilted bride~0.6; relationship~0.2
    `,
  },
  divorce: {
    say: `
      divorcee; custody battle; custody; separated parents; separation; separated couple;
      marriage falling apart; crumbling marriage; marriage in crisis; unhappy marriage; marital problems;
      marital strife; marriage problems; end of a marriage
    `,
    keywords: `
      divorce; custody battle; marriage crisis~0.8; separation~0.7; ex-husband ex-wife relationship~0.6;
      ex-wife~0.6; remarriage~0.5; estranged wife~0.6; divorce lawyer~0.9; estranged couple~0.7;
      blended family~0.3; ex-husband~0.6
    `,
  },
  affair: {
    say: `
      cheating; cheats on; cheater; infidelity; unfaithful; adultery; adulterous; mistress; extramarital;
      extra marital; love affair; secret lover; cheating (wife|husband|spouse|partner)
    `,
    keywords: `
      infidelity; love affair; mistress; marriage crisis~0.4; love triangle~0.3; suspicion~0.15;
      forbidden love~0.2; seduction~0.3; jealousy~0.2
    `,
  },
  'love-triangle': {
    say: `
      two men and a woman; torn between two; caught between two; three way; threesome; menage; love rivals;
      choose between two
    `,
    keywords: 'love triangle; jealousy~0.3; polyamory~0.7; rivalry~0.1; bisexuality~0.2',
  },
  marriage: {
    say: `
      married; married couple; married life; married people; husband and wife; husband; wife; spouses;
      couples; couple drama; long term relationship; long-term relationship; long marriage;
      relationship drama; relationship (film|movie|story|drama); newlyweds; arranged marriage; honeymoon;
      marriage of convenience; domestic life
    `,
    keywords: `
      marriage; married couple; husband wife relationship; newlywed; arranged marriage~0.9;
      marriage crisis~0.9; remarriage~0.8; marriage of convenience~0.9; housewife~0.5; infidelity~0.3;
      divorce~0.4; honeymoon~0.8; long-term relationship~0.9; engagement~0.3; engaged couple~0.3;
      relationship~0.5
    `,
  },
  wedding: {
    say: `
      bride; bridesmaids; getting married; groom; engagement; proposal; marriage proposal;
      wedding (film|movie|comedy); runaway bride; bachelor party; bachelorette; stag do; hen party; hen do;
      walking down the aisle
    `,
    keywords: `
      wedding; bride; bridesmaid; engagement~0.7; maid of honor; bachelor party~0.7;
      bachelorette party~0.8; marriage proposal~0.8; runaway bride; meeting the parents~0.4;
      engaged couple~0.8; in-laws~0.4; wedding night~0.8; arranged marriage~0.4
    `,
  },
  'fake-relationship': {
    say: `
      fake dating; pretend relationship; pretend to be (a couple|married|dating);
      fake (marriage|boyfriend|girlfriend|engagement|couple|husband|wife|wedding); marriage bet;
      dating for a bet; make over; makeover; ugly duckling; transformation of a girl
    `,
    keywords: `
      fake relationship; makeover~0.6; bet~0.4; marriage of convenience~0.7; lie~0.15; fake family~0.4;
      disguise~0.15
    `,
  },
  'romantic-comedy': {
    say: `
      rom com; rom-com; chick flick; chickflick; meet cute; meet-cute; funny love story;
      funny and romantic; romantic and funny; romance comedy; comedy romance; screwball; screwball comedy;
      single life; being single; singles; matchmaking; dating life; dating scene
    `,
    keywords: `
      romantic comedy; screwball comedy~0.7; dating~0.5; matchmaking~0.6; opposites attract~0.4;
      fake relationship~0.5; single woman~0.4; wedding~0.25; unlikely love~0.3; love at first sight~0.4;
      enemies to lovers~0.5; battle of the sexes~0.5
    `,
    moods: 'romantic~0.25; feel-good~0.1',
    genres: ['Romance'],
    against: 'mood:heartbreaking; mood:bleak',
  },
  'love-at-first-sight': {
    say: `
      soulmates; soul mates; true love; meant to be; love of (my|his|her) life; head over heels;
      chance meeting; chance encounter; strangers fall in love; two strangers; strangers meet;
      brief encounter style; brief romance; fleeting romance; whirlwind romance; fleeting; one night stand;
      spend (a|one) (day|night) together
    `,
    keywords: `
      love at first sight; true love; soulmates; chance encounter~0.8; fleeting romance~0.9; fate~0.3;
      one-night stand~0.4; strangers~0.4; stranger~0.2; conversation~0.2; love affair~0.3;
      summer romance~0.3
    `,
    moods: 'romantic~0.15',
  },
  'friends-to-lovers': {
    say: `
      friends who fall in love; best friends fall in love; friend falls in love; friends become lovers;
      childhood sweethearts; childhood friends; can men and women be friends;
      falling for (a|my|his|her|their) (best |)friend; platonic friendship turns; more than friends
    `,
    keywords: `
      friends to lovers; childhood friends; best friend~0.4; unrequited love~0.3; love letter~0.1;
      boy next door~0.6; young love~0.3
    `,
    moods: 'romantic~0.2',
  },
  'age-gap': {
    say: `
      age gap romance; age difference; older woman younger man; older man younger woman; older woman;
      may december; may-december; younger lover; teacher and student affair; intergenerational;
      unlikely age
    `,
    keywords: `
      age difference; older man younger woman relationship; older woman; teacher student relationship~0.6;
      generation gap~0.4
    `,
  },
  'interracial-love': {
    say: `
      interracial; interracial couple; interracial romance; interracial relationship; mixed couple;
      cross cultural romance; meeting the parents; in laws; in-laws; future in laws; disapproving parents;
      love across cultures
    `,
    keywords: `
      interracial relationship; meeting the parents; culture clash~0.4; in-laws~0.7; arranged marriage~0.3;
      love affair~0.1; unlikely love~0.2; forbidden love~0.2
    `,
  },
  'long-distance': {
    say: `
      long distance relationship; long distance love; love letters; pen pals; correspondence;
      writing letters; letters; falling in love online; online dating; internet romance; emails;
      love at a distance
    `,
    keywords: `
      long distance relationship; love letter; letter~0.6; pen pal; anonymous correspondence; email~0.7;
      letter writer; separation~0.4; text message~0.5
    `,
  },
  lgbt: {
    say: `
      lgbtq; lgbtqia; lgbt+; lgbtq+; queer; gay;
      gay (romance|love|love story|relationship|couple|man|men|character|characters); homosexual; same sex;
      same-sex; same sex couple; coming out; coming out story; trans; transgender; transsexual; bisexual;
      drag; drag queen; boys love; homophobia; nonbinary; non-binary; pride; lgbt+ lives
    `,
    keywords: `
      lgbt; gay relationship; lesbian relationship; coming out; transgender; drag queen~0.8;
      homophobia~0.8; repressed homosexuality~0.8; bisexuality~0.9; lesbian; gay teenager;
      homoeroticism~0.7; aids~0.3; voguing~0.6; gay rights
    `,
  },
  lesbian: {
    say: `
      sapphic; wlw; girls love; gay women; queer women; lesbian romance; two women in love; women in love;
      women loving women; girl falls in love with a girl; women who love women
    `,
    keywords: `
      lesbian relationship; lesbian; bisexuality~0.3; lgbt~0.25; female friendship~0.05;
      forbidden love~0.1
    `,
  },
});
