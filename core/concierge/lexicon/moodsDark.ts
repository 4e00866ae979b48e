import { define } from './define.ts';

/** How a film feels: sad, dark, tense and frightening ones. */
export const darkMoods = define('mood', {
  sad: {
    say: `
      sadder; saddest; sorrow; unhappy; downer; sad ending; unhappy ending; tragic; tragedy; tragic ending;
      doomed; heavy; emotionally heavy; emotional; hits hard; hits you; feel something; makes me feel;
      gut-wrenching; gutting; poignant; poignancy
    `,
    keywords: `
      grief~0.5; tragedy~0.7; doomed romance~0.6; terminal illness~0.6; loss of child~0.6;
      loss of mother~0.5; heartbreak~0.6; tearjerker~0.9; death~0.3
    `,
    moods: 'heartbreaking; melancholy~0.6; bittersweet~0.45; bleak~0.4',
    against: 'mood:feel-good; mood:funny',
  },
  'tear-jerker': {
    say: `
      tearjerker; weepie; makes me cry; made me cry; makes you cry; cry; good cry; ugly cry; bawl;
      bawl my eyes out; cry my eyes out; sob; tears; in tears; brings tears; tissues; box of tissues;
      heartbreaking; heart breaking; break my heart; rip my heart out; devastating;
      emotional rollercoaster; destroy me emotionally; emotionally (devastating|destroyed|wrecked);
      emotional wreck; wrecked me; pulls at the heartstrings; heartstrings
    `,
    keywords: `
      tearjerker; terminal illness~0.8; grief~0.5; loss of child~0.7; cancer~0.6; loss of parent~0.5;
      dying man~0.6; doomed romance~0.7; star-crossed lovers~0.5; dementia~0.6; sacrifice~0.2;
      melodrama~0.5; illness~0.4; loss of brother~0.5
    `,
    moods: 'heartbreaking; bittersweet~0.4; melancholy~0.3',
    against: 'mood:action-packed; mood:funny~0.5',
  },
  bittersweet: {
    say: `
      bitter sweet; happy sad; happy-sad; sad but (hopeful|beautiful|happy|uplifting);
      melancholy but hopeful; smile through tears; laugh and cry; makes me laugh and cry
    `,
    moods: 'bittersweet; melancholy~0.3; nostalgic~0.2',
  },
  melancholy: {
    say: `
      melancholic; wistful; pensive; introspective; reflective; contemplative; brooding; moody; blue;
      sombre; elegiac; ennui; listless; gloomy; rainy day mood
    `,
    keywords: `
      longing~0.7; loneliness~0.5; regret~0.5; solitude~0.6; memory~0.2; lost love~0.4;
      passage of time~0.5; rain~0.2; depression~0.3
    `,
    moods: 'melancholy; bittersweet~0.4; intimate~0.25; slow-burn~0.2',
    against: 'mood:feel-good; mood:action-packed',
  },
  bleak: {
    say: `
      depressing; depressingly; soul crushing; soul-crushing; hopeless; despair; nihilistic; nihilism;
      grim; grimmest; dreary; harrowing; brutal; no happy ending; no hope; misery; miserable; dismal;
      desolate; devoid of hope; pessimistic; cynical; ruin my day; ruin my life; ruins your day;
      makes me want to die; fatalistic
    `,
    keywords: `
      despair~0.8; nihilism~0.8; moral decline~0.5; tragedy~0.5; genocide~0.4; self-destruction~0.5;
      famine~0.4; poverty~0.2; trauma~0.2; war crimes~0.4
    `,
    moods: 'bleak; heartbreaking~0.3; gritty~0.25; dark~0.3',
    against: 'mood:feel-good; mood:cosy; mood:uplifting; mood:whimsical; mood:funny~0.5',
  },
  dark: {
    say: `
      darker; darkest; sinister; menacing; ominous; dark themes; dark tone; dark side; twisted;
      sick and twisted; macabre; morbid; evil; depraved
    `,
    keywords: `
      serial killer~0.4; psychopath~0.4; dark comedy~0.3; madness~0.3; neo-noir~0.3; gothic~0.3;
      moral decline~0.4; occult~0.3; death~0.2
    `,
    moods: 'dark; bleak~0.5; creepy~0.3; gory~0.2',
    against: 'mood:feel-good; mood:cosy; mood:whimsical; genre:Family',
  },
  gritty: {
    say: `
      grittier; raw; rough; realistic violence; hard-boiled; hard hitting; hard-hitting; street level;
      grounded; grimy; seedy; sleazy; urban; mean streets; tough; no nonsense; unflinching; unvarnished;
      visceral; hard edged
    `,
    keywords: `
      neo-noir~0.4; urban decay~0.8; street life~0.8; slum~0.5; drug dealer~0.4; gang~0.4; inner city~0.6;
      police corruption~0.4; poverty~0.3; violence~0.4; working class~0.2
    `,
    moods: 'gritty; bleak~0.3; dark~0.25',
    against: 'mood:whimsical; mood:cosy',
  },
  tense: {
    say: `
      tension; tension filled; nail-biting; nail-biter; edge of (my|your|our|the) seat;
      on the edge of my seat; on edge; nerve-wracking; nerve racking; stressful; anxiety; anxiety inducing;
      anxiety-inducing; anxious; heart pounding; heart-pounding; heart racing; pulse pounding;
      pulse-pounding; white knuckle; white-knuckle; intense; gripping; riveting; high stakes;
      can not look away; cant look away; sweaty palms; breathless; panic inducing; makes me hold my breath;
      hold my breath
    `,
    keywords: `
      race against time~0.6; siege~0.5; hostage~0.5; claustrophobia~0.5; countdown~0.5; cat and mouse~0.5;
      trapped~0.6; home invasion~0.5; real time~0.4; paranoia~0.4; manhunt~0.4; survival~0.3
    `,
    moods: 'tense; suspenseful~0.8; fast-paced~0.2',
    against: 'mood:cosy; mood:feel-good',
  },
  suspenseful: {
    say: `
      thrilling; suspense thriller; keeps me guessing; keeps you guessing; on my toes; hooked; hooks you;
      hook me; engrossing; page turner; page-turner; what happens next; cliffhanger; hitchcockian;
      hitchcock style; intriguing
    `,
    keywords: `
      cat and mouse~0.6; plot twist~0.4; paranoia~0.4; conspiracy~0.4; suspicion~0.6;
      murder investigation~0.4; missing person~0.4; false identity~0.3; witness to murder~0.5;
      voyeurism~0.3; psychological thriller~0.8; whodunit~0.4
    `,
    moods: 'suspenseful; tense~0.6',
    genres: ['Thriller', 'Mystery'],
    against: 'mood:cosy',
  },
  'psychological-thriller': {
    say: `
      psychological; mind games; mental games; psych thriller; cerebral thriller; psycho thriller;
      messes with my head; gaslighting; head games; psychological drama; psychological warfare
    `,
    keywords: `
      psychological thriller; psychological horror~0.8; paranoia~0.7; obsession~0.6; madness~0.6;
      manipulation~0.6; gaslighting~0.9; unreliable narrator~0.7; delusion~0.6; split personality~0.7;
      hallucination~0.5; psychopath~0.6; psychological abuse~0.7; identity~0.3; stalker~0.5; memory~0.2;
      psychiatrist~0.3; psychological~0.8; mental breakdown~0.5
    `,
    moods: 'mind-bending~0.4; tense~0.2; suspenseful~0.25',
  },
  scary: {
    say: `
      scarier; scariest; frightening; terrifying; terror; scare me; scares; scare the crap out of me;
      horrifying; petrifying; spine-chilling; nightmare fuel; give me nightmares; nightmares;
      bone chilling; hair raising; blood curdling; jump scares; jumpscares; make me scream; freak me out;
      keep the lights on; sleep with the lights on
    `,
    keywords: `
      supernatural horror~0.7; demonic possession~0.7; haunted house~0.6; slasher~0.6; final girl~0.5;
      psychological horror~0.6; folk horror~0.6; demon~0.4; body horror~0.5; monster~0.2;
      found footage~0.3; exorcism~0.6; serial killer~0.25
    `,
    moods: 'scary; creepy~0.6; gory~0.3; tense~0.15',
    genres: ['Horror'],
    against: 'genre:Comedy~0.4; genre:Family; mood:feel-good',
  },
  creepy: {
    say: `
      creepier; creeps; creep me out; creeped out; gives me the creeps; eerie; spooky; unsettling;
      unnerving; uncanny; haunting; ghostly; chilling; dread; sense of dread; slow dread;
      atmospheric horror; quiet horror; atmospheric dread; uneasy; unease; disquieting; skin crawl;
      makes my skin crawl; goosebumps
    `,
    keywords: `
      dread; gothic~0.5; gothic horror~0.6; folk horror~0.7; haunted house~0.6; ghost~0.4; doll~0.4;
      occult~0.5; psychological horror~0.7; cult~0.3; isolation~0.25; stranger~0.2; doppelgänger~0.4;
      cemetery~0.3; paranoia~0.3; attic~0.3
    `,
    moods: 'creepy; scary~0.5; dark~0.2; dreamlike~0.15',
    against: 'mood:feel-good; genre:Comedy~0.4',
  },
  'creepy-not-gory': {
    say: `
      creepy but not gory; scary but not gory; scary not gory; spooky but not (gory|scary|too scary);
      spooky not scary; scary without gore; horror without gore; bloodless; bloodless horror;
      no gore horror; psychological horror
    `,
    keywords: `
      ghost~0.6; gothic~0.6; haunted house~0.6; psychological horror; gothic horror~0.6; folk horror~0.4;
      dread; paranoia~0.3
    `,
    moods: 'creepy; dreamlike~0.3; suspenseful~0.3; slow-burn~0.3',
    against: 'mood:gory; gore; body horror; slasher; chainsaw; decapitation; torture; cannibalism',
    implies: [{ slot: 'intensity', of: 'gore', max: 1 }],
  },
  gory: {
    say: `
      bloody; blood; blood and guts; bloodbath; splatter; gorefest; gore fest; gorier; lots of blood;
      gruesome; grisly; ultra violent; ultraviolent; violent; very violent; violence; brutal violence;
      carnage; torture porn; dismemberment; disgusting; gross; gross out; grossest; slaughter;
      killing spree; gore
    `,
    keywords: `
      gore; body horror~0.8; slasher~0.7; ultraviolence; violence~0.6; decapitation~0.8; torture~0.6;
      cannibalism~0.7; chainsaw~0.8; massacre~0.5; killing spree~0.6; blood~0.7; mutation~0.3;
      masked killer~0.5; zombie~0.3; disfigurement~0.3
    `,
    moods: 'gory',
  },
  disturbing: {
    say: `
      deeply disturbing; messed up; messed-up; fucked up; fucked-up; f ed up; effed up; mess me up;
      fuck me up; scar me; scarred; traumatising; shocking; shock value; controversial; taboo; provocative;
      transgressive; extreme; hard to watch; difficult to watch; uncomfortable; makes me uncomfortable;
      squirm; perverse; sickening; vile; repulsive; nasty; banned; stays with you; stay with me;
      stick with me; sticks with you; haunt me; haunts you; cant stop thinking about
    `,
    keywords: `
      torture~0.6; body horror~0.6; cannibalism~0.6; sexual assault~0.5; rape~0.5; psychopath~0.4;
      madness~0.4; child abuse~0.4; sociopath~0.5; self-harm~0.5; moral decline~0.5; ultraviolence~0.6;
      obsession~0.25; nihilism~0.4; serial killer~0.3; captive~0.3; fascism~0.2; psychological abuse~0.5;
      voyeurism~0.4
    `,
    moods: 'dark~0.4; bleak~0.5; creepy~0.5; gory~0.5; scary~0.3; heartbreaking~0.2',
    against: 'mood:feel-good; mood:cosy; genre:Family',
  },
});
