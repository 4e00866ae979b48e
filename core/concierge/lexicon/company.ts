import { define } from './define.ts';

/** With whom somebody wants to watch, and how closely. */
export const company = define('occasion', {
  'spooky-for-kids': {
    say: `
      kids halloween; halloween for kids; halloween with (kids|the kids|my kids|children|family);
      kid friendly spooky; kid friendly scary; kid friendly horror; family friendly (spooky|scary|horror);
      horror for kids; scary for kids; gateway horror; not too scary for kids; spooky but fun; spooky fun;
      spooky for children
    `,
    keywords: `
      halloween; skeleton~0.7; ghost~0.5; witch~0.6; monster~0.5; haunted house~0.4; gothic~0.3;
      vampire~0.3; stop motion~0.2; magic~0.2
    `,
    genres: ['Family'],
    against: 'mood:gory; mood:scary~0.5; slasher; gore; mood:bleak',
    implies: [{ slot: 'certification', max: 'PG' }],
  },
  'date-night': {
    say: `
      date night (film|movie); first date; second date; third date; dates with;
      with my (girlfriend|boyfriend|wife|husband|partner|spouse|fiance|fiancee|gf|bf|so|significant other|date|crush|girl|lover|better half);
      for my (girlfriend|boyfriend|wife|husband|partner); with a (girl|guy|date|boy); netflix and chill;
      couples (film|movie|night|movies); for couples; watch together as a couple;
      to watch with my (girlfriend|boyfriend|wife|husband|partner|spouse|fiance|fiancee|gf|bf|crush|date);
      me and my (girlfriend|boyfriend|wife|husband|partner|gf|bf);
      my (girlfriend|boyfriend|wife|husband|partner) and i; anniversary; cuddle
    `,
    keywords: `
      romantic comedy~0.5; opposites attract~0.3; screwball comedy~0.3; love at first sight~0.3;
      whodunit~0.3; banter~0.4; musical~0.15; paris, france~0.15; heist~0.15; one night~0.15
    `,
    moods: 'romantic~0.5; funny~0.3; feel-good~0.4; stylish~0.25',
    against: 'mood:bleak; mood:gory; mood:heartbreaking; genre:War; mood:gritty~0.5',
  },
  'with-kids': {
    say: `
      with my kids; with our kids; with my children; for kids; for my kids; for children; kid friendly;
      kid-friendly; child friendly; child-friendly;
      suitable for (kids|children|all ages|young kids|the whole family|my kids);
      appropriate for (kids|children|all ages|young kids|the whole family|my kids);
      my (kid|child|son|daughter|kids|children|niece|nephew|little one|little ones|toddler|granddaughter|grandson|grandkids|grandchildren);
      my little (girl|boy|sister|brother|cousin|ones|one); younger (siblings|sister|brother|cousin|kids);
      little ones; little kids; young kids; young children; small children; toddler; preschoolers;
      kindergartners; family friendly; family-friendly; family film; family movie; family night;
      family movie night; the whole family; entire family; all ages; for all ages; all the family; g rated;
      pg rated; clean; wholesome family; safe for kids;
      kids (film|movie|films|movies|show|shows|adventure|stuff);
      childrens (film|movie|films|movies|show|shows); with children
    `,
    keywords: `
      talking animal~0.5; computer animation~0.5; toy comes to life~0.6; based on children's book~0.6;
      fairy tale~0.4; live action and animation~0.4; magic~0.25; anthropomorphism~0.4; princess~0.3;
      stop motion~0.25; puppet~0.3; christmas~0.1; family~0.15
    `,
    moods: 'whimsical~0.3; feel-good~0.2',
    genres: ['Family', 'Animation', 'Kids'],
    against: 'mood:gory; mood:bleak; mood:dark; mood:sensual; mood:gritty; adult animation; mood:scary~0.6',
    implies: [{ slot: 'certification', max: 'PG' }],
  },
  'with-teens': {
    say: `
      with (my|our|the) (teen|teens|teenager|teenagers|teenage son|teenage daughter|teenage kids|tween|tweens|preteen|preteens);
      for (teens|teenagers|tweens|preteens|a teenager|a teen|my teen|my teenager|my teenage son|my teenage daughter);
      with older kids; for older kids; older kids; tween; preteen; family with teens; 12 year old;
      13 year old; 14 year old; pg 13; pg13
    `,
    keywords: `
      superhero~0.25; teen movie~0.5; based on young adult novel~0.6; teenager~0.3; high school~0.25;
      quest~0.2; time travel~0.2; coming of age~0.2; chosen one~0.3; heist~0.1; based on comic~0.1;
      mystery~0.2
    `,
    moods: 'action-packed~0.25; funny~0.25; fast-paced~0.25; feel-good~0.2',
    genres: ['Adventure'],
    against: 'mood:gory; mood:sensual; mood:bleak; adult animation',
    implies: [{ slot: 'certification', max: 'PG-13' }],
  },
  'with-parents': {
    say: `
      with (my|our|the|his|her) (parents|mom|mother|dad|father|folks|in laws|grandma|grandpa|grandmother|grandfather|grandparents|family|mom and dad|mother in law|father in law|nan|gran|granny|boomer parents|older parents|elderly parents|aunt|uncle);
      for (my|our) (parents|mom|mother|dad|father|folks|grandma|grandpa|grandmother|grandfather|grandparents|in laws|family|mother in law|father in law);
      watch with (parents|family|grandparents|mom|dad); not awkward with parents; no sex scenes;
      without sex scenes; nothing awkward;
      my (parents|mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|grandparents|in laws);
      mothers day; fathers day; multi generational; three generations; dad movie
    `,
    keywords: `
      based on true story~0.3; whodunit~0.4; kindness~0.3; heist~0.2; courtroom~0.25; family~0.15;
      aging~0.15; biography~0.15; underdog~0.25; train~0.1; friendship~0.1; world war ii~0.1; musical~0.1;
      con artist~0.15
    `,
    moods: 'feel-good~0.4; uplifting~0.4; inspiring~0.35; suspenseful~0.2; cosy~0.35; funny~0.2',
    against: `
      mood:gory; mood:sensual; mood:bleak; erotic thriller; crude humor; gross-out comedy; body horror;
      adult animation; prostitute~0.5; drug addiction~0.5
    `,
    implies: [{ slot: 'intensity', of: 'sex', max: 1 }],
  },
  'movie-night': {
    say: `
      with my friends; with a group of friends; with buddies; with my buddies; with roommates;
      with my roommates; with mates; with my mates; with a group; with my best friend;
      with a bunch of friends; with coworkers; group watch; watch with friends; watch party; film night;
      movie night with friends; crowd pleaser; crowd-pleaser; crowd pleasing; everyone will like;
      everyone will enjoy; for everyone; for a group; for a party; for a crowd; party (movie|film|movies);
      boys night; girls night; guys night; lads night; girls night in; ladies night; guys night in;
      boys movie night; girly; girly (film|movie|films|movies); for the girls; for the boys; guy movie;
      dude movie; sleepover; slumber party; sleepover (film|movie|movies); drinking with friends;
      beer and pizza; pizza night
    `,
    keywords: `
      buddy comedy~0.5; heist~0.35; slapstick comedy~0.3; whodunit~0.35; parody~0.35; slasher~0.3;
      martial arts~0.2; plot twist~0.25; cult film~0.3; party~0.3; superhero~0.2; prank~0.3; stupidity~0.3;
      teen comedy~0.4; horror comedy~0.5; female friendship~0.15; gross-out comedy~0.4; monster~0.15
    `,
    moods: 'funny~0.4; action-packed~0.35; fast-paced~0.35; feel-good~0.2',
    against: 'mood:bleak; mood:slow-burn; mood:melancholy; mood:heartbreaking; mood:intimate',
  },
  'in-the-background': {
    say: `
      background noise; background (film|movie|show|viewing|watching|watch);
      while (cooking|cleaning|working|ironing|folding laundry|eating|studying|knitting|doing chores|i cook|i work|i clean|i eat|drawing|crafting|gaming);
      second screen; put on while; play while; half watch; dont have to pay attention;
      do not have to pay attention; no need to pay attention; without paying attention;
      not pay much attention; easy to follow; easy to follow along; simple plot; rewatchable
    `,
    keywords: `
      sitcom~0.8; workplace comedy~0.6; friendship~0.2; sketch comedy~0.6; food~0.3; romantic comedy~0.3;
      buddy comedy~0.3; teen comedy~0.3; parody~0.25; family~0.1; roommates~0.3
    `,
    moods: 'funny~0.5; feel-good~0.5; cosy~0.6; nostalgic~0.2',
    against: `
      mood:mind-bending; mood:bleak; mood:heartbreaking; mood:slow-burn~0.7; mood:tense; mood:scary;
      nonlinear timeline; plot twist~0.6; silent film
    `,
  },
  'essential-viewing': {
    say: `
      gateway; gateway (film|movie|films|movies); introduction to; intro to; entry point; entry level;
      beginner; beginner friendly; for beginners; accessible; starter; good first; getting into; new to;
      get started with; where to start; where do i start; must see; must-see; must watch; must-watch;
      essential; everyone should see; everyone should watch; everyone must see; bucket list;
      before you die; before i die; greatest of all time; all time greats; canon; iconic; legendary;
      influential; all time classic; timeless; timeless classic; stood the test of time; holds up;
      a first film of its kind
    `,
    keywords: 'film noir~0.15; samurai~0.15; new hollywood~0.3; rise and fall~0.2; heist~0.1',
    moods: 'awe~0.4; stylish~0.35; suspenseful~0.3; epic~0.35; thought-provoking~0.25; fast-paced~0.2',
    implies: [{ slot: 'fame', fame: 'known' }],
  },
  'binge-worthy': {
    say: `
      binge; binge watch; binge-watch; bingeable; binge-worthy; marathon watch; addictive;
      cant stop watching; next obsession; weekend binge; all in one weekend; to binge
    `,
    keywords: `
      k-drama~0.5; miniseries~0.4; conspiracy~0.3; cliffhanger; murder investigation~0.35;
      family secrets~0.35; power struggle~0.4; unsolved case~0.3; sitcom~0.35; time loop~0.1; secret~0.2;
      missing person~0.3; drug dealer~0.3; double life~0.3; mystery~0.3
    `,
    moods: 'suspenseful~0.5; tense~0.3; fast-paced~0.45',
    implies: [{ slot: 'media', media: 'tv' }],
  },
});
