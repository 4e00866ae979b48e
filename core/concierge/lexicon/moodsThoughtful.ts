import { define } from './define.ts';

/** How a film feels: strange, thoughtful, grand and fast ones. */
export const thoughtfulMoods = define('mood', {
  'mind-bending': {
    say: `
      mindbending; mind bender; mindfuck; mind fuck; mindf ck; mind blowing; mind-blowing; blow my mind;
      blew my mind; blows your mind; brain melting; melt my brain; trippy; head trip; head scratcher;
      head-scratcher; brain teaser; confusing; confuse me; mind twisting; mind-twisting; reality bending;
      bends reality; what is real; whats real; question reality; makes you question reality; wtf;
      wtf did i just watch; what did i just watch; puzzle; puzzle box; complex plot; complicated plot;
      intricate; convoluted; layered; makes my head hurt; high concept; high-concept; twisty
    `,
    keywords: `
      dream or reality~0.9; alternate reality~0.7; parallel universe~0.5; time loop~0.6; time travel~0.4;
      paradox~0.7; simulation~0.7; virtual reality~0.4; surrealism~0.6; nonlinear timeline~0.5;
      unreliable narrator~0.6; identity~0.3; subconscious~0.7; doppelgänger~0.5; plot twist~0.4;
      memory erasure~0.5; multiverse~0.4; consciousness~0.5; psychedelic~0.5; alternate timeline~0.6;
      butterfly effect~0.6; metafiction~0.4; hallucination~0.4
    `,
    moods: 'mind-bending; dreamlike~0.5',
    against: 'genre:Family~0.5',
  },
  quiet: {
    say: 'quieter; quietest; hushed; softly spoken; soft-spoken; more quiet; quietly told',
    keywords: 'loneliness~0.3; grief~0.2; slice of life~0.4; everyday life~0.4; isolation~0.2',
    moods: 'intimate~0.7; slow-burn~0.6; melancholy~0.5; bittersweet~0.2',
    against: 'mood:action-packed; mood:fast-paced; mood:gory; mood:epic~0.5',
  },
  weird: {
    say: `
      weirder; weirdest; bizarre; strange; odd; surreal; surrealist; absurd; absurdist; crazy; insane;
      bonkers; batshit; wacky; freaky; outlandish; lynchian; david lynch style; kafkaesque; nonsensical;
      fever dream; unhinged; wild ride; crazy ride; oddities; strange cinema
    `,
    keywords: `
      surrealism; absurdism; psychedelic~0.7; dream or reality~0.7; experimental film~0.5; avant-garde~0.5;
      magic realism~0.4; anarchic comedy~0.4; body horror~0.3; eccentric~0.3; metafiction~0.3;
      hallucination~0.5; subconscious~0.5; allegory~0.3
    `,
    moods: 'mind-bending~0.4; dreamlike~0.5; quirky~0.45',
  },
  dreamlike: {
    say: `
      dream like; dreamy; hypnotic; trance like; ethereal; poetic; lyrical; otherworldly; hazy;
      hallucinatory; mesmerising; trancelike; mystical; transcendent; impressionistic; like a dream;
      atmosphere; moody atmosphere; immersive; vibey; vibe film; evocative; all about the vibe; liminal
    `,
    keywords: `
      dream~0.6; surrealism~0.5; magic realism~0.6; dream or reality~0.7; psychedelic~0.5;
      spirit world~0.4; nightmare~0.3; subconscious~0.5; memory~0.25
    `,
    moods: 'dreamlike; mind-bending~0.2; awe~0.2',
  },
  psychedelic: {
    say: `
      acid trip; on acid; lsd; shrooms; mushrooms; watch high; watch while high; to watch stoned;
      drug trip; trippy visuals; hallucinogenic; kaleidoscopic; visual trip; watch on edibles
    `,
    keywords: `
      psychedelic; hallucination~0.8; surrealism~0.6; drugs~0.4; stoner~0.4; counterculture~0.3;
      dream or reality~0.4; marijuana~0.4
    `,
    moods: 'mind-bending~0.5; dreamlike~0.5',
  },
  'thought-provoking': {
    say: `
      thoughtful; makes me think; makes you think; made me think; think about for days; food for thought;
      philosophical; philosophy; deep; deeper; deeper meaning; meaningful; profound; intelligent;
      intellectual; smart; smarter; clever; cerebral; brainy; challenging; stimulating; nuanced; substance;
      something to discuss; spark discussion; conversation starter; leaves you thinking; leave me thinking;
      change the way I think; changes how you see; changed my life; life-changing; ideas driven;
      allegorical; allegory; symbolism; open to interpretation; ambiguous; profound message
    `,
    keywords: `
      philosophy; existentialism~0.8; moral dilemma~0.7; ethics~0.7; free will~0.7; allegory~0.8;
      morality~0.6; consciousness~0.7; meaning of life; social commentary~0.5; identity~0.3; faith~0.3;
      justice~0.3
    `,
    moods: 'thought-provoking; mind-bending~0.3',
    against: 'mood:action-packed~0.5',
  },
  existential: {
    say: `
      existentialist; existential crisis; existential dread; meaning of life; purpose of life;
      purpose in life; what it means to be (human|alive); human condition; human nature; mortality;
      facing death; about death; meaninglessness; finding meaning; finding purpose; question my existence;
      questioning life; absurdity of life; about life; meaning in life; insignificance; cosmic
    `,
    keywords: `
      existentialism; meaning of life; mortality~0.8; free will~0.7; philosophy~0.6; consciousness~0.5;
      nihilism~0.5; purpose~0.7; death~0.4; midlife crisis~0.4; alienation~0.4; crisis of faith~0.4;
      identity crisis~0.5; fate~0.3
    `,
    moods: 'thought-provoking~0.35; melancholy~0.2; mind-bending~0.2',
  },
  intimate: {
    say: `
      small scale; small-scale; human story; human drama; character study; character driven;
      character-driven; quiet drama; subtle; understated; low key drama; slice of life; slice-of-life;
      everyday life; ordinary (life|people|lives); mumblecore; kitchen sink; just people talking;
      relationships; human connection; human relationships; mundane; naturalistic; realistic;
      down to earth; true to life; vulnerable; delicate
    `,
    keywords: `
      everyday life; slice of life; conversation~0.5; intimacy~0.6; routine~0.6; relationship~0.4;
      italian neorealism~0.5; social commentary~0.2; loneliness~0.2; family relationships~0.3
    `,
    moods: 'intimate; slow-burn~0.2; bittersweet~0.2; melancholy~0.2',
    against: 'mood:action-packed; mood:epic; genre:Action',
  },
  epic: {
    say: `
      grandiose; sweeping; larger scale; large scale; massive scale; grand scale; huge battles;
      big battles; epic battles; big budget; monumental; huge scope; colossal; on a grand scale;
      blockbuster; saga; epic saga; grand adventure; epic scale
    `,
    keywords: `
      battle~0.6; empire~0.4; quest~0.4; space opera~0.4; kingdom~0.4; biblical epic; high fantasy~0.5;
      war~0.3; rebellion~0.2; gladiator~0.4
    `,
    moods: 'epic; awe~0.5',
  },
  'action-packed': {
    say: `
      lots of action; nonstop action; non stop action; adrenaline; adrenaline rush; explosive; kick ass;
      kick-ass; badass; badassery; ass kicking; butt kicking; high octane; high-octane; high energy;
      wall to wall action; balls to the wall; fight scenes; great fights; good fight scenes;
      choreographed fights; fight choreography; action scenes; action sequences; set pieces; stunts;
      stunt work; gun fights; gunfights; shootouts; shoot em up; fights; over the top action; cool action;
      violent action
    `,
    keywords: `
      shootout~0.6; car chase~0.6; explosion~0.6; one man army~0.8; martial arts~0.6; stuntman~0.4;
      chase~0.4; gun fu~0.9; sword fight~0.5; battle~0.4; mercenary~0.4; gunslinger~0.3; commando~0.6;
      hitman~0.3; fight~0.5
    `,
    moods: 'action-packed; fast-paced~0.4',
    genres: ['Action'],
  },
  'fast-paced': {
    say: `
      quick paced; pacy; rapid; frenetic; frantic; energetic; propulsive; never boring; not boring;
      never a dull moment; no dull moments; doesnt drag; kinetic; whirlwind; hectic; chaotic; chaos;
      goes by fast; flies by; hyper; relentless; breakneck; snappy pace; attention grabbing;
      short attention span; thrill ride; rollercoaster; roller coaster ride; non-stop
    `,
    keywords: `
      race against time~0.7; chase~0.6; car chase~0.4; countdown~0.6; one night~0.2; real time~0.4;
      on the run~0.4
    `,
    moods: 'fast-paced; action-packed~0.6',
    against: 'mood:slow-burn',
  },
  stylish: {
    say: `
      stylised; slick; sleek; sexy cool; aesthetic; aesthetically pleasing; chic; glamorous; flashy;
      swagger; oozes style; ooze cool; neon; neon lit; neon-lit; neon lights; neon noir; suave;
      color palette; great costumes; beautiful costumes; costumes
    `,
    keywords: `
      fashion~0.6; neo-noir~0.4; cyberpunk~0.4; french new wave~0.3; giallo~0.5; nightclub~0.25;
      decadence~0.3
    `,
    moods: 'stylish',
  },
});
