import { define } from './define.ts';

/** When somebody wants to watch: holidays, seasons, times of the day. */
export const occasions = define('occasion', {
  halloween: {
    label: 'Halloween',
    say: `
      spooky season; halloween (film|films|movie|movies|night|vibes|mood|party|season|marathon|watch);
      october; trick or treat; all hallows eve; pumpkins; spooktober
    `,
    keywords: `
      halloween; haunted house~0.6; witch~0.6; gothic~0.4; ghost~0.5; vampire~0.5; monster~0.4;
      skeleton~0.7; slasher~0.5; zombie~0.4; werewolf~0.5; demon~0.3; pumpkin; autumn~0.4;
      headless horseman; cemetery~0.4; supernatural horror~0.4; holiday horror~0.5
    `,
    moods: 'creepy~0.5; scary~0.4',
    genres: ['Horror'],
  },
  christmas: {
    label: 'Christmas',
    say: `
      xmas;
      christmas (film|films|movie|movies|time|eve|spirit|day|vibes|classic|classics|comedy|romance|mood|watch);
      christmassy; christmasy; festive; holiday season; holidays;
      holiday (movie|film|movies|films|spirit|classic|classics|cheer|romance); yuletide; santa;
      santa claus; advent; december
    `,
    keywords: `
      christmas; santa claus; holiday~0.6; north pole~0.7; snowman~0.6; elf~0.3; winter~0.25; toy~0.2;
      reindeer; family gathering~0.2
    `,
    moods: 'cosy~0.15',
    against: 'slasher~0.6',
  },
  'anti-christmas': {
    say: `
      christmas horror; alternative christmas; unconventional christmas; non traditional christmas;
      not a typical christmas; christmas but not (cheesy|sappy|corny); dark christmas; christmas action;
      christmas for people who hate christmas; bad santa style; holiday horror; christmas but different
    `,
    keywords: 'holiday horror; christmas~0.5',
    moods: 'action-packed~0.2; dark~0.2; creepy~0.2; gritty~0.2; satirical~0.15',
    against: 'genre:Family; mood:cosy; mood:feel-good',
  },
  'new-years-eve': {
    say: 'new year; new years day; nye; ring in the new year; end of the year',
    keywords: `
      new year's eve; new beginning~0.4; christmas~0.2; party~0.3; champagne~0.4; countdown~0.1;
      second chance~0.15
    `,
    moods: 'romantic~0.1; feel-good~0.15',
  },
  thanksgiving: {
    label: 'Thanksgiving',
    say: 'thanksgiving (film|movie|films|movies|dinner|day|weekend|vibes); turkey day',
    keywords: `
      thanksgiving; family gathering~0.7; family reunion~0.5; homecoming~0.4; autumn~0.4;
      dysfunctional family~0.25
    `,
  },
  easter: {
    label: 'Easter',
    say: 'easter sunday; easter (film|films|movie|movies|weekend); good friday',
    keywords: `
      easter; jesus christ~0.7; crucifixion~0.6; biblical epic~0.7; rabbit~0.4; spring~0.4;
      resurrection~0.25
    `,
  },
  'fourth-of-july': {
    say: '4th of july; fourth july; independence day; patriotic; memorial day; veterans day; america themed',
    keywords: `
      fourth of july; patriotism; american revolution~0.6; american history~0.4; baseball~0.3;
      american dream~0.3; saving the world~0.2; summer~0.1; war hero~0.4; fighter pilot~0.3; underdog~0.1
    `,
  },
  'valentines-day': {
    say: 'valentine; february 14th; galentines; romantic evening; romantic night; candlelit',
    keywords: `
      valentine's day; romantic comedy~0.7; love~0.5; true love~0.7; love at first sight~0.6;
      first love~0.4; love letter~0.5; wedding~0.3; romance~0.6; soulmates; star-crossed lovers~0.4
    `,
    moods: 'romantic~0.8; feel-good~0.2',
    against: 'mood:bleak; mood:gory; genre:Horror; mood:heartbreaking~0.5; genre:War',
  },
  'rainy-day': {
    say: `
      rainy; rainy sunday; rainy day (film|movie|films|movies); rainy afternoon; rainy night;
      rainy evening; rainy weekend; stormy night; lazy sunday; lazy day; lazy afternoon; sunday afternoon;
      sunday; sunday (film|movie|night|morning|evening|watch); sick day; sick in bed; home sick;
      sick at home; stuck in bed; flu; cold day; stuck inside; stuck at home;
      hangover (film|movie|movies|day); hungover; under the weather; day off; on the couch; couch day;
      duvet day; cosy night in; night in; snow day; autumn;
      fall (vibes|season|movie|movies|film|aesthetic); autumn (film|movie|films|movies|vibes|evening)
    `,
    keywords: `
      rain~0.6; whodunit~0.3; autumn~0.6; bookstore~0.4; train~0.15; new england~0.25; letter~0.2;
      found family~0.2; magic~0.15; period drama~0.2; village~0.2; england~0.1; cottage~0.4;
      friendship~0.1
    `,
    moods: 'cosy~0.8; nostalgic~0.4; feel-good~0.45; whimsical~0.35; bittersweet~0.2; romantic~0.2',
    against: 'mood:gory; mood:bleak; mood:gritty; mood:tense~0.5',
  },
  'late-night': {
    say: `
      late night (film|movie|watch|viewing|movies); middle of the night; at 3am; 2am; 3am; 2 am; 3 am;
      after midnight; midnight; night owl; nocturnal; before bed; before sleep; cant sleep; insomnia watch;
      to watch at night; watch at night; watch alone at night; alone in the dark; alone at night;
      watch in the dark; night time viewing; nighttime; late at night
    `,
    keywords: `
      night~0.6; one night~0.5; insomnia~0.5; taxi driver~0.4; neo-noir~0.4; midnight movie; cult film~0.3;
      city life~0.3; radio dj~0.2; jazz~0.2; loneliness~0.15; nightclub~0.2; motel~0.2; dream~0.15
    `,
    moods: 'dreamlike~0.5; stylish~0.3; creepy~0.3; mind-bending~0.25; melancholy~0.2; slow-burn~0.2',
    against: 'genre:Family',
  },
  'fall-asleep-to': {
    say: `
      help me sleep; sleepy; to sleep to; bedtime; soothing background; lull me to sleep; drift off to;
      to fall asleep to
    `,
    keywords: `
      nature~0.5; everyday life~0.5; countryside~0.4; conversation~0.3; cat~0.2; kindness~0.3; train~0.2;
      routine~0.5; ocean~0.2; food~0.3
    `,
    moods: 'cosy~0.7; dreamlike~0.35; intimate~0.35; slow-burn~0.4; whimsical~0.3',
    against: `
      mood:tense; mood:scary; mood:action-packed; mood:fast-paced; mood:gory; mood:bleak; genre:Horror;
      mood:suspenseful; genre:War
    `,
  },
  'after-a-bad-day': {
    say: `
      after work; long day; after a (long|hard|bad|rough|stressful|tough) (day|week|shift); hard day;
      rough day; bad week; rough week; tough week; stressful (day|week); feeling down;
      feeling (sad|low|blue|depressed|bad|anxious|stressed); im (sad|depressed|down|stressed|lonely|tired);
      i am (sad|depressed|down|stressed|lonely|tired); need cheering up; cheer up; need a hug; comfort me;
      exhausted; burnt out; need a break; need to (relax|laugh|smile|unwind|escape|destress|cheer up);
      need an escape; forget my problems; take my mind off (things|it|everything); distract me;
      distraction; get out of a funk; in a funk; bad mood; depressed right now; something to lift;
      lift me up; uplift me
    `,
    keywords: `
      kindness~0.5; found family~0.4; romantic comedy~0.3; talking animal~0.3; buddy comedy~0.3;
      friendship~0.2; unlikely friendship~0.35; slapstick comedy~0.3; optimism~0.6; second chance~0.3;
      village~0.1
    `,
    moods: 'feel-good~0.9; cosy~0.6; funny~0.5; uplifting~0.7; whimsical~0.4',
    against: `
      mood:bleak; mood:heartbreaking; mood:dark; mood:gory; mood:tense; mood:gritty; mood:scary; genre:War;
      genre:Horror; mood:melancholy
    `,
  },
  summer: {
    say: `
      summertime;
      summer (film|films|movie|movies|vibes|vibe|night|evening|day|days|break|holiday|holidays|vacation|feel|feeling|setting|mood|blockbuster);
      summery; hot summer; endless summer; heat; heat wave; hot weather; sunshine; sun drenched;
      sun-drenched; sunlit; spring; springtime
    `,
    keywords: `
      summer; summer vacation; summer romance; heat wave; summer camp~0.8; beach~0.7; surfing~0.7;
      seaside town~0.6; swimming pool~0.6; swimming~0.5; vacation~0.5; italy~0.2; lake~0.4; road trip~0.15;
      spring~0.5; childhood~0.1; french riviera~0.5
    `,
  },
  'back-to-school': {
    say: `
      back-to-school; first day of school; last day of school; end of school; graduation (film|movie);
      school is out; schools out; september
    `,
    keywords: `
      graduation; last day of school; high school~0.6; university~0.5; new kid in town~0.5;
      boarding school~0.5; teacher~0.5; school~0.6; prom~0.5; teen movie~0.4; college application
    `,
  },
  'for-a-journey': {
    say: `
      on a plane ride; long flight; on a flight; for a flight; plane ride; in flight movie;
      airplane (film|movie|watch|viewing); train ride; on my phone; commute; for a long journey
    `,
    keywords: `
      heist~0.35; whodunit~0.35; buddy comedy~0.35; romantic comedy~0.35; con artist~0.3;
      based on true story~0.15; underdog~0.2; travel~0.3; road trip~0.25
    `,
    moods: 'feel-good~0.35; funny~0.35; suspenseful~0.3; fast-paced~0.3; uplifting~0.2',
    against: 'plane crash; hijacking; mood:gory; mood:sensual; mood:slow-burn~0.5; mood:bleak~0.5',
  },
});
