import { define } from './define.ts';

/** How films are made and told. */
export const styles = define('style', {
  'slow-burn': {
    say: `
      slow burner; slow-burner; slow paced; slow-paced; slow; slow moving; slower; slowly builds;
      builds slowly; slow build; slow build up; builds tension slowly; takes its time; simmering; patient;
      deliberate; deliberately paced; unhurried; slow cinema; long takes and silence; leisurely; gradual
    `,
    keywords: 'slow burn; dread~0.4; long take~0.3; minimalism~0.5; silence~0.3; routine~0.3',
    moods: 'slow-burn; melancholy~0.1; intimate~0.1',
    against: 'mood:fast-paced; mood:action-packed',
  },
  'black-and-white': {
    say: 'b&w; monochrome; in black and white; shot in black and white; no color',
    keywords: `
      black and white; film noir~0.7; silent film~0.8; early sound film~0.7; german expressionism~0.7;
      pre-code~0.6
    `,
  },
  'silent-film': {
    say: `
      silent movie; silent era; silent cinema; silent comedy; no dialogue; without dialogue; dialogue free;
      little dialogue; minimal dialogue; barely any dialogue; no talking; without words; wordless; silent
    `,
    keywords: `
      silent film; no dialogue; near silent; tramp~0.4; silent film star~0.3; german expressionism~0.4;
      silence~0.5; visual comedy~0.4
    `,
  },
  'found-footage': {
    say: `
      found footage (film|films|movie|movies|horror); handheld camera; hand held camera; shaky cam;
      camcorder; told through cameras; screenlife style; pov; first person; home video; filmed on a phone;
      footage; surveillance footage
    `,
    keywords: `
      found footage; video camera~0.8; screenlife; home movie~0.5; lost footage; shot on smartphone~0.6;
      hidden camera~0.5; videotape~0.4; camera~0.3; archive footage~0.15; laptop~0.4
    `,
  },
  mockumentary: {
    say: `
      mock documentary; mock-documentary; fake documentary; pseudo documentary; spoof documentary;
      filmed like a documentary; the office style
    `,
    keywords: `
      mockumentary; documentary filmmaker~0.4; interview~0.3; staged documentary~0.6; improvisation~0.4;
      workplace comedy~0.15; docudrama~0.3
    `,
  },
  parody: {
    say: `
      spoof; send up; sendup; genre spoof; spoof (movie|movies|film|films|comedy|comedies); makes fun of;
      pastiche; homage; horror comedy; comedy horror; scary but funny; funny horror; funny but scary;
      scary and funny; comedic horror
    `,
    keywords: `
      parody; horror parody; western parody; satire~0.4; horror comedy; self-referential~0.3; homage;
      deconstruction~0.3; pop culture~0.2; anarchic comedy~0.3; live action and animation~0.1
    `,
  },
  slapstick: {
    say: `
      slapstick comedy; physical comedy; physical humor; pratfalls; visual gags; sight gags; visual comedy;
      visual humor; clumsy; farce; farcical; madcap; monty python style; zany comedy; cartoonish; cartoony;
      pranks; chase comedy; anarchic; anarchic comedy; sketch comedies; absurd comedy; absurd humor;
      absurdist comedy; surreal comedy; surreal humor; random humor; silly humor; silly comedy
    `,
    keywords: `
      slapstick comedy; anarchic comedy; farce; visual comedy; prank~0.6; tramp~0.4; pie fight;
      stupidity~0.5; absurdism~0.5; parody~0.3; sketch comedy~0.6; nonsense; silent film~0.15;
      incompetence~0.5
    `,
    moods: 'funny~0.15',
  },
  'film-noir': {
    say: `
      noir; noir (film|films|movie|movies|thriller|detective|style|vibe|vibes|atmosphere); classic noir;
      hard boiled detective; 40s noir; noir-ish; shadowy
    `,
    keywords: `
      film noir; femme fatale~0.6; neo-noir~0.6; private detective~0.5; double cross~0.3; blackmail~0.2;
      voice over narration~0.1; 1940s~0.15; black and white~0.1; fate~0.1; los angeles, california~0.05
    `,
    moods: 'stylish~0.1; dark~0.1',
  },
  'neo-noir': {
    say: `
      neonoir; modern noir; contemporary noir; tech noir; sunshine noir; urban noir; dark crime;
      gritty crime; crime noir; dark thriller; gritty thriller; dark mystery
    `,
    keywords: `
      neo-noir; femme fatale~0.4; erotic thriller~0.3; film noir~0.3; antihero~0.2; private detective~0.3;
      moral ambiguity~0.4; police corruption~0.25; serial killer~0.2; shootout~0.1; double cross~0.2
    `,
  },
  'stop-motion': {
    say: `
      stopmotion; stop motion (animation|film|movie|films|movies); claymation; clay animation; plasticine;
      puppet animation; aardman; laika; wallace and gromit style; handmade animation
    `,
    keywords: 'stop motion; claymation; puppet~0.3; cut-out animation~0.4',
  },
  anime: {
    say: `
      japanese animation; manga; japanese cartoon; studio ghibli; ghibli; ghibli style; shonen; shoujo;
      isekai anime; anime (film|films|movie|movies|series|show|shows|style); miyazaki style;
      based on manga
    `,
    keywords: 'anime; based on manga; magical girl; based on anime~0.6; anime sequence~0.4',
  },
  'hand-drawn-animation': {
    say: `
      hand drawn; hand-drawn; 2d; 2d animation; 2-d animation; traditional animation; classic animation;
      drawn animation; classic cartoon; classic disney; disney classic; disney renaissance; old disney;
      cel animation; rotoscope; beautiful animation; watercolor; cartoons; disney;
      disney (movie|film|movies|films|musical|style|animation); experimental animation; unique animation;
      unusual animation; different animation style; art style; hand-drawn animation
    `,
    keywords: `
      hand-drawn animation; anime~0.6; rotoscoping~0.7; cartoon~0.8; cut-out animation;
      talking animal~0.15; fairy tale~0.1; musical~0.1; adult animation~0.3
    `,
    genres: ['Animation'],
    against: 'computer animation; stop motion',
  },
  'computer-animation': {
    say: `
      cgi animation; 3d animation; computer-animated; pixar; pixar style; pixar (film|movie|films|movies);
      dreamworks; illumination; cg animation; pixar like
    `,
    keywords: `
      computer animation; motion capture~0.4; talking animal~0.3; toy comes to life~0.3;
      anthropomorphism~0.3; minions
    `,
    genres: ['Animation'],
    against: 'anime; stop motion; adult animation; hand-drawn animation',
  },
  'adult-animation': {
    say: `
      animated films for adults; animation for grown ups; mature animation; adult cartoon; dark animation;
      serious animation; animation not for kids; animated but not for kids; grown up animation;
      r rated animation; adult oriented animation; animation for adults
    `,
    keywords: 'adult animation; rotoscoping~0.6; surrealism~0.1; anime~0.35; dystopia~0.05',
    genres: ['Animation'],
    against: 'genre:Family; computer animation~0.5; talking animal~0.5',
  },
  'live-action-and-animation': {
    say: `
      mixed live action; live action animation; live action mixed with animation; live action hybrid;
      half animated; part animated; cartoon characters in real life;
      live action (remake|remakes|disney|adaptation); live action with animation
    `,
    keywords: `
      live action and animation; live action remake; motion capture~0.4; talking animal~0.15; puppet~0.2;
      anime sequence~0.6; cartoon~0.5
    `,
  },
  'told-out-of-order': {
    say: `
      nonlinear; non linear; nonlinear (timeline|storytelling|narrative|story|structure|plot|film);
      non linear (timeline|storytelling|narrative|story|structure|plot); out of order; told backwards;
      backwards; told in reverse; reverse chronology; fractured timeline; jumbled timeline;
      multiple timelines; different timelines; jumps in time; time jumps; flashbacks; told in flashback;
      fragmented; achronological; jumping timeline; flash forward; spanning decades; over many years;
      across decades; over decades; passage of time; time passing; spans years; whole life;
      decades spanning; decades-spanning
    `,
    keywords: `
      nonlinear timeline; flashback~0.8; passage of time~0.7; multiple storylines~0.3; memory~0.2;
      alternate timeline~0.3; chapter structure~0.5; dream or reality~0.15; generations~0.5; time~0.2
    `,
  },
  'one-take': {
    say: `
      single take; one shot; single shot; continuous shot; continuous take; looks like one shot;
      filmed in one shot; filmed in one take; shot in one take; tracking shots; camera work; camerawork;
      great camera work; oner; unbroken shot; long takes
    `,
    keywords: 'one take; long take; real time~0.4; corridor fight~0.5; slow motion~0.15',
  },
  anthology: {
    say: `
      anthology (film|films|series|horror|movie|movies|show); short stories; several short stories;
      collection of stories; collection of shorts; segments; several segments; omnibus; chapters;
      told in chapters; each episode a different story; different story each season; standalone episodes
    `,
    keywords: `
      anthology; vignettes; multiple storylines~0.4; based on short story~0.15; two part story~0.3;
      chapter structure
    `,
  },
  'voice-over': {
    say: `
      voice-over; voice over narration; narrated by; first person narration; inner monologue;
      internal monologue; storyteller narrator; narrated
    `,
    keywords: `
      voice over narration; unreliable narrator~0.6; storytelling~0.4; diary~0.3; letter~0.2; essay film;
      memory~0.1
    `,
  },
  'ensemble-cast': {
    say: `
      ensemble; star studded; star-studded; all star cast; all-star cast; big cast; large cast;
      many famous actors; lots of big names; lots of stars; group of characters;
      ensemble (film|movie|drama|comedy|piece); great cast; multiple main characters; star cast;
      stacked cast
    `,
    keywords: `
      ensemble cast; multiple storylines~0.6; female ensemble~0.7; superhero team~0.3; whodunit~0.2;
      large family~0.3; cameo~0.4; team~0.2
    `,
  },
  'dialogue-driven': {
    say: `
      dialogue heavy; dialogue-heavy; dialogues; great dialogue; good dialogue; lots of dialogue;
      conversations; talky; people talking; two people talking; walking and talking;
      interesting conversations; verbal sparring; arguing; arguments; debates; monologues; well written;
      great writing; good writing; great script; good script; great screenplay; sorkin style;
      aaron sorkin style; tarantino style dialogue; my dinner with andre style; before trilogy style
    `,
    keywords: `
      dialogue driven; conversation; one location~0.2; based on play or musical~0.3; banter~0.7;
      dinner party~0.4; interview~0.3; argument; interrogation~0.3; negotiation~0.4; jury~0.3;
      mumblecore~0.6; french new wave~0.15; philosophy~0.2; walking~0.3
    `,
  },
});
