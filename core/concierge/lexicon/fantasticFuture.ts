import { define } from './define.ts';

/** Science fiction and superheroes. */
export const futureThemes = define('trope', {
  'space-travel': {
    say: `
      space; outer space; spaceship; space ship; spacecraft; starship; astronaut; cosmonaut; nasa;
      moon landing; mars; mission to mars; space mission; space exploration;
      space (film|movie|adventure|drama|thriller|sci-fi|stuff|setting); in space; set in space;
      takes place in space; interstellar travel; galaxy; the cosmos; space station; space race; rocket;
      stranded in space; lost in space; deep space; space walk; moon; hard science fiction; hard sci fi;
      hard sci-fi; scientifically accurate; realistic (sci fi|scifi|sci-fi|science fiction)
    `,
    keywords: `
      outer space; spaceship; astronaut; space travel; nasa; space mission; space station;
      space exploration; mars; moon~0.6; space opera~0.7; space race; rocket~0.7; alien planet~0.5;
      planet~0.5; space battle~0.7; wormhole; black hole; starship crew; moon landing; mission control;
      galaxy~0.8; space colony; spacewalk; space debris; spaceship crash; space marine~0.7;
      desert planet~0.4; astronomy~0.3
    `,
  },
  'space-opera': {
    say: `
      space battles; star wars like; space fantasy; galactic empire; intergalactic; laser swords;
      space western; space cowboys; space pirates
    `,
    keywords: `
      space opera; space battle; space western; galaxy~0.7; lightsaber; jedi; desert planet~0.6;
      space mission~0.2; alien planet~0.4; starship crew~0.7; empire~0.3; bounty hunter~0.1
    `,
  },
  'first-contact': {
    say: `
      contact with aliens; alien contact; peaceful aliens; friendly aliens; extraterrestrial;
      extra terrestrial; ufo; flying saucers; communicating with aliens; alien encounter;
      close encounters style; alien abduction; roswell; area 51
    `,
    keywords: `
      first contact; ufo; extraterrestrial signal; alien~0.6; alien abduction; crop circle~0.6;
      area 51~0.8; linguist~0.4; alien invasion~0.4; signal~0.4; language~0.2
    `,
  },
  'alien-invasion': {
    say: `
      aliens; alien attack; aliens invade; invasion; invaders; martians; hostile aliens; alien monsters;
      body snatchers; alien (horror|film|films|movie|movies|creature|creatures|planet)
    `,
    keywords: `
      alien invasion; alien; invasion~0.7; body snatcher; extermination~0.3; alien planet~0.5; martian;
      first contact~0.4; ufo~0.5; pod; creature~0.2; saving the world~0.15
    `,
  },
  'artificial-intelligence': {
    say: `
      ai; sentient (machine|machines|computer|computers|ai|robot|robots); machine intelligence; rogue ai;
      evil ai; evil computer; falling in love with a machine; human like robots; androids; replicants;
      humanoid robots; turing test; consciousness; machines; technology; technology gone wrong;
      tech gone wrong; dangers of technology; man vs machine; humanity vs machines; singularity; computers;
      black mirror style
    `,
    keywords: `
      artificial intelligence; android~0.9; robot~0.6; man vs machine; technology~0.6; killer robot~0.7;
      consciousness~0.5; turing test; computer~0.5; what it means to be human~0.8; artificial human;
      robot uprising; cyborg~0.5; simulation~0.4; machine~0.6; virtual reality~0.3; technology gone wrong;
      computer virus~0.4; clone~0.2
    `,
  },
  robots: {
    say: `
      cyborg; giant robot; mecha; mechs; killer robots; transformers style; automatons;
      half man half machine; exoskeleton; powered armor; drones
    `,
    keywords: `
      robot; android; cyborg; giant robot; killer robot; robot uprising; machine~0.5; powered armor~0.6;
      mechanical army; automaton; artificial intelligence~0.5; man vs machine~0.6
    `,
  },
  'virtual-worlds': {
    say: `
      virtual reality; simulation; simulated reality; living in a simulation; matrix like;
      video game world; trapped in a (game|video game); inside a (game|computer|video game); gamer;
      video games; videogames; arcade; cyberspace; digital world; hologram; metaverse
    `,
    keywords: `
      virtual reality; simulation; video game; digital world; gamer; arcade~0.7; avatar~0.5;
      video game champion; based on video game~0.3; dream or reality~0.25; consciousness~0.2;
      alternate reality~0.3; brain implant~0.4; death game~0.2; hacker~0.15
    `,
  },
  'parallel-worlds': {
    say: `
      parallel universe; parallel dimension; alternate universe; alternate reality; alternate timeline;
      alternate dimension; other dimension; another dimension; different dimensions; dimensions;
      multiverse; alternate history; what if history; other worlds; another world; portal; portal fantasy;
      transported to another world; isekai; upside down world; quantum physics
    `,
    keywords: `
      parallel universe; parallel world; multiverse; alternate reality; alternate timeline~0.9;
      alternate history~0.7; portal~0.8; fantasy world~0.4; doppelgänger~0.3; pocket universe;
      time travel~0.15; digital world~0.3; wormhole~0.3; land of oz~0.3; quantum physics~0.8;
      dream world~0.4
    `,
  },
  dystopia: {
    say: `
      dystopian; dystopic; totalitarian; totalitarian regime;
      oppressive (regime|government|society|future|state); orwellian; big brother; fascist future;
      dark future; bleak future; controlled society; surveillance state; surveillance;
      rebels against the (system|government|regime); oppressive system; police state; future society;
      utopia; utopian; 1984 style; dystopian future; tyranny; authoritarian; rebellion; rebels; uprising;
      fight the system; fight against the system
    `,
    keywords: `
      dystopia; totalitarian regime~0.9; surveillance~0.5; post-apocalyptic future~0.4; death game~0.5;
      rebellion~0.5; near future~0.3; tyranny~0.7; utopia~0.7; conformity~0.4; overpopulation~0.7;
      population control~0.8; corporation~0.15; evil corporation~0.3; resistance~0.4; cyberpunk~0.5;
      censorship~0.4; social control; theocracy~0.7; propaganda~0.4; revolution~0.25; dictatorship~0.4;
      oppression~0.5; future~0.3; book burning~0.6
    `,
  },
  'post-apocalypse': {
    say: `
      post-apocalypse; post apocalyptic; post-apocalyptic; apocalypse; apocalyptic; end of the world;
      end times; doomsday; after the end; after the apocalypse; collapse of society; society collapses;
      societal collapse; collapse of civilization; end of civilization; end of humanity; extinction;
      wasteland; nuclear apocalypse; nuclear winter; fallout; ruined world; last people on earth;
      survivors of the apocalypse; armageddon; pre apocalyptic; pre-apocalyptic; world ending;
      after the end of the world
    `,
    keywords: `
      post-apocalyptic future; apocalypse; nuclear war~0.8; wasteland; last man on earth; nuclear winter;
      zombie~0.3; pandemic~0.3; survival~0.15; abandoned city; comet~0.4; saving the world~0.2;
      nuclear threat~0.4; virus~0.3; world war iii; doomsday device~0.6; dying earth; water shortage~0.4;
      flooded city~0.7
    `,
  },
  cyberpunk: {
    say: `
      cyber punk; cyberpunk (style|vibes|aesthetic|city|setting|world); high tech low life; futuristic;
      futuristic city; megacity; megacorporations; near future; future; in the future; set in the future;
      distant future; retro futuristic; retrofuturism; retro-futurism; steampunk; steam punk; biopunk;
      dieselpunk; blade runner style; transhumanism
    `,
    keywords: `
      cyberpunk; near future~0.7; future~0.7; steampunk~0.6; dystopia~0.5; android~0.4; cyborg~0.5;
      hacker~0.4; corporation~0.15; virtual reality~0.4; metropolis~0.6; flying car~0.6;
      genetic engineering~0.3; evil corporation~0.4; retrofuturism~0.7; distant future~0.8;
      brain implant~0.6; artificial intelligence~0.3; 2030s~0.5; 23rd century~0.6
    `,
  },
  scientists: {
    say: `
      science; mad scientist; experiment; experiment gone wrong; experimentation; human experiments;
      human experimentation; laboratory; lab; inventor; invention; genetic engineering; genetics;
      gene editing; dna; mutation; playing god; physics; physicist; mathematics; maths; mathematician;
      genius; geniuses; prodigy; child prodigy; brilliant mind; intellect; gifted; nobel prize; discovery;
      frankenstein
    `,
    keywords: `
      scientist; mad scientist; experiment; genetic engineering~0.8; inventor~0.9; experiment gone wrong;
      human experimentation; science; physicist; mathematician; mathematics; genius~0.7; laboratory;
      mutation~0.6; clone~0.4; biologist~0.8; creation of life; nobel prize; child prodigy~0.6;
      women in science; female scientist; chemist~0.7; evolution~0.5; frankenstein; manhattan project~0.7;
      hubris~0.3; engineer~0.3; botanist; atomic bomb~0.3; military experiment~0.7; faith vs science;
      quantum physics; savant~0.5
    `,
  },
  superheroes: {
    say: `
      super hero; comic book hero; marvel; mcu; dc; dceu; marvel (films|movies|film|movie);
      dc (films|movies|film|movie); superpower; super powers; special powers; powers; people with powers;
      supernatural powers; mutants; avengers style; supervillain; caped; masked hero; spandex; telekinesis;
      invisibility; invisible man; telepathy
    `,
    keywords: `
      superhero; superhero team; supervillain; superpower; marvel cinematic universe; dc extended universe;
      masked hero; mutant~0.8; superhero family; telekinesis~0.5; origin story~0.5; secret identity~0.3;
      gotham city~0.6; psychic~0.3; invisibility~0.5; retired superhero; super soldier;
      superhuman strength; vigilante~0.15; based on comic~0.15; telepathy~0.5; team~0.1
    `,
  },
  'dark-superheroes': {
    say: `
      gritty superhero; superhero satire; superhero parody; realistic superheroes; evil superheroes;
      superhero deconstruction; not a typical superhero; r rated superhero; adult superhero;
      superheroes but; different superhero; superheroes taken apart
    `,
    keywords: `
      retired superhero; antihero~0.5; vigilante~0.5; superhero~0.4; masked hero~0.4;
      superhuman strength~0.6; parody~0.15; deconstruction~0.6; gotham city~0.4; mutant~0.2;
      supervillain~0.2
    `,
    moods: 'dark~0.3; gritty~0.3; satirical~0.2; bleak~0.2',
    against: 'genre:Family',
  },
  clones: {
    say: 'genetic copies; copies of people; human clones; replicas; body doubles and clones',
    keywords: `
      clone; genetic engineering~0.6; doppelgänger~0.4; artificial human; double~0.5; android~0.3;
      identity~0.1; mutant~0.15; human experimentation~0.3; organ trade~0.5
    `,
  },
});
