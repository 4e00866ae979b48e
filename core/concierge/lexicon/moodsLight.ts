import { define } from './define.ts';

/** How a film feels: light, warm and funny ones. */
export const lightMoods = define('mood', {
  'feel-good': {
    say: `
      feel better; makes me (happy|smile|feel good); make me feel better; good mood; happy; happier;
      joyful; joyous; cheerful; cheer me up; cheer us up; puts me in a good mood; lift my (mood|spirits);
      pick me up; smile on my face; leaves you smiling; leave me smiling; sunny; serotonin
    `,
    keywords: 'kindness~0.3; optimism~0.4; found family~0.2',
    moods: 'feel-good; uplifting~0.6; cosy~0.4; funny~0.2',
    against: 'mood:bleak; mood:heartbreaking; mood:dark; mood:scary; mood:gory; genre:Horror',
  },
  uplifting: {
    say: `
      life affirming; life-affirming; hopeful; restores my faith in humanity; faith in humanity;
      optimistic; gives hope; gives me hope; encouraging; makes me believe
    `,
    keywords: `
      hope~0.6; kindness~0.5; optimism~0.6; perseverance~0.5; courage~0.3; underdog~0.3; second chance~0.3
    `,
    moods: 'uplifting; inspiring~0.6; feel-good~0.5',
    against: 'mood:bleak; mood:gory',
  },
  inspiring: {
    say: 'motivational; gets me off the couch; empowering; rousing; stirring; make me want to work out',
    keywords: 'perseverance~0.6; ambition~0.2; underdog~0.5; courage~0.4; training~0.3; comeback~0.3',
    moods: 'inspiring; uplifting~0.4',
    against: 'mood:bleak',
  },
  heartwarming: {
    say: `
      heart-warming; warm hearted; warm-hearted; warm; warms (the|my) heart; sweet; tender; touching;
      gentle; kindhearted; wholesome; makes me go aww; adorable; cute; endearing; good natured;
      good-natured
    `,
    keywords: `
      kindness; found family~0.6; unlikely friendship~0.5; compassion~0.5; friendship~0.3; adoption~0.3
    `,
    moods: 'feel-good~0.7; cosy~0.7; uplifting~0.5; intimate~0.3; bittersweet~0.25',
    against: 'mood:bleak; mood:gory; mood:scary; mood:dark; mood:gritty; genre:Horror',
  },
  cosy: {
    say: `
      comfort; comfort (film|movie|watch|show|viewing); hygge; warm and fuzzy; wrapped in a blanket;
      under a blanket; curl up (with|on the sofa|on the couch); cup of tea; hot chocolate; like a hug;
      hug in a film; warm hug; snuggle; soothing; mellow
    `,
    keywords: 'cottage~0.4; village~0.2; baker~0.3; kindness~0.3; country house~0.2; bookstore~0.3',
    moods: 'cosy; feel-good~0.5; whimsical~0.3; nostalgic~0.25',
    against: 'mood:bleak; mood:gory; mood:scary; mood:dark; mood:tense; mood:gritty; genre:Horror; genre:War',
  },
  'light-hearted': {
    say: `
      lighthearted; light; lighter; easy watch; easy to watch; easy going; easygoing; fun; fun watch;
      good time; great time; carefree; breezy; fluffy; fluff; playful; silly; not too serious;
      nothing too serious; nothing serious; nothing heavy; nothing too heavy; not (too|so|very) heavy;
      nothing (too |)deep; turn (my|your|our) brain off; turn off (my|your|our) brain; brain off;
      switch (my|your) brain off; no brainer; no-brainer; mindless; mindless fun;
      popcorn (film|movie|flick|fun); popcorn; undemanding; entertaining; pure entertainment; enjoyable;
      low stakes; no stakes
    `,
    moods: 'funny~0.6; feel-good~0.7; whimsical~0.5; quirky~0.3; fast-paced~0.2; action-packed~0.2; cosy~0.4',
    genres: ['Comedy', 'Family'],
    against: `
      mood:bleak; mood:heartbreaking; mood:dark; mood:gory; mood:melancholy; mood:thought-provoking~0.5;
      mood:gritty; genre:War
    `,
  },
  relaxing: {
    say: `
      relax (to|with); calm; chill; chill out; laid back; laid-back; peaceful; tranquil; serene;
      zen; meditative; slow tv; unwind; wind down; decompress; de-stress; stress free; no stress;
      anxiety free; low-key; mindful
    `,
    keywords: 'nature~0.3; countryside~0.3; everyday life~0.4; slice of life~0.5; kindness~0.3',
    moods: 'cosy; intimate~0.5; feel-good~0.4; whimsical~0.3; slow-burn~0.3; dreamlike~0.2',
    against: `
      mood:tense; mood:suspenseful; mood:scary; mood:gory; mood:action-packed; mood:fast-paced;
      mood:gritty; mood:bleak; genre:Horror; genre:Thriller; genre:War
    `,
  },
  funny: {
    say: `
      funnier; funniest; humorous; amusing; hilarious; hysterical; laugh; laughter; make me laugh;
      good laugh; jokes; crack me up; something funny; haha; lol; comic relief; goofy; zany
    `,
    keywords: `
      slapstick comedy~0.5; buddy comedy~0.5; parody~0.5; screwball comedy~0.5; anarchic comedy~0.5;
      farce~0.5; dark comedy~0.4; romantic comedy~0.4; workplace comedy~0.5; sitcom~0.4; stupidity~0.3;
      british comedy~0.5
    `,
    moods: 'funny; satirical~0.3; quirky~0.3; whimsical~0.2',
    genres: ['Comedy'],
    against: 'mood:bleak; mood:scary~0.5',
  },
  'laugh-out-loud': {
    say: `
      laugh-out-loud; rolling on the floor; side splitting; side-splitting; belly laughs;
      crying with laughter; cry laughing; wet myself laughing; gut busting; gut-busting;
      absolutely hilarious; laugh until I cry; laugh till I cry; laugh my (ass|head) off; lmao; rofl;
      spit out my drink; stomach hurts from laughing
    `,
    keywords: `
      slapstick comedy~0.7; anarchic comedy~0.8; parody~0.6; farce~0.7; gross-out comedy~0.6;
      crude humor~0.6; stupidity~0.5; deadpan comedy~0.5; screwball comedy~0.6; buddy comedy~0.5;
      slob comedy~0.7; prank~0.4; improvisation~0.3; sketch comedy~0.7
    `,
    moods: 'funny~0.6; fast-paced~0.2',
    genres: ['Comedy'],
    against: 'mood:bleak; mood:melancholy; mood:heartbreaking',
  },
  'dark-humour': {
    say: `
      dark comedy; black comedy; black humor; gallows humor; morbid humor; morbidly funny;
      darkly (funny|comic); twisted humor; twisted comedy; sick humor; macabre comedy; funny but dark;
      dark and funny; funny and dark; darkly hilarious; dark but funny
    `,
    keywords: 'dark comedy; absurdism~0.3; satire~0.3; nihilism~0.2',
    moods: 'satirical~0.4',
  },
  'dry-wit': {
    say: `
      witty; wit; dry humor; deadpan; deadpan humor; dry; droll; sarcastic; sarcasm; wry;
      understated humor; british humor; clever (humor|comedy|jokes|writing|dialogue);
      smart (comedy|humor|dialogue|script|writing); snappy; snappy dialogue; sharp dialogue; sharp writing;
      banter; witty banter; witty dialogue; quick witted; repartee; quotable; quotable lines;
      great one liners; one-liners
    `,
    keywords: `
      deadpan comedy; banter; british comedy~0.6; dialogue driven~0.6; irony~0.6; one-liner~0.7;
      screwball comedy~0.6; conversation~0.3; misanthrope~0.3; social etiquette~0.3
    `,
    moods: 'satirical~0.5; funny~0.3; quirky~0.3',
  },
  satirical: {
    say: `
      biting; biting satire; social satire; skewers; pokes fun at; lampoon; tongue in cheek;
      tongue-in-cheek; ironic; irony; takedown of; mocks
    `,
    keywords: `
      satire; social satire; political satire; media satire; war satire; parody~0.4; consumerism~0.3;
      dark comedy~0.2
    `,
    moods: 'satirical',
  },
  quirky: {
    say: `
      offbeat; off-beat; eccentric; oddball; kooky; peculiar; idiosyncratic; unconventional;
      out of the box; left field; left-field; something different; a bit different; unique;
      something original; out of the ordinary; unlike anything else; like nothing else; never seen before;
      never seen anything like; strange but charming
    `,
    keywords: 'eccentric; absurdism~0.5; surrealism~0.5; deadpan comedy~0.5; misfit~0.5; imagination~0.3',
    moods: 'quirky; whimsical~0.5; dreamlike~0.2; mind-bending~0.2',
  },
  whimsical: {
    say: `
      whimsy; fanciful; enchanting; delightful; fairytale like; storybook; childlike wonder;
      playful fantasy; charming fantasy; full of wonder
    `,
    keywords: `
      magic~0.5; imagination~0.6; fairy tale~0.5; magic realism~0.5; fantasy world~0.5; talking animal~0.3;
      storytelling~0.3
    `,
    moods: 'whimsical; awe~0.3; quirky~0.2; dreamlike~0.25',
    against: 'mood:bleak; mood:gory; mood:gritty',
  },
  'sense-of-wonder': {
    say: `
      wonder; awe; awe inspiring; awe-inspiring; jaw dropping; jaw-dropping; majestic; breathtaking;
      wondrous; amazement; larger than life; spellbinding; blew me away; blow me away; marvel at;
      spectacle; spectacular
    `,
    keywords: 'first contact~0.3; outer space~0.25; universe~0.4; dinosaur~0.3; magic~0.2',
    moods: 'awe; epic~0.4; whimsical~0.2',
  },
  nostalgic: {
    say: `
      takes me back; feel like a kid again; childhood memories; reminds me of my childhood;
      reminds me of being a kid; simpler times; good old days; throwback; retro; vintage; reminiscing;
      nostalgia
    `,
    keywords: `
      nostalgia; childhood~0.3; flashback~0.15; growing apart~0.3; end of an era~0.5; summer vacation~0.3;
      semi autobiographical~0.3
    `,
    moods: 'nostalgic',
  },
  romantic: {
    say: `
      love story; about love; in love; falling in love; lovers; swoony; swoon; passionate;
      romantic (film|movie); lovey dovey; makes me believe in love; about a couple; chemistry; sparks fly
    `,
    keywords: `
      romance; love; romantic comedy~0.8; first love~0.7; true love; star-crossed lovers~0.8;
      forbidden love~0.8; unlikely love~0.8; love at first sight~0.8; young love~0.8;
      opposites attract~0.6; love triangle~0.5; love affair~0.7; lost love~0.5; courtship~0.6;
      love letter~0.5; summer romance~0.8; teenage romance~0.8; doomed romance~0.7; unrequited love~0.5
    `,
    moods: 'romantic; sensual~0.3',
    genres: ['Romance'],
  },
  sensual: {
    say: `
      sexy; erotic; steamy; hot; seductive; sexual tension; sexual; horny; raunchy romance; spicy; sultry;
      eroticism; lots of sex; smutty; bdsm; kinky
    `,
    keywords: `
      eroticism; erotic thriller; seduction~0.8; desire~0.7; bdsm~0.8; sexuality~0.7; sensuality;
      sexual awakening~0.7; voyeurism~0.4; one-night stand~0.5; intimacy~0.4; femme fatale~0.3;
      stripper~0.4; prostitute~0.2
    `,
    moods: 'sensual',
  },
});
