import { define } from './define.ts';

/** Sports, games, food, animals and parties. */
export const playSubjects = define('subject', {
  sports: {
    say: `
      sports film; sports movie; sports drama; sports comedy; sports story; sports biopic; sports team;
      athlete; team sport; big game; championship; champions; coach; training montage; running; runner;
      swimming; swimmers; golf; tennis; cricket; rugby; volleyball; cycling; cyclists; skating; bowling;
      hockey; table tennis; horse racing; jockey
    `,
    keywords: `
      sports; sports team; coach; athlete; boxing~0.8; baseball; basketball; american football;
      football (soccer); olympic games; ice hockey; wrestling; tennis; female athlete; running~0.6;
      swimming; golf; surfing~0.7; car race~0.5; competition~0.3; champion; tournament~0.3; training~0.3;
      motorsport~0.7; bowling~0.5; skateboarding; cricket; race~0.5; sports documentary; winter olympics;
      figure skating; bobsleigh; karate~0.5; gym~0.3; football player; trainer~0.5; horse racing; marathon;
      sports agent; extreme sports; formula 1~0.7; underdog~0.15; cheerleader~0.3; sports rivalry
    `,
  },
  boxing: {
    say: `
      boxer; boxing (film|movie|films|movies|drama); prizefighter; heavyweight; prize fighter; ring fights;
      fighter in the ring; mixed martial arts; cage fighting
    `,
    keywords: `
      boxing; heavyweight champion; trainer~0.5; wrestling~0.4; kickboxing; gym~0.4;
      underground fighting~0.6
    `,
  },
  baseball: {
    say: 'baseball (film|movie|team|films|movies); major league; minor league; world series; softball',
    keywords: 'baseball; minor league; pitcher; little league; statistics~0.4; general manager~0.5',
  },
  basketball: {
    say: 'basketball (film|movie|team|films|movies); nba; hoops; streetball',
    keywords: 'basketball; sports agent~0.2; college scholarship~0.4; coach~0.15; inner city~0.1',
  },
  football: {
    say: `
      soccer; soccer (film|movie|team); football (film|movie|team|players|fans); american football; nfl;
      quarterback; touchdown; premier league; world cup; hooligans; gridiron
    `,
    keywords: `
      american football; football (soccer); football player; sports team~0.3; coach~0.2; sports agent~0.4
    `,
  },
  'ice-hockey': {
    say: 'hockey team; hockey (film|movie|players); nhl; ice rink',
    keywords: 'ice hockey; winter olympics~0.4; figure skating~0.3',
  },
  racing: {
    say: `
      race car; car racing; street racing; formula 1; formula one; f1; nascar; cars; fast cars;
      muscle cars; sports cars; drivers; getaway driver; car chase; great car chases; road rage;
      motorcycles; motorbikes; drag racing; trucks; trucker; gearheads; cars and racing
    `,
    keywords: `
      car race; car chase~0.8; muscle car; formula 1; motorsport; race car driver; drag race;
      getaway driver~0.8; motorcycle~0.6; street race; sports car~0.7; racing; race~0.5; road rage;
      police chase~0.6; truck driver~0.5; car~0.6; truck~0.4; mechanic~0.4; biker gang~0.3; le mans;
      female driver; truck hijacking; racetrack
    `,
  },
  chess: {
    say: `
      chess (player|players|film|movie); board game; chess prodigy; strategy games; chess and board games
    `,
    keywords: `
      chess; board game; game~0.5; based on board game; card game~0.5; child prodigy~0.3; genius~0.1;
      puzzle~0.3
    `,
  },
  gambling: {
    say: `
      gamblers; casino; poker; card games; card sharks; las vegas casino; blackjack; roulette; betting;
      high rollers; pool hall; billiards; pool sharks; vegas; lottery; lottery win; wager
    `,
    keywords: `
      gambling; casino; poker; las vegas~0.5; gambling debt; bet~0.7; card game; playing cards; debt~0.3;
      hustler~0.5; lottery; billiards; pool hall; monte carlo~0.5; bookmaker; russian roulette~0.3
    `,
  },
  hackers: {
    say: `
      hack; computer hacking; hacktivist; cybercrime; cyber crime; cyber; cyber thriller; social media;
      online life; influencers; smartphones; screen life; screenlife; tech thriller; techno thriller;
      techno-thriller; computer geeks; programmers; coding; surveillance technology; data privacy; privacy;
      artificial social networks; catfish; deepfake; viral video; youtubers; vlogger;
      hackers and the internet
    `,
    keywords: `
      hacker; computer~0.6; internet; social media; computer programmer; computer virus; cyberterrorism;
      privacy~0.7; surveillance~0.4; nsa; smartphone~0.7; technology~0.5; screenlife; vlogging; influencer;
      video camera~0.2; encryption; email~0.5; blog; password~0.5; telephone~0.2; code~0.3
    `,
  },
  'food-and-cooking': {
    say: `
      food; foodie; cooking; chef; kitchen; restaurant; baking; baker; bakery; cuisine; gastronomy;
      culinary; makes me hungry; mouth watering; wine; wine tasting; vineyard; dinner; dinner party; feast;
      chocolate; candy; coffee; fine dining; food truck; ramen; diner; pub; bartender; beer; whisky;
      cocktails
    `,
    keywords: `
      food; cooking; chef; restaurant; baker; bakery; food critic; kitchen; diner~0.5; fine dining;
      dinner party~0.6; chocolate; candy~0.6; wine~0.8; vineyard; ramen; pastry; pizzeria; baking;
      fast food~0.6; hunger~0.2; coffee~0.5; coffee shop~0.6; tradition~0.1; cake; bread; beer~0.5;
      pub~0.5; bar~0.3; food poisoning~0.3; truffle; noodle shop; sandwich shop
    `,
  },
  animals: {
    say: `
      animal (film|movie|story|stories|lovers|lover|friendship|protagonist); pets; wildlife animals;
      elephant; bear; wolf; fox; lion; tiger; monkey; ape; gorilla; chimpanzee; rabbit; pig; mouse; rat;
      penguin; panda; birds of prey; owl; fish; sheep; goat; cow; donkey; raccoon; farm animals; zoo;
      veterinarian; vet; boy and his animal; cute animals; animal cruelty; animal rights
    `,
    keywords: `
      talking animal~0.7; dog~0.6; cat~0.6; horse~0.7; human animal relationship; wolf~0.8; bear~0.8; lion;
      tiger; monkey; ape; gorilla; chimpanzee; rabbit~0.8; pig; mouse~0.8; rat; fox~0.8; penguin; panda;
      bird; elephant; fish; zoo; animal rights; pet; veterinarian; whale~0.7; frog; duck; chicken; donkey;
      snake~0.5; animal attack~0.3; wildlife; insect~0.5; bat~0.4; boy and dog; sheep; goose; dolphin;
      orca; anthropomorphism~0.4; cow; raised by animals; nature documentary; animal cruelty; owl; octopus;
      squirrel; raccoon; leopard; panther
    `,
  },
  dogs: {
    say: `
      puppy; dog (film|movie|story|movies|lover|lovers); boy and his dog; canine; dogs as heroes; pooch;
      hound; man and his dog; girl and her dog
    `,
    keywords: `
      dog; boy and dog; sheepdog; puppy; stray dog; dog show; chihuahua; pet~0.3;
      human animal relationship~0.3; wolf~0.2
    `,
  },
  cats: {
    say: 'kitten; feline; cat (film|movie|lover|lovers|lady)',
    keywords: 'cat; kitten; black cat; pet~0.25; tiger~0.2; lion~0.15; panther~0.2; leopard~0.2',
  },
  horses: {
    say: 'pony; horse riding; horseback; race horse; racehorses; horse (film|movie|girl)',
    keywords: 'horse; horse racing; ranch~0.3; cowboy~0.2; stagecoach~0.2; unicorn~0.3; cavalry~0.6',
  },
  'making-television': {
    say: `
      tv industry; reality tv; reality show; game shows; talk shows;
      television (show|shows|host|presenter|studio|network); tv (host|presenter|studio|network);
      media satire; live tv; childrens television; television
    `,
    keywords: `
      television; reality tv; talk show; game show; television news~0.8; television presenter;
      children's television; media satire~0.8; newsroom~0.4; live television; television writer; ratings;
      soap opera; variety show; quiz show; public access television; media~0.4; news anchor;
      video camera~0.2; surveillance~0.05; sketch comedy~0.3
    `,
  },
  stoners: {
    say: `
      stoner comedy; stoner (film|movie|films|movies); weed; weed (film|movie); marijuana; cannabis;
      getting high; watch stoned; stoned; 420; pot; pothead; hippie; counterculture; counter culture;
      free love; summer of love; flower power; woodstock era; beatniks
    `,
    keywords: `
      stoner; marijuana; counterculture~0.7; hippie; slacker~0.6; psychedelic~0.5; drugs~0.4; hashish;
      music festival~0.3; slob comedy~0.3; beatnik; commune~0.5
    `,
  },
  'wild-parties': {
    say: `
      party; house party; nightlife; nightclub; clubbing; drinking; drinking game; spring break;
      night on the town; debauchery; debaucherous; hedonism; hedonistic; excess; decadence; getting drunk;
      raunchy; raunchy comedy; sex comedy; gross-out comedy; crude; crude humor; vulgar; crass;
      toilet humor; potty humor; dirty jokes; lowbrow; low brow; dumb; stupid; stupid funny; dumb funny;
      stupid comedy; dumb comedy; dumb fun; stupid fun; idiotic; parties and nightlife
    `,
    keywords: `
      party; nightclub~0.7; gross-out comedy; crude humor; decadence~0.6; excess~0.7; nightlife;
      stupidity~0.7; slob comedy; teen comedy~0.5; bachelor party; fraternity~0.6; anarchic comedy~0.5;
      stoner~0.5; toga party; virginity~0.3; alcohol~0.6; prank~0.3; las vegas~0.3; champagne~0.4;
      sex humor; hedonism; slacker~0.3; man child~0.4
    `,
  },
  'about-sex': {
    say: `
      sex scenes; nudity; nude; naked; porn industry; pornography; prostitute; sex work; sex worker;
      call girl; escort; brothel; sexual repression; sexual liberation; sexual exploration; fetish;
      hookups; swingers; polyamory; open relationship; sex
    `,
    keywords: `
      prostitute; pornography industry; sexuality; eroticism; virginity~0.5; sexual awakening; bdsm;
      sexual repression; one-night stand~0.7; brothel; voyeurism~0.5; seduction~0.5; stripper~0.6;
      polyamory; sex addiction; erotic thriller~0.7; womanizer~0.5; desire~0.5; intimacy~0.4; sex;
      sexual fantasy; strip club~0.6; sex education; courtesan; orgy; impotence; infidelity~0.1
    `,
    moods: 'sensual~0.7',
  },
  olympics: {
    say: `
      olympians; olympic games; winter olympics; gold medal; figure skating; gymnastics; marathon runner;
      track and field; ski jumping; bobsled
    `,
    keywords: `
      olympic games; winter olympics; figure skating; gold medal; bobsleigh; swimming~0.6;
      female athlete~0.5; athlete~0.5; running~0.5; ice hockey~0.4; tennis~0.3; wrestling~0.3; medal
    `,
  },
  wrestling: {
    say: 'wrestlers; wwe; pro wrestling; luchador; lucha libre; professional wrestling; sumo',
    keywords: 'wrestling; boxing~0.2; kickboxing~0.4; gym~0.2; underground fighting~0.4; strongman',
  },
  surfing: {
    say: `
      surfers; skateboarding; skaters; snowboarding; skiing; extreme sports; skydiving;
      rock climbing sport; roller skating; bmx; parkour
    `,
    keywords: `
      surfing; skateboarding; extreme sports; skydiving; roller skating; rock climbing~0.6; beach~0.3;
      free running; adrenaline; malibu~0.4; paragliding~0.5
    `,
  },
});
