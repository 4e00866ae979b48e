import { define } from './define.ts';

/** What people do: war, adventure and rule. */
export const warSubjects = define('subject', {
  'soldiers-at-war': {
    say: `
      war (film|films|movie|movies|drama|story|epic|stories|series); warfare; soldier; military; army;
      navy; marines; battlefield; battle; combat; troops; platoon; in the trenches; war hero; wartime;
      during the war; during wartime; war torn; war-torn; modern warfare; navy seals; special ops;
      boot camp; war crimes; invasion force; veterans; war veteran; prisoner of war; pow; child soldiers;
      iraq war; afghanistan; gulf war; brothers in arms
    `,
    keywords: `
      war; soldier~0.9; battle~0.7; military~0.7; world war ii~0.7; world war i~0.8; vietnam war~0.8;
      combat; army~0.8; prisoner of war~0.7; war veteran~0.5; trench warfare; korean war~0.8;
      war crimes~0.7; navy seal~0.7; d-day; sniper~0.4; naval warfare~0.7; marine~0.6; tank~0.6;
      guerrilla warfare~0.7; iraq war; massacre~0.3; british army~0.6; american civil war~0.6;
      civil war~0.7; military training~0.6; boot camp; fighter pilot~0.5; genocide~0.3; commando~0.5;
      gulf war; nazi occupation~0.3; deserter~0.6; behind enemy lines
    `,
    genres: ['War'],
  },
  'anti-war': {
    say: `
      antiwar; horrors of war; futility of war; cost of war; effects of war; aftermath of war; war is hell;
      pacifist; pacifism; trauma of war; realistic war; brutal war; gritty war; human cost of war;
      peace movement; ptsd from war; returning soldiers; coming home from war; against war
    `,
    keywords: `
      anti war; war satire~0.7; trench warfare~0.4; post-traumatic stress disorder~0.5; war crimes~0.5;
      war veteran~0.5; cowardice~0.5; genocide~0.4; pacifism; peace movement; atrocity; nuclear war~0.3;
      disillusionment~0.3; shell shock; massacre~0.3; insubordination~0.4; vietnam veteran~0.6
    `,
  },
  'world-war-two': {
    say: `
      world war 2; world war ii; ww2; wwii; ww ii; ww 2; wartime europe; nazis; hitler; third reich; d-day;
      dunkirk; pearl harbor; blitz; french resistance; war in the pacific;
      set in (world war 2|ww2|wwii|world war ii|world war two|the second world war); nazi germany;
      nazi occupation; occupied france; normandy; gestapo; pacific war; hiroshima; 1940s war;
      the second world war
    `,
    keywords: `
      world war ii; nazi~0.9; nazi occupation; nazi germany; d-day; dunkirk; holocaust~0.7;
      world war ii veteran~0.5; pearl harbor; pacific war; concentration camp~0.7; atomic bomb~0.5;
      resistance~0.4; 1940s~0.3; fascism~0.3; guadalcanal; nazi hunter~0.6; manhattan project~0.6;
      normandy; hiroshima; warsaw ghetto; hitler youth; gestapo; japanese occupation~0.6;
      battle of the bulge; prisoner of war~0.3; holocaust survivor~0.6
    `,
  },
  holocaust: {
    say: `
      concentration camp; auschwitz; jewish persecution; genocide; ethnic cleansing; jews in the war;
      jewish family in the war; ghetto; war criminals; mass murder
    `,
    keywords: `
      holocaust; concentration camp; holocaust survivor; warsaw ghetto; genocide~0.8; jewish persecution;
      jewish ghetto; antisemitism~0.5; nazi war criminal~0.7; nazi hunter~0.6; persecution~0.4; nazi~0.2;
      jewish~0.3; war crimes~0.4; rwanda~0.6; khmer rouge~0.6; krakow~0.5
    `,
  },
  'world-war-one': {
    say: `
      world war 1; world war i; ww1; wwi; ww i; ww 1; the great war; trenches; trench warfare;
      western front; set in (world war 1|ww1|wwi|world war i|world war one|the first world war); somme;
      gallipoli; the first world war
    `,
    keywords: `
      world war i; trench warfare; western front; no man's land; anzac; 1910s~0.3; shell shock~0.6;
      arab revolt
    `,
  },
  vietnam: {
    say: `
      viet nam; nam; vietnam (film|movie|era|veteran|veterans); saigon; set in vietnam; set during vietnam;
      the vietnam war
    `,
    keywords: `
      vietnam war; vietnam veteran; saigon; counterculture~0.1; jungle~0.1; cambodia~0.3; anti war~0.2
    `,
  },
  'cold-war': {
    say: `
      soviet; soviet union; ussr; russians; iron curtain; berlin wall; east germany; stasi;
      communist russia; cuban missile crisis; red scare; mccarthyism; arms race; during the cold war
    `,
    keywords: `
      cold war; soviet union; nuclear weapons~0.7; east germany; berlin wall; nuclear threat~0.8;
      cuban missile crisis; atomic bomb~0.6; space race~0.5; nuclear war~0.6; mccarthyism; communism~0.4;
      secret police~0.5; defection; russia~0.3; blacklist~0.6; spy~0.2; nuclear testing~0.6;
      post-cold war~0.6; submarine~0.2; moscow, russia~0.6
    `,
  },
  'civil-war': {
    say: `
      american civil war; us civil war; confederates; union soldiers; spanish civil war;
      war between the states; revolutionary war; american revolution; independence war; french revolution;
      russian revolution; napoleonic wars; napoleonic
    `,
    keywords: `
      american civil war; civil war; american revolution; napoleonic wars; napoleon; french revolution;
      russian revolution; civil war veteran; reconstruction era; russian civil war; independence~0.4;
      francoist spain~0.5; revolution~0.3; algerian war; mexican revolution; lebanon war
    `,
  },
  samurai: {
    say: `
      samurai (film|films|movie|movies|epic|sword); ronin; feudal japan; shogun; japanese warriors; ninja;
      katana; sword master; swordsman; swordsmen; bushido; jidaigeki
    `,
    keywords: `
      samurai; feudal japan; ninja~0.8; swordsman~0.7; samurai sword; code of honor~0.3; ritual suicide;
      sword fight~0.25; bandit~0.1
    `,
  },
  'martial-arts': {
    say: `
      kung fu; kung-fu; karate; judo; taekwondo; muay thai; wuxia; jackie chan style; bruce lee style;
      hand to hand combat; hand-to-hand combat; martial artist; fight tournament; shaolin; mma;
      street fighting; underground fighting; sword fighting; swordplay; swords; fencing; fist fights;
      fistfights
    `,
    keywords: `
      martial arts; kung fu; wuxia; sword fight~0.5; karate; gun fu~0.6; tournament~0.3; shaolin;
      pencak silat; ninja~0.6; samurai~0.4; underground fighting; fight~0.6; kickboxing; swordsman~0.6;
      one man army~0.4; sword~0.4; duel~0.3
    `,
  },
  pirates: {
    say: `
      buccaneers; pirate (film|movie|ship|adventure|story); high seas; swashbuckling pirates; seafaring;
      sailors; sailing; tall ships; sea adventure; sea captain; seven seas; naval; naval battle; mutiny;
      ships at sea; age of sail; sea voyage
    `,
    keywords: `
      pirate; naval warfare~0.6; swashbuckler~0.5; mutiny~0.7; ship~0.6; sailor~0.7; captain~0.6;
      treasure map~0.4; sailing; air pirate~0.5; ocean voyage~0.5; shipwreck~0.4; ocean~0.3; boat~0.3;
      fishing boat~0.4; submarine~0.2; whale~0.2
    `,
  },
  cowboys: {
    say: `
      old west; wild west; spaghetti western; gunslinger; gunfighter; outlaws of the west; frontier;
      frontier life; pioneers; ranch; ranchers; sheriff; saloon; stagecoach; duels at noon; cattle;
      cattle drive; rodeo; modern western; neo western; neo-western; revisionist western;
      cowboys and gunslingers; american west
    `,
    keywords: `
      cowboy; gunslinger; old west; spaghetti western; frontier; neo-western; western; outlaw~0.5; saloon;
      stagecoach; sheriff~0.5; ranch~0.7; western town; cattle baron; revisionist western; rancher;
      bounty hunter~0.3; posse; american west; u.s. marshal~0.5; gold rush~0.4; train robbery~0.4;
      anti-western; texas ranger; monument valley; land dispute~0.4; cattle; wagon train; frontier town;
      oregon trail; native american~0.2; cattle drive; hired gun~0.6; weird western
    `,
    genres: ['Western'],
  },
  royalty: {
    say: `
      royal; royal family; king; queen; prince; monarch; monarchy; emperor; empress; empire; royal court;
      court intrigue; palace intrigue; palace; throne; dynasty; tudors; henry viii; elizabethan;
      british royals; aristocratic intrigue; crown; coronation; power behind the throne; nobility; nobles;
      duke; duchess; sultan; tsar; regal; kings and queens
    `,
    keywords: `
      king; queen; royal family; prince~0.6; princess~0.5; emperor; empire~0.5; palace; royalty;
      british royal family; royal court; court intrigue; empress; power struggle~0.3; succession~0.4;
      aristocracy~0.3; monarchy; castle~0.2; noble family~0.5; throne; heir; kingdom~0.5; sultan;
      16th century~0.2; versailles; pharaoh~0.5; joseon dynasty~0.6; exile~0.1
    `,
  },
  knights: {
    say: `
      castle; medieval; middle ages; medieval times;
      medieval (film|movie|setting|europe|war|epic|drama|battles); dark ages; crusades; templars; vikings;
      norse; jousting; plague times; feudal; archers; archery; sword and shield; chivalry;
      middle age england; set in the middle ages; set in medieval times; barbarians; celts;
      knights and castles
    `,
    keywords: `
      middle ages; knight; castle~0.5; crusades; viking; king arthur~0.6; archery~0.4; sword fight~0.3;
      16th century~0.2; plague~0.3; king~0.25; camelot; robin hood~0.5; holy grail~0.5; 13th century;
      15th century; medieval town~0.3; joan of arc; siege~0.15; barbarian~0.7; sword~0.3; monk~0.3
    `,
  },
  'rescuers-and-pilots': {
    say: `
      firefighter; firemen; fireman; rescuers; rescue; coast guard; first responders; pilot; fighter pilot;
      fighter jets; air force; aviation; dogfights; aerial combat; flying planes; helicopters; aircraft;
      aerial
    `,
    keywords: `
      firefighter; pilot; fighter pilot; rescue; rescue mission~0.5; helicopter~0.5; airplane~0.4;
      aviation; dogfight; flight school; test pilot; evacuation~0.4; flying~0.4; plane crash~0.3; biplane;
      mountain rescue; helicopter pilot
    `,
  },
  'nature-and-environment': {
    say: `
      nature film; wildlife; environment; environmental; environmentalist; ecology; climate change;
      global warming; pollution; save the planet; conservation; planet earth; natural world;
      animals in the wild; wild animals; safari; eco thriller; eco; sustainability; deforestation; gardens;
      plants; flowers; trees; farming life; beekeeping; bees; birds; birdwatching
    `,
    keywords: `
      nature; environment; climate change; wildlife; pollution~0.8; nature documentary;
      wildlife conservation; forest~0.2; animal rights~0.6; endangered species; rainforest; ocean~0.2;
      amazon rainforest~0.7; natural resources; overfishing; kelp forest; gardener~0.5; beekeeper~0.5;
      forest spirit~0.6; hunting~0.2; plant~0.4; deforestation; animal behavior; poacher; bird~0.5
    `,
  },
  'nuclear-threat': {
    say: `
      nukes; nuclear weapons; nuclear bomb; nuclear missiles; nuclear war; nuclear; atomic bomb; atomic;
      hydrogen bomb; radiation; nuclear holocaust; nuclear power; oppenheimer style
    `,
    keywords: `
      nuclear weapons; nuclear war; nuclear threat; atomic bomb; nuclear testing; radiation~0.8;
      nuclear winter; nuclear disaster; nuclear power plant~0.6; doomsday device; manhattan project;
      hiroshima; cuban missile crisis~0.7; nuclear radiation; missile; cold war~0.3; kaiju~0.1;
      uranium~0.6
    `,
  },
  terrorism: {
    say: `
      terror attack; hostage crisis; counterterrorism; counter terrorism; suicide bomber;
      war on terror and terrorists; hijackers
    `,
    keywords: `
      terrorism; bombing; hijacking~0.7; counterterrorism; war on terror; hostage~0.4; suicide bomber;
      bomb~0.4; explosives~0.4; post 9/11; ira~0.5; world trade center; radical~0.5; cyberterrorism;
      islamic state; militant
    `,
  },
});
