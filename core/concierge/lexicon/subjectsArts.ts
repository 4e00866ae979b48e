import { define } from './define.ts';

/** Arts, sports, games, food and animals. */
export const artsSubjects = define('subject', {
  music: {
    label: 'music and musicians',
    say: 'musician; musicians; about music; music (film|movie|films|movies|industry|business|drama|biopic|centered|themed); band; bands; rock band; rock bands; singer; singers; singing; songs; songwriter; songwriters; rock star; rock stars; rockstar; pop star; pop stars; rock n roll; rock and roll; rock music; punk; punk rock; heavy metal; metal band; hip hop; hip-hop; rap; rapper; rappers; country music; folk music; jazz; blues; soul music; reggae; opera; orchestra; classical music; composer; composers; piano; pianist; guitar; guitarist; violin; drummer; drumming; concert; concerts; concert film; tour; groupies; music festival; woodstock; record store; vinyl; mixtape; karaoke; choir; a cappella; disco; techno; rave; dj; djs; gospel',
    keywords:
      "musician; rock band; singer; music; concert; jazz; pianist; rock star; band; songwriter; composer; music industry; soul music; hip-hop; folk music; opera~0.7; guitar; country music; pop music; rock 'n' roll; classical music; drummer; blues; pop star; piano~0.8; punk rock; heavy metal; rapper; music festival; music documentary; orchestra; music teacher; recording studio; record store; violinist; rap music; rock music; nightclub singer; disco~0.7; battle of the bands; song~0.6; karaoke~0.5; opera singer; cello; trumpet; choir; radio dj~0.4; k-pop; girl group; boy band; concert tour; garage band; jazz club; musical~0.15; glam rock; concert film; rap battle; gospel music; dj; record producer; singer-songwriter",
    genres: ['Music'],
  },
  musical: {
    label: 'musicals',
    say: 'musicals; musical; broadway; broadway musical; show tunes; song and dance; singing and dancing; people singing; everyone sings; sing along; sing-along; singalong; musical numbers; jukebox musical; rock opera; stage musical; movie musical; movie musicals; musical film; musical theatre; musical theater',
    keywords:
      'musical; rock opera; broadway~0.6; jukebox musical; based on play or musical~0.25; musical number; tap dancing~0.6; chorus girl; show business~0.3; dance~0.2; bollywood~0.5; filmed theatre; singer~0.15; cabaret~0.5',
  },
  dance: {
    label: 'dance',
    say: 'dances; dancing; dancer; dancers; ballet; ballerina; ballerinas; tango; ballroom; ballroom dancing; breakdancing; hip hop dance; tap dance; tap dancing; dance (film|movie|movies|films|competition|battle|battles|crew); choreography; choreographer; salsa; flamenco; street dance; voguing; drag ball; strip club; strippers; stripper',
    keywords:
      'dance; dancer; ballet; tap dancing; dance contest; dance teacher; choreographer; disco~0.6; dance hall; ball~0.3; stripper~0.4; nightclub~0.2; musical~0.1; cabaret~0.5; voguing; performing arts school; showgirl',
  },
  theatre: {
    label: 'theatre and show business',
    say: 'theater; stage; actor life; actors life; actresses life; theatre company; theatre troupe; theater troupe; backstage; show business; showbiz; vaudeville; cabaret; burlesque; drama students; play rehearsals; stand up comedian; stand-up comedian; standup comedy; stand up comedy; stand-up comedy; standup; comedians; comedian; performers; performer; clowns; clown; circus; circuses; carnival; carnivals; carny; freak show; freak shows; magic show; mime; improv; sketch comedy; variety show',
    keywords:
      'theater; show business; backstage; circus; actor~0.5; actress~0.5; broadway; playwright~0.7; stand-up comedian; comedian; cabaret; carnival; clown~0.7; audition~0.6; impresario; play within a play~0.8; talent show; school play; trapeze artist; theater director; theater troupe; burlesque; understudy; show must go on; music hall; freak show; sideshow; stage; puppeteer~0.5; magician~0.4; washed up star~0.4; talk show~0.5; game show~0.4; shakespeare adaptation~0.1; talent agency; performing arts school; sketch comedy~0.6',
  },
  hollywood: {
    label: 'filmmaking',
    say: 'hollywood; filmmaking; film making; movie making; moviemaking; about movies; about filmmaking; about making (movies|films|a film|a movie); films about films; movies about movies; love letter to cinema; cinema; love of cinema; film industry; movie industry; film director; film directors; filmmaker; filmmakers; screenwriter; screenwriters; movie star; movie stars; film star; film stars; old hollywood; golden age of hollywood; classic hollywood; film set; film buffs; cinephile; cinephiles; stuntman; stuntmen; stunt double; paparazzi; celebrities; celebrity; fame; famous people; price of fame; celebrity culture; stardom; washed up star; fading star; television industry; behind the scenes',
    keywords:
      'hollywood; filmmaking; film industry; film director; screenwriter; film within a film~0.8; actress~0.5; actor~0.5; celebrity~0.6; fame~0.6; stuntman~0.7; movie theater~0.6; cinema; silent film star; film set; show business~0.5; washed up star~0.7; film producer; projectionist; rise to fame~0.6; child actor~0.6; film student; paparazzi~0.6; cinephile; television~0.3; pornography industry~0.4; audition~0.4; film history; hollywood hills; former child star; voice actor~0.4',
  },
  writers: {
    label: 'writers and books',
    say: 'writer; author; authors; novelist; novelists; poet; poets; poetry; playwright; playwrights; writing a book; writers block; literature; literary; bookish; books; bookshop; bookstore; library; libraries; librarian; librarians; publishing; book lovers; bookworm; diary; diaries; reading',
    keywords:
      "writer; poet; poetry; playwright; writer's block; literature; screenwriter~0.5; library~0.6; bookstore~0.8; publishing; librarian; bookworm; creative block; storytelling~0.3; diary~0.4; letter~0.15; journalist~0.15; ghostwriter; book; reading; unfinished manuscript; children's book; comic book writer; critic~0.3; cartoonist~0.5; columnist~0.4",
  },
  artists: {
    label: 'artists',
    say: 'artist; painter; painters; painting; paintings; art; art world; about art; about artists; sculptor; sculptors; sculpture; photography; photographer; photographers; architect; architecture; architects; museum; museums; art gallery; art galleries; art history; bohemian; bohemians; tortured artist; tortured artists; creative people; artistic; street art; graffiti; comics artist; fashion design; fashion designer; fashion industry; models; modeling; modelling; design; haute couture',
    keywords:
      'artist; painter; art; painting; photographer~0.8; architect~0.6; bohemian; museum~0.6; sculptor; portrait; creativity~0.6; fashion~0.4; model~0.5; graffiti; street art; art world; art dealer; muse; fashion designer; ego~0.2; obsession~0.05; cartoonist; forgotten artist; perfectionism~0.3; poet~0.3; architecture; genius~0.2; art theft~0.3',
  },
  sports: {
    label: 'sports',
    say: 'sport; sports (film|films|movie|movies|drama|comedy|story|documentary|biopic|team); athlete; athletes; athletic; athletics; olympics; olympic; olympic games; team sport; team sports; big game; championship; champions; champion; coach; coaches; coaching; training montage; running; runner; runners; marathon; swimming; swimmers; gymnastics; gymnasts; golf; tennis; cricket; rugby; volleyball; cycling; cyclists; wrestling; wrestlers; wrestler; surfing; surfers; skating; skateboarding; skateboarders; figure skating; skiing; snowboarding; bowling; bobsled; hockey; table tennis; horse racing; jockey; extreme sports',
    keywords:
      'sports; sports team; coach; athlete; boxing~0.8; baseball; basketball; american football; football (soccer); olympic games; ice hockey; wrestling; tennis; female athlete; running~0.6; swimming; golf; surfing~0.7; car race~0.5; competition~0.3; champion; tournament~0.3; training~0.3; motorsport~0.7; bowling~0.5; skateboarding; cricket; race~0.5; sports documentary; winter olympics; figure skating; bobsleigh; karate~0.5; gym~0.3; football player; trainer~0.5; horse racing; marathon; sports agent; extreme sports; formula 1~0.7; underdog~0.15; cheerleader~0.3; sports rivalry',
  },
  boxing: {
    label: 'boxing',
    say: 'boxer; boxers; boxing (film|movie|films|movies|drama); prizefighter; heavyweight; prize fighter; ring fights; fighter in the ring; mixed martial arts; cage fighting',
    keywords:
      'boxing; heavyweight champion; trainer~0.5; wrestling~0.4; kickboxing; gym~0.4; underground fighting~0.6',
  },
  baseball: {
    label: 'baseball',
    say: 'baseball (film|movie|team|films|movies); major league; minor league; world series; softball',
    keywords: 'baseball; minor league; pitcher; little league; statistics~0.4; general manager~0.5',
  },
  basketball: {
    label: 'basketball',
    say: 'basketball (film|movie|team|films|movies); nba; hoops; streetball',
    keywords: 'basketball; sports agent~0.2; college scholarship~0.4; coach~0.15; inner city~0.1',
  },
  football: {
    label: 'football',
    say: 'soccer; soccer (film|movie|team); football; football (film|movie|team|players|fans); american football; nfl; quarterback; touchdown; premier league; world cup; hooligans; gridiron',
    keywords:
      'american football; football (soccer); football player; sports team~0.3; coach~0.2; sports agent~0.4',
  },
  'ice-hockey': {
    label: 'ice hockey',
    say: 'hockey team; hockey (film|movie|players); nhl; ice rink',
    keywords: 'ice hockey; winter olympics~0.4; figure skating~0.3',
  },
  racing: {
    label: 'cars and racing',
    say: 'race car; race cars; racing; car racing; car race; races; street racing; formula 1; formula one; f1; nascar; cars; fast cars; muscle cars; muscle car; sports cars; drivers; driver; driving; getaway driver; getaway drivers; car chase; car chases; great car chases; road rage; motorcycles; motorcycle; motorbikes; motorbike; drag racing; trucks; trucker; truckers; gearheads',
    keywords:
      'car race; car chase~0.8; muscle car; formula 1; motorsport; race car driver; drag race; getaway driver~0.8; motorcycle~0.6; street race; sports car~0.7; racing; race~0.5; road rage; police chase~0.6; truck driver~0.5; car~0.6; truck~0.4; mechanic~0.4; biker gang~0.3; le mans; female driver; truck hijacking; racetrack',
  },
  chess: {
    label: 'chess and board games',
    say: 'chess; chess (player|players|film|movie); board game; board games; chess prodigy; strategy games',
    keywords:
      'chess; board game; game~0.5; based on board game; card game~0.5; child prodigy~0.3; genius~0.1; puzzle~0.3',
  },
  gambling: {
    label: 'gambling',
    say: 'gamble; gamblers; gambler; casino; casinos; poker; card games; card sharks; las vegas casino; blackjack; roulette; betting; bets; bet; high rollers; pool hall; billiards; pool sharks; vegas; lottery; lottery win; wager; wagers',
    keywords:
      'gambling; casino; poker; las vegas~0.5; gambling debt; bet~0.7; card game; playing cards; debt~0.3; hustler~0.5; lottery; billiards; pool hall; monte carlo~0.5; bookmaker; russian roulette~0.3',
  },
  hacking: {
    label: 'hackers and the internet',
    say: 'hackers; hacker; hack; hacking; computer hacking; hacktivist; cybercrime; cyber crime; cyber; cyber thriller; internet; the internet; social media; online; online life; influencers; influencer; smartphones; screen life; screenlife; tech thriller; techno thriller; techno-thriller; computer geeks; programmers; programmer; coding; surveillance technology; data privacy; privacy; artificial social networks; catfish; catfishing; deepfake; viral video; youtubers; vlogger',
    keywords:
      'hacker; computer~0.6; internet; social media; computer programmer; computer virus; cyberterrorism; privacy~0.7; surveillance~0.4; nsa; smartphone~0.7; technology~0.5; screenlife; vlogging; influencer; video camera~0.2; encryption; email~0.5; blog; password~0.5; telephone~0.2; code~0.3',
  },
  food: {
    label: 'food and cooking',
    say: 'food; foodie; foodies; cooking; cook; cooks; chef; chefs; kitchen; kitchens; restaurant; restaurants; baking; baker; bakers; bakery; cuisine; gastronomy; culinary; makes me hungry; make me hungry; mouth watering; wine; wine tasting; vineyard; dinner; dinner party; dinner parties; feast; chocolate; candy; coffee; eating; fine dining; food truck; ramen; diner; diners; pub; pubs; bar; bars; bartender; bartenders; beer; whisky; cocktails',
    keywords:
      'food; cooking; chef; restaurant; baker; bakery; food critic; kitchen; diner~0.5; fine dining; dinner party~0.6; chocolate; candy~0.6; wine~0.8; vineyard; ramen; pastry; pizzeria; baking; fast food~0.6; hunger~0.2; coffee~0.5; coffee shop~0.6; tradition~0.1; cake; bread; beer~0.5; pub~0.5; bar~0.3; food poisoning~0.3; truffle; noodle shop; sandwich shop',
  },
  animals: {
    label: 'animals',
    say: 'animal; animal (film|movie|story|stories|lovers|lover|friendship|protagonist); pets; pet; wildlife animals; elephant; elephants; bear; bears; wolf; fox; lion; lions; tiger; tigers; monkey; monkeys; ape; apes; gorilla; gorillas; chimpanzee; chimpanzees; rabbit; rabbits; pig; pigs; mouse; rat; rats; penguin; penguins; panda; pandas; birds of prey; owl; fish; sheep; goat; cow; cows; donkey; donkeys; raccoon; farm animals; zoo; zoos; veterinarian; vet; boy and his animal; cute animals; animal cruelty; animal rights',
    keywords:
      'talking animal~0.7; dog~0.6; cat~0.6; horse~0.7; human animal relationship; wolf~0.8; bear~0.8; lion; tiger; monkey; ape; gorilla; chimpanzee; rabbit~0.8; pig; mouse~0.8; rat; fox~0.8; penguin; panda; bird; elephant; fish; zoo; animal rights; pet; veterinarian; whale~0.7; frog; duck; chicken; donkey; snake~0.5; animal attack~0.3; wildlife; insect~0.5; bat~0.4; boy and dog; sheep; goose; dolphin; orca; anthropomorphism~0.4; cow; raised by animals; nature documentary; animal cruelty; owl; octopus; squirrel; raccoon; leopard; panther',
  },
  dogs: {
    label: 'dogs',
    say: 'dog; puppy; puppies; dog (film|movie|story|movies|lover|lovers); boy and his dog; canine; dogs as heroes; pooch; hound; man and his dog; girl and her dog',
    keywords:
      'dog; boy and dog; sheepdog; puppy; stray dog; dog show; chihuahua; pet~0.3; human animal relationship~0.3; wolf~0.2',
  },
  cats: {
    label: 'cats',
    say: 'cat; kitten; kittens; feline; cat (film|movie|lover|lovers|lady)',
    keywords: 'cat; kitten; black cat; pet~0.25; tiger~0.2; lion~0.15; panther~0.2; leopard~0.2',
  },
  horses: {
    label: 'horses',
    say: 'horse; pony; ponies; horse riding; horseback; race horse; racehorses; horse (film|movie|girl)',
    keywords: 'horse; horse racing; ranch~0.3; cowboy~0.2; stagecoach~0.2; unicorn~0.3; cavalry~0.6',
  },
  television: {
    label: 'television',
    say: 'television; tv industry; reality tv; reality show; reality shows; game shows; talk shows; television (show|shows|host|presenter|studio|network); tv (host|presenter|studio|network); media satire; live tv; childrens television',
    keywords:
      "television; reality tv; talk show; game show; television news~0.8; television presenter; children's television; media satire~0.8; newsroom~0.4; live television; television writer; ratings; soap opera; variety show; quiz show; public access television; media~0.4; news anchor; video camera~0.2; surveillance~0.05; sketch comedy~0.3",
  },
  drugs: {
    label: 'stoners',
    say: 'stoner; stoner comedy; stoner comedies; stoner (film|movie|films|movies); weed; weed (film|movie); marijuana; cannabis; getting high; watch stoned; stoned; 420; pot; pothead; hippie; hippies; counterculture; counter culture; hippy; free love; summer of love; flower power; woodstock era; beatniks',
    keywords:
      'stoner; marijuana; counterculture~0.7; hippie; slacker~0.6; psychedelic~0.5; drugs~0.4; hashish; music festival~0.3; slob comedy~0.3; beatnik; commune~0.5',
  },
  party: {
    label: 'parties and nightlife',
    say: 'party; partying; parties; wild party; wild parties; house party; nightlife; nightclub; nightclubs; clubbing; drinking; drinking game; spring break; night on the town; debauchery; debaucherous; hedonism; hedonistic; excess; decadence; decadent; getting drunk; raunchy; raunchy comedy; raunchy comedies; sex comedy; sex comedies; gross-out comedy; crude; crude humor; vulgar; crass; toilet humor; potty humor; dirty jokes; lowbrow; low brow; dumb; stupid; stupid funny; dumb funny; stupid comedy; dumb comedy; dumb fun; stupid fun; idiotic; idiots',
    keywords:
      'party; nightclub~0.7; gross-out comedy; crude humor; decadence~0.6; excess~0.7; nightlife; stupidity~0.7; slob comedy; teen comedy~0.5; bachelor party; fraternity~0.6; anarchic comedy~0.5; stoner~0.5; toga party; virginity~0.3; alcohol~0.6; prank~0.3; las vegas~0.3; champagne~0.4; sex humor; hedonism; slacker~0.3; man child~0.4',
  },
  sex: {
    label: 'sex',
    say: 'sex; sex scenes; nudity; nude; naked; porn industry; pornography; prostitute; prostitutes; prostitution; sex work; sex worker; sex workers; call girl; escort; brothel; brothels; sexual repression; sexual liberation; sexual exploration; fetish; fetishes; hookups; swingers; polyamory; open relationship',
    keywords:
      'prostitute; pornography industry; sexuality; eroticism; virginity~0.5; sexual awakening; bdsm; sexual repression; one-night stand~0.7; brothel; voyeurism~0.5; seduction~0.5; stripper~0.6; polyamory; sex addiction; erotic thriller~0.7; womanizer~0.5; desire~0.5; intimacy~0.4; sex; sexual fantasy; strip club~0.6; sex education; courtesan; orgy; impotence; infidelity~0.1',
    moods: 'sensual~0.7',
  },
});
