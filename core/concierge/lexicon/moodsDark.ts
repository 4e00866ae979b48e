import { define } from './define.ts';

/** How a film feels: sad, dark, tense, strange and thoughtful ones. */
export const heavyMoods = define('mood', {
  sad: {
    say: 'sadder; saddest; sadness; sorrow; sorrowful; unhappy; downer; sad ending; unhappy ending; tragic; tragedy; tragic ending; doomed; heavy; emotionally heavy; emotional; hits hard; hits you; feel something; makes me feel; gut-wrenching; gut wrenching; gutting; poignant; poignancy',
    moods: 'heartbreaking; melancholy~0.6; bittersweet~0.45; bleak~0.4',
    keywords:
      'grief~0.5; tragedy~0.7; doomed romance~0.6; terminal illness~0.6; loss of child~0.6; loss of mother~0.5; heartbreak~0.6; tearjerker~0.9; death~0.3',
    against: 'mood:feel-good; mood:funny',
  },
  'tear-jerker': {
    say: 'tearjerker; weepie; weepy; makes me cry; make me cry; made me cry; makes you cry; cry; crying; good cry; ugly cry; bawl; bawling; bawl my eyes out; cry my eyes out; sob; sobbing; tears; in tears; brings tears; tissues; box of tissues; heartbreaking; heart breaking; heart-breaking; break my heart; breaks my heart; rip my heart out; devastating; devastated; emotional rollercoaster; destroy me emotionally; emotionally (devastating|destroyed|wrecked); emotional wreck; wrecked me; pulls at the heartstrings; heartstrings',
    moods: 'heartbreaking; bittersweet~0.4; melancholy~0.3',
    keywords:
      'tearjerker; terminal illness~0.8; grief~0.5; loss of child~0.7; cancer~0.6; loss of parent~0.5; dying man~0.6; doomed romance~0.7; star-crossed lovers~0.5; dementia~0.6; sacrifice~0.2; melodrama~0.5; illness~0.4; loss of brother~0.5',
    against: 'mood:action-packed; mood:funny~0.5',
  },
  bittersweet: {
    say: 'bitter sweet; happy sad; happy-sad; sad but (hopeful|beautiful|happy|uplifting); melancholy but hopeful; smile through tears; laugh and cry; makes me laugh and cry',
    moods: 'bittersweet; melancholy~0.3; nostalgic~0.2',
  },
  melancholy: {
    say: 'melancholic; wistful; pensive; introspective; reflective; contemplative; brooding; moody; blue; sombre; somber; elegiac; ennui; listless; gloomy; rainy day mood; autumnal',
    moods: 'melancholy; bittersweet~0.4; intimate~0.25; slow-burn~0.2',
    keywords:
      'longing~0.7; loneliness~0.5; regret~0.5; solitude~0.6; memory~0.2; lost love~0.4; passage of time~0.5; rain~0.2; depression~0.3',
    against: 'mood:feel-good; mood:action-packed',
  },
  bleak: {
    say: 'depressing; depressingly; soul crushing; soul-crushing; hopeless; hopelessness; despair; despairing; nihilistic; nihilism; grim; grimmest; dreary; harrowing; brutal; no happy ending; no hope; misery; miserable; dismal; desolate; devoid of hope; pessimistic; cynical; ruin my day; ruin my life; ruins your day; makes me want to die; fatalistic',
    moods: 'bleak; heartbreaking~0.3; gritty~0.25; dark~0.3',
    keywords:
      'despair~0.8; nihilism~0.8; moral decline~0.5; tragedy~0.5; genocide~0.4; self-destruction~0.5; famine~0.4; poverty~0.2; trauma~0.2; war crimes~0.4',
    against: 'mood:feel-good; mood:cosy; mood:uplifting; mood:whimsical; mood:funny~0.5',
  },
  dark: {
    say: 'darker; darkest; darkness; sinister; menacing; ominous; noirish; dark themes; dark tone; dark side; twisted; sick and twisted; macabre; morbid; evil; depraved',
    moods: 'dark; bleak~0.5; creepy~0.3; gory~0.2',
    keywords:
      'serial killer~0.4; psychopath~0.4; dark comedy~0.3; madness~0.3; neo-noir~0.3; gothic~0.3; moral decline~0.4; occult~0.3; death~0.2',
    against: 'mood:feel-good; mood:cosy; mood:whimsical; genre:Family',
  },
  gritty: {
    say: 'grittier; raw; rough; realistic violence; hard-boiled; hardboiled; hard hitting; hard-hitting; street level; grounded; grimy; seedy; sleazy; urban; mean streets; tough; no nonsense; unflinching; unvarnished; visceral; hard edged',
    moods: 'gritty; bleak~0.3; dark~0.25',
    keywords:
      'neo-noir~0.4; urban decay~0.8; street life~0.8; slum~0.5; drug dealer~0.4; gang~0.4; inner city~0.6; police corruption~0.4; poverty~0.3; violence~0.4; working class~0.2',
    against: 'mood:whimsical; mood:cosy',
  },
  tense: {
    say: 'tension; tension filled; nail-biting; nail biting; nail-biter; nail biter; edge of (my|your|our|the) seat; on the edge of my seat; edge of seat; on edge; nerve-wracking; nerve wracking; nerve racking; stressful; stress; stressed; anxiety; anxiety inducing; anxiety-inducing; anxious; heart pounding; heart-pounding; heart racing; pulse pounding; pulse-pounding; white knuckle; white-knuckle; intense; intensity; gripping; riveting; high stakes; can not look away; cant look away; sweaty palms; breathless; panic inducing; makes me hold my breath; hold my breath',
    moods: 'tense; suspenseful~0.8; fast-paced~0.2',
    keywords:
      'race against time~0.6; siege~0.5; hostage~0.5; claustrophobia~0.5; countdown~0.5; cat and mouse~0.5; trapped~0.6; home invasion~0.5; real time~0.4; paranoia~0.4; manhunt~0.4; survival~0.3',
    against: 'mood:cosy; mood:feel-good',
  },
  suspenseful: {
    label: 'suspense',
    say: 'suspenseful; thrilling; thrills; suspense thriller; keeps me guessing; keep me guessing; keeps you guessing; keep you guessing; on my toes; hooked; hooks you; hook me; engrossing; page turner; page-turner; what happens next; cliffhanger; cliffhangers; hitchcockian; hitchcock style; intriguing; intrigue',
    moods: 'suspenseful; tense~0.6',
    keywords:
      'cat and mouse~0.6; plot twist~0.4; paranoia~0.4; conspiracy~0.4; suspicion~0.6; murder investigation~0.4; missing person~0.4; false identity~0.3; witness to murder~0.5; voyeurism~0.3; psychological thriller~0.8; whodunit~0.4',
    genres: ['Thriller', 'Mystery'],
    against: 'mood:cosy',
  },
  'psychological-thriller': {
    say: 'psychological thrillers; psychological; mind games; mind game; mental games; psych thriller; cerebral thriller; psycho thriller; messes with my head; gaslighting; head games; psychological drama; psychological warfare',
    keywords:
      'psychological thriller; psychological horror~0.8; paranoia~0.7; obsession~0.6; madness~0.6; manipulation~0.6; gaslighting~0.9; unreliable narrator~0.7; delusion~0.6; split personality~0.7; hallucination~0.5; psychopath~0.6; psychological abuse~0.7; identity~0.3; stalker~0.5; memory~0.2; psychiatrist~0.3; psychological~0.8; mental breakdown~0.5',
    moods: 'mind-bending~0.4; tense~0.2; suspenseful~0.25',
  },
  scary: {
    say: 'scarier; scariest; frightening; terrifying; terror; terrify; scare me; scares me; scares; scare the crap out of me; scared; horrifying; petrifying; spine-chilling; spine chilling; nightmare fuel; give me nightmares; gives me nightmares; nightmares; bone chilling; hair raising; blood curdling; jump scares; jumpscares; make me scream; freak me out; keep the lights on; sleep with the lights on',
    moods: 'scary; creepy~0.6; gory~0.3; tense~0.15',
    keywords:
      'supernatural horror~0.7; demonic possession~0.7; haunted house~0.6; slasher~0.6; final girl~0.5; psychological horror~0.6; folk horror~0.6; demon~0.4; body horror~0.5; monster~0.2; found footage~0.3; exorcism~0.6; serial killer~0.25',
    genres: ['Horror'],
    against: 'genre:Comedy~0.4; genre:Family; mood:feel-good',
  },
  creepy: {
    say: 'creepier; creeps; creep me out; creeped out; gives me the creeps; give me the creeps; eerie; spooky; unsettling; unnerving; uncanny; haunting; ghostly; chilling; dread; sense of dread; slow dread; atmospheric horror; quiet horror; atmospheric dread; uneasy; unease; disquieting; skin crawl; makes my skin crawl; goosebumps',
    moods: 'creepy; scary~0.5; dark~0.2; dreamlike~0.15',
    keywords:
      'dread; gothic~0.5; gothic horror~0.6; folk horror~0.7; haunted house~0.6; ghost~0.4; doll~0.4; occult~0.5; psychological horror~0.7; cult~0.3; isolation~0.25; stranger~0.2; doppelgänger~0.4; cemetery~0.3; paranoia~0.3; attic~0.3',
    against: 'mood:feel-good; genre:Comedy~0.4',
  },
  'creepy-not-gory': {
    label: 'creepy, not gory',
    say: 'creepy not gory; creepy but not gory; scary but not gory; scary not gory; spooky but not (gory|scary|too scary); spooky not scary; scary without gore; horror without gore; bloodless; bloodless horror; no gore horror; psychological horror',
    moods: 'creepy; dreamlike~0.3; suspenseful~0.3; slow-burn~0.3',
    keywords:
      'ghost~0.6; gothic~0.6; haunted house~0.6; psychological horror; gothic horror~0.6; folk horror~0.4; dread; paranoia~0.3',
    against: 'mood:gory; gore; body horror; slasher; chainsaw; decapitation; torture; cannibalism',
    implies: [{ slot: 'intensity', of: 'gore', max: 1 }],
  },
  gory: {
    label: 'gore',
    say: 'gory; bloody; blood; blood and guts; bloodbath; splatter; gorefest; gore fest; gorier; lots of blood; gruesome; grisly; ultra violent; ultraviolent; ultra-violent; violent; very violent; violence; brutal violence; carnage; torture porn; dismemberment; disgusting; gross; gross out; grossest; slaughter; killing spree',
    moods: 'gory',
    keywords:
      'gore; body horror~0.8; slasher~0.7; ultraviolence; violence~0.6; decapitation~0.8; torture~0.6; cannibalism~0.7; chainsaw~0.8; massacre~0.5; killing spree~0.6; blood~0.7; mutation~0.3; masked killer~0.5; zombie~0.3; disfigurement~0.3',
  },
  disturbing: {
    say: 'disturbed; deeply disturbing; messed up; messed-up; fucked up; fucked-up; f ed up; effed up; mess me up; fuck me up; scar me; scarred; scarring; traumatising; traumatizing; traumatic; shocking; shock; shock value; controversial; taboo; provocative; transgressive; extreme; hard to watch; difficult to watch; uncomfortable; makes me uncomfortable; squirm; perverse; sickening; vile; repulsive; nasty; banned; stays with you; stay with me; stays with me; stick with me; sticks with you; haunt me; haunts you; cant stop thinking about',
    moods: 'dark~0.4; bleak~0.5; creepy~0.5; gory~0.5; scary~0.3; heartbreaking~0.2',
    keywords:
      'torture~0.6; body horror~0.6; cannibalism~0.6; sexual assault~0.5; rape~0.5; psychopath~0.4; madness~0.4; child abuse~0.4; sociopath~0.5; self-harm~0.5; moral decline~0.5; ultraviolence~0.6; obsession~0.25; nihilism~0.4; serial killer~0.3; captive~0.3; fascism~0.2; psychological abuse~0.5; voyeurism~0.4',
    against: 'mood:feel-good; mood:cosy; genre:Family',
  },
  'mind-bending': {
    say: 'mindbending; mind bender; mind-bender; mindfuck; mind fuck; mind-fuck; mindfucks; mindf ck; mind blowing; mind-blowing; mindblowing; blow my mind; blew my mind; blows your mind; brain melting; melt my brain; trippy; head trip; head scratcher; head-scratcher; headscratcher; brain teaser; confusing; confuse me; mind twisting; mind-twisting; reality bending; bends reality; what is real; whats real; question reality; questioning reality; makes you question reality; wtf; wtf did i just watch; what did i just watch; puzzle; puzzle box; puzzling; complex plot; complicated plot; intricate; convoluted; layered; makes my head hurt; high concept; high-concept; twisty',
    moods: 'mind-bending; dreamlike~0.5',
    keywords:
      'dream or reality~0.9; alternate reality~0.7; parallel universe~0.5; time loop~0.6; time travel~0.4; paradox~0.7; simulation~0.7; virtual reality~0.4; surrealism~0.6; nonlinear timeline~0.5; unreliable narrator~0.6; identity~0.3; subconscious~0.7; doppelgänger~0.5; plot twist~0.4; memory erasure~0.5; multiverse~0.4; consciousness~0.5; psychedelic~0.5; alternate timeline~0.6; butterfly effect~0.6; metafiction~0.4; hallucination~0.4',
    against: 'genre:Family~0.5',
  },
  weird: {
    say: 'weirder; weirdest; weirdness; bizarre; strange; odd; surreal; surrealist; surrealism; surrealistic; absurd; absurdist; absurdism; crazy; insane; bonkers; batshit; wacky; freaky; outlandish; out there; lynchian; david lynch style; kafkaesque; nonsensical; fever dream; unhinged; wild ride; crazy ride; oddities; strange cinema',
    keywords:
      'surrealism; absurdism; psychedelic~0.7; dream or reality~0.7; experimental film~0.5; avant-garde~0.5; magic realism~0.4; anarchic comedy~0.4; body horror~0.3; eccentric~0.3; metafiction~0.3; hallucination~0.5; subconscious~0.5; allegory~0.3',
    moods: 'mind-bending~0.4; dreamlike~0.5; quirky~0.45',
  },
  dreamlike: {
    say: 'dream like; dreamy; hypnotic; trance like; ethereal; poetic; lyrical; otherworldly; hazy; hallucinatory; mesmerising; mesmerizing; trancelike; mystical; transcendent; impressionistic; like a dream; like dreaming; atmosphere; moody atmosphere; immersive; vibey; vibe film; evocative; all about the vibe; liminal',
    moods: 'dreamlike; mind-bending~0.2; awe~0.2',
    keywords:
      'dream~0.6; surrealism~0.5; magic realism~0.6; dream or reality~0.7; psychedelic~0.5; spirit world~0.4; nightmare~0.3; subconscious~0.5; memory~0.25',
  },
  psychedelic: {
    say: 'acid trip; on acid; lsd; shrooms; mushrooms; watch high; watch while high; to watch stoned; drug trip; trippy visuals; hallucinogenic; kaleidoscopic; visual trip; watch on edibles',
    keywords:
      'psychedelic; hallucination~0.8; surrealism~0.6; drugs~0.4; stoner~0.4; counterculture~0.3; dream or reality~0.4; marijuana~0.4',
    moods: 'mind-bending~0.5; dreamlike~0.5',
  },
  'thought-provoking': {
    say: 'thought provoking; thoughtful; makes me think; make me think; makes you think; make you think; made me think; think about for days; food for thought; philosophical; philosophy; deep; deeper; deeper meaning; meaningful; profound; intelligent; intellectual; smart; smarter; clever; cerebral; brainy; challenging; stimulating; nuanced; substance; something to discuss; spark discussion; conversation starter; leaves you thinking; leave me thinking; change the way I think; changes how you see; changed my life; change my life; life-changing; life changing; ideas driven; allegorical; allegory; symbolism; symbolic; open to interpretation; ambiguous; profound message',
    moods: 'thought-provoking; mind-bending~0.3',
    keywords:
      'philosophy; existentialism~0.8; moral dilemma~0.7; ethics~0.7; free will~0.7; allegory~0.8; morality~0.6; consciousness~0.7; meaning of life; social commentary~0.5; identity~0.3; faith~0.3; justice~0.3',
    against: 'mood:action-packed~0.5',
  },
  existential: {
    say: 'existentialism; existentialist; existential crisis; existential dread; meaning of life; purpose of life; purpose in life; what it means to be (human|alive); human condition; human nature; mortality; facing death; about death; meaninglessness; finding meaning; finding purpose; question my existence; questioning life; absurdity of life; about life; meaning in life; insignificance; cosmic',
    keywords:
      'existentialism; meaning of life; mortality~0.8; free will~0.7; philosophy~0.6; consciousness~0.5; nihilism~0.5; purpose~0.7; death~0.4; midlife crisis~0.4; alienation~0.4; crisis of faith~0.4; identity crisis~0.5; fate~0.3',
    moods: 'thought-provoking~0.35; melancholy~0.2; mind-bending~0.2',
  },
  intimate: {
    say: 'small scale; small-scale; human story; human drama; character study; character studies; character driven; character-driven; quiet drama; subtle; understated; low key drama; slice of life; slice-of-life; everyday life; ordinary (life|people|lives); mumblecore; kitchen sink; just people talking; relationships; human connection; human relationships; mundane; naturalistic; realistic; down to earth; true to life; vulnerable; delicate',
    moods: 'intimate; slow-burn~0.2; bittersweet~0.2; melancholy~0.2',
    keywords:
      'everyday life; slice of life; conversation~0.5; intimacy~0.6; routine~0.6; relationship~0.4; italian neorealism~0.5; social commentary~0.2; loneliness~0.2; family relationships~0.3',
    against: 'mood:action-packed; mood:epic; genre:Action',
  },
  epic: {
    label: 'epic scale',
    say: 'epics; epic scale; grandiose; sweeping; larger scale; large scale; massive scale; grand scale; huge battles; big battles; epic battles; big budget; monumental; huge scope; colossal; on a grand scale; blockbuster; blockbusters; saga; epic saga; grand adventure',
    moods: 'epic; awe~0.5',
    keywords:
      'battle~0.6; empire~0.4; quest~0.4; space opera~0.4; kingdom~0.4; biblical epic; high fantasy~0.5; war~0.3; rebellion~0.2; gladiator~0.4',
  },
  'action-packed': {
    say: 'action packed; lots of action; nonstop action; non stop action; non-stop action; adrenaline; adrenaline rush; adrenalin; explosive; explosions; kick ass; kick-ass; kickass; badass; badassery; ass kicking; butt kicking; high octane; high-octane; high energy; wall to wall action; balls to the wall; fight scenes; great fights; good fight scenes; choreographed fights; fight choreography; action scenes; action sequences; set pieces; stunts; stunt work; gun fights; gunfights; shootouts; shoot em up; fights; fighting; over the top action; cool action; violent action',
    moods: 'action-packed; fast-paced~0.4',
    keywords:
      'shootout~0.6; car chase~0.6; explosion~0.6; one man army~0.8; martial arts~0.6; stuntman~0.4; chase~0.4; gun fu~0.9; sword fight~0.5; battle~0.4; mercenary~0.4; gunslinger~0.3; commando~0.6; hitman~0.3; fight~0.5',
    genres: ['Action'],
  },
  'fast-paced': {
    say: 'fast paced; quick paced; pacy; rapid; frenetic; frantic; energetic; propulsive; never boring; not boring; never a dull moment; no dull moments; doesnt drag; kinetic; whirlwind; hectic; chaotic; chaos; goes by fast; flies by; hyper; relentless; breakneck; snappy pace; attention grabbing; short attention span; thrill ride; rollercoaster; roller coaster ride; non-stop; nonstop',
    moods: 'fast-paced; action-packed~0.6',
    keywords:
      'race against time~0.7; chase~0.6; car chase~0.4; countdown~0.6; one night~0.2; real time~0.4; on the run~0.4',
    against: 'mood:slow-burn',
  },
  stylish: {
    say: 'stylised; stylized; slick; sleek; sexy cool; aesthetic; aesthetics; aesthetically pleasing; chic; glamorous; glamor; flashy; swagger; oozes style; ooze cool; neon; neon lit; neon-lit; neon lights; neon noir; fashionable; suave; color palette; great costumes; beautiful costumes; fashion; costumes',
    moods: 'stylish',
    keywords:
      'fashion~0.6; neo-noir~0.4; cyberpunk~0.4; french new wave~0.3; giallo~0.5; nightclub~0.25; decadence~0.3',
  },
});
