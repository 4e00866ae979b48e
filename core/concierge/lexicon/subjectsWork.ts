import { define } from './define.ts';

/** What people do: work, power, war. */
export const workSubjects = define('subject', {
  spies: {
    label: 'spies',
    say: 'spy; espionage; secret agent; secret agents; secret service; spy (thriller|thrillers|film|films|movie|movies|comedy|story|stories|drama|game); cia; mi6; mi5; kgb; mossad; james bond (style|like|type); agents; intelligence agency; intelligence service; counterintelligence; sleeper agent; sleeper agents; cold war spy; gadgets; code breaking; codebreakers; codebreaking; spycraft; james bond vibes; international intrigue; ex-spy; assassins and spies',
    keywords:
      'spy; secret agent; cia; british secret service; double agent~0.8; mole~0.5; code breaking; secret agency~0.9; ex-spy; sleeper agent; cold war~0.3; gadget~0.5; mi5; intelligence agency; surveillance~0.25; wiretapping~0.5; nsa; government agent~0.5; interrogation~0.2; cipher~0.4; honey trap; mossad',
  },
  conspiracy: {
    label: 'conspiracies',
    say: 'conspiracy; conspiracy (thriller|thrillers|theory|theories); paranoid thriller; paranoia thriller; government conspiracy; government secrets; deep state; cover ups by the government; shadow government; big corporation; evil corporation; evil corporations; corporate conspiracy; corporations; corporate greed; corporate (thriller|drama|crime|espionage); whistle blower; assassination plot; watergate; jfk; political conspiracy; political assassination; someone is watching; trust no one; trust nobody; cant trust anyone',
    keywords:
      'conspiracy; government conspiracy; cover-up~0.8; government cover-up; paranoia~0.4; surveillance~0.4; political assassination~0.6; whistleblower~0.5; secret organization~0.5; evil corporation~0.7; corporate crime~0.5; secret society~0.4; corporate greed~0.6; assassination plot~0.6; watergate; wiretapping~0.6; corporation~0.25; government~0.4; secret~0.1; political thriller~0.7',
  },
  politics: {
    say: 'political; politician; politicians; political (thriller|thrillers|drama|satire|film|movie|show|intrigue|comedy); government; governments; president; presidents; presidential; white house; election; elections; campaign; prime minister; senator; senators; parliament; washington politics; power struggle; power struggles; political power; political corruption; democracy; dictator; dictators; dictatorship; fascism; fascist; communism; communist; communists; socialism; capitalism; capitalist; anti capitalist; anti-capitalist; propaganda; activism; activist; activists; revolution; revolutionary; revolutionaries; protest; protests; resistance; freedom fighters; radicals; anarchists; anarchy; coup; diplomacy; diplomats; terrorist; terrorists; terrorism; terror attack; current events; social issues; social commentary; socially conscious; political commentary; social justice; critique of society; commentary on society; society; censorship; human rights',
    keywords:
      "politics; politician; election; president; political thriller; political intrigue~0.8; political satire~0.8; political corruption~0.8; prime minister~0.8; white house~0.7; activist~0.6; dictatorship~0.7; fascism~0.7; communism~0.7; senator; political drama; revolution~0.7; american politics; propaganda~0.7; terrorism~0.5; protest~0.6; capitalism~0.5; social commentary~0.5; government~0.6; spin doctor~0.7; censorship~0.5; power struggle~0.4; diplomat~0.5; coup d'état; scandal~0.3; resistance~0.3; guerrilla warfare~0.3; riot~0.3; political campaign; labor union~0.3; presidential campaign; social issues~0.5; independence movement~0.6; corruption~0.2",
  },
  journalism: {
    say: 'journalist; journalists; reporter; reporters; newspaper; newspapers; news media; newsroom; investigative journalism; investigative journalist; investigative reporting; the press; press freedom; news anchor; tv news; war correspondent; media; the media; tabloid; tabloids; magazine editor; magazine; broadcast news; breaking news; podcast; radio host; radio',
    keywords:
      'journalist; newspaper; newsroom; media~0.7; magazine~0.5; war correspondent; tabloid; television news; interview~0.4; media satire~0.6; paparazzi~0.5; radio~0.3; radio dj~0.4; television~0.2; news anchor; newspaper editor; columnist; whistleblower~0.3; podcaster; war photographer; television presenter~0.4; current events; documentary filmmaker~0.3',
  },
  'business-and-money': {
    label: 'business and money',
    say: 'business; businessman; businessmen; businesswoman; wall street; stock market; stockbroker; stock brokers; finance; financial; financial crisis; banks; bankers; banker; banking; investors; trading; capitalism gone wrong; start up; start-up; startup; startups; silicon valley; entrepreneur; entrepreneurs; entrepreneurship; tech company; tech companies; company; companies; ceo; corporate life; corporate world; greed in business; advertising; salesman; salesmen; sales; making money; money; boardroom; mergers; economics; real estate; family business; succession; inheritance battle',
    keywords:
      'wall street; stock market; businessman; corporation~0.6; entrepreneur; banking; financial crisis; stockbroker; start-up; corporate greed; money~0.7; capitalism~0.7; greed~0.4; small business~0.6; salesman~0.6; advertising; advertising executive; enterprise; insider trading; economics; corporate raider; finance; succession~0.5; tech entrepreneur; family business~0.5; ceo; corporate crime~0.7; real estate~0.5; bank~0.3; selling out~0.3; fraud~0.3; embezzlement~0.5; investment banker; office~0.2; boss~0.3; corporate ladder',
  },
  workplace: {
    label: 'working life',
    say: 'workplace; work place; office; offices; office life; office comedy; office (setting|drama|politics|romance); coworkers; co-workers; colleagues; boss; bosses; terrible boss; horrible boss; workplace (comedy|drama|romance|sitcom); nine to five; 9 to 5; dead end job; dead-end job; boring job; hate my job; bad job; day job; cubicle; bureaucracy; bureaucratic; retail; store clerks; waitress; waitresses; call center; restaurant workers; secretary; secretaries; blue collar jobs; career; careers; workaholic; workaholics; fired',
    keywords:
      'workplace; workplace comedy; office; boss; coworker; workaholic~0.8; bureaucracy~0.6; secretary~0.5; layoffs~0.6; career woman~0.5; office romance; corporate ladder; waitress~0.3; janitor~0.3; shop assistant~0.5; office worker; supermarket~0.5; routine~0.4; incompetence~0.5; work life balance; department store~0.4; cubicle; unemployment~0.2; burnout~0.5; local government~0.4; receptionist',
  },
  doctors: {
    label: 'doctors and hospitals',
    say: 'doctor; doctors; medical; medical (drama|thriller|show|mystery|series); hospital; hospitals; hospital setting; nurse; nurses; surgeons and doctors; emergency room; medicine; medics; paramedics; paramedic; ambulance; health care; healthcare; pharma; pharmaceutical',
    keywords:
      'doctor; hospital; nurse; medical drama; surgeon; medical student; emergency room; medical school; army hospital; ambulance driver; psychiatrist~0.3; illness~0.3; surgery; understaffed~0.6; pharmaceutical industry~0.5; dentist~0.4; diagnosis; psychiatric hospital~0.2; field hospital; army surgeon; midwife~0.5; veterinarian~0.2; medicine',
  },
  teachers: {
    label: 'teachers and students',
    say: 'teacher; teachers; inspirational teacher; inspiring teacher; professor; professors; education; teacher student; teacher-student; teaching; classroom; classrooms; school; schools; school life; elementary school; principal; students; student; tutor; mentor; mentors; mentorship; mentor and protege; student and teacher; graduation; learning',
    keywords:
      'teacher; professor~0.7; mentor~0.6; school~0.7; education; teacher student relationship; music teacher~0.8; tutor; student~0.7; elementary school; kind teacher; private school~0.6; principal; dance teacher~0.6; boarding school~0.5; graduation~0.4; kindergarten; instructor~0.5; literature~0.2; high school~0.2; middle school~0.6; training~0.15; university~0.25',
  },
  college: {
    label: 'college',
    say: 'university; universities; campus; college life; college (students|student|comedy|movie|film|setting|kids|years|party|parties); fraternity; frat; sorority; dorm; dorms; academia; dark academia; academic; grad school; ivy league; harvard; freshman; freshmen; undergrads; scholars; colleges; college',
    keywords:
      'university; university student; fraternity; sorority; harvard university; professor~0.5; graduate student; academia; graduation~0.4; hazing; oxford university; princeton university; cambridge university; law school; roommates~0.2; toga party; student~0.4; graduate school; college interview; law student; film student~0.3; college application; dean; academy~0.3',
  },
  war: {
    label: 'soldiers at war',
    say: 'war (film|films|movie|movies|drama|story|epic|stories|series); warfare; soldier; soldiers; military; army; navy; marines; marine; battlefield; battlefields; battle; battles; combat; troops; platoon; in the trenches; war hero; war heroes; wartime; during the war; during wartime; war torn; war-torn; modern warfare; navy seals; navy seal; special ops; boot camp; war crimes; invasion force; veterans; veteran; war veteran; war veterans; prisoner of war; prisoners of war; pow; guerrilla; child soldiers; iraq war; afghanistan; gulf war; brothers in arms',
    keywords:
      'war; soldier~0.9; battle~0.7; military~0.7; world war ii~0.7; world war i~0.8; vietnam war~0.8; combat; army~0.8; prisoner of war~0.7; war veteran~0.5; trench warfare; korean war~0.8; war crimes~0.7; navy seal~0.7; d-day; sniper~0.4; naval warfare~0.7; marine~0.6; tank~0.6; guerrilla warfare~0.7; iraq war; massacre~0.3; british army~0.6; american civil war~0.6; civil war~0.7; military training~0.6; boot camp; fighter pilot~0.5; genocide~0.3; commando~0.5; gulf war; nazi occupation~0.3; deserter~0.6; behind enemy lines',
    genres: ['War'],
  },
  'anti-war': {
    label: 'against war',
    say: 'antiwar; anti war; anti-war; horrors of war; horror of war; futility of war; cost of war; effects of war; aftermath of war; war is hell; pacifist; pacifism; against war; trauma of war; realistic war; brutal war; gritty war; human cost of war; peace movement; ptsd from war; returning soldiers; coming home from war',
    keywords:
      'anti war; war satire~0.7; trench warfare~0.4; post-traumatic stress disorder~0.5; war crimes~0.5; war veteran~0.5; cowardice~0.5; genocide~0.4; pacifism; peace movement; atrocity; nuclear war~0.3; disillusionment~0.3; shell shock; massacre~0.3; insubordination~0.4; vietnam veteran~0.6',
  },
  'world-war-two': {
    label: 'the Second World War',
    say: 'second world war; world war two; world war 2; world war ii; ww2; wwii; ww ii; ww 2; wartime europe; nazis; nazi; hitler; third reich; d-day; d day; dunkirk; pearl harbor; blitz; french resistance; war in the pacific; set in (world war 2|ww2|wwii|world war ii|world war two|the second world war); nazi germany; nazi occupation; occupied france; normandy; gestapo; pacific war; hiroshima; 1940s war',
    keywords:
      'world war ii; nazi~0.9; nazi occupation; nazi germany; d-day; dunkirk; holocaust~0.7; world war ii veteran~0.5; pearl harbor; pacific war; concentration camp~0.7; atomic bomb~0.5; resistance~0.4; 1940s~0.3; fascism~0.3; guadalcanal; nazi hunter~0.6; manhattan project~0.6; normandy; hiroshima; warsaw ghetto; hitler youth; gestapo; japanese occupation~0.6; battle of the bulge; prisoner of war~0.3; holocaust survivor~0.6',
  },
  holocaust: {
    label: 'the Holocaust',
    say: 'holocaust; concentration camp; concentration camps; auschwitz; jewish persecution; genocide; genocides; ethnic cleansing; jews in the war; jewish family in the war; ghetto; ghettos; war criminals; mass murder',
    keywords:
      'holocaust; concentration camp; holocaust survivor; warsaw ghetto; genocide~0.8; jewish persecution; jewish ghetto; antisemitism~0.5; nazi war criminal~0.7; nazi hunter~0.6; persecution~0.4; nazi~0.2; jewish~0.3; war crimes~0.4; rwanda~0.6; khmer rouge~0.6; krakow~0.5',
  },
  'world-war-one': {
    label: 'the First World War',
    say: 'first world war; world war one; world war 1; world war i; ww1; wwi; ww i; ww 1; the great war; trenches; trench warfare; western front; set in (world war 1|ww1|wwi|world war i|world war one|the first world war); somme; gallipoli',
    keywords:
      "world war i; trench warfare; western front; no man's land; anzac; 1910s~0.3; shell shock~0.6; arab revolt",
  },
  vietnam: {
    label: 'the Vietnam War',
    say: 'vietnam; vietnam war; viet nam; nam; vietnam (film|movie|era|veteran|veterans); saigon; set in vietnam; set during vietnam',
    keywords:
      'vietnam war; vietnam veteran; saigon; counterculture~0.1; jungle~0.1; cambodia~0.3; anti war~0.2',
  },
  'cold-war': {
    label: 'the Cold War',
    say: 'cold war; soviet; soviet union; ussr; soviets; russians; iron curtain; berlin wall; east germany; stasi; communist russia; cuban missile crisis; nuclear threat; nukes; nuclear weapons; nuclear bomb; nuclear missiles; atomic bomb; atomic; red scare; mccarthyism; arms race; during the cold war',
    keywords:
      'cold war; soviet union; nuclear weapons~0.7; east germany; berlin wall; nuclear threat~0.8; cuban missile crisis; atomic bomb~0.6; space race~0.5; nuclear war~0.6; mccarthyism; communism~0.4; secret police~0.5; defection; russia~0.3; blacklist~0.6; spy~0.2; nuclear testing~0.6; post-cold war~0.6; submarine~0.2; moscow, russia~0.6',
  },
  'civil-war': {
    label: 'civil wars',
    say: 'civil war; american civil war; us civil war; confederates; confederate; union soldiers; spanish civil war; war between the states; revolutionary war; american revolution; independence war; french revolution; russian revolution; napoleonic wars; napoleonic; napoleon',
    keywords:
      'american civil war; civil war; american revolution; napoleonic wars; napoleon; french revolution; russian revolution; civil war veteran; reconstruction era; russian civil war; independence~0.4; francoist spain~0.5; revolution~0.3; algerian war; mexican revolution; lebanon war',
  },
  samurai: {
    say: 'samurais; samurai (film|films|movie|movies|epic|sword); ronin; feudal japan; shogun; shoguns; japanese warriors; ninja; ninjas; katana; sword master; swordsman; swordsmen; bushido; jidaigeki',
    keywords:
      'samurai; feudal japan; ninja~0.8; swordsman~0.7; samurai sword; code of honor~0.3; ritual suicide; sword fight~0.25; bandit~0.1',
  },
  'martial-arts': {
    say: 'martial art; kung fu; kung-fu; karate; judo; taekwondo; muay thai; wuxia; jackie chan style; bruce lee style; hand to hand combat; hand-to-hand combat; martial artist; martial artists; fight tournament; shaolin; mma; street fighting; underground fighting; sword fighting; sword fights; sword fight; swordplay; swords; fencing; fist fights; fistfights',
    keywords:
      'martial arts; kung fu; wuxia; sword fight~0.5; karate; gun fu~0.6; tournament~0.3; shaolin; pencak silat; ninja~0.6; samurai~0.4; underground fighting; fight~0.6; kickboxing; swordsman~0.6; one man army~0.4; sword~0.4; duel~0.3',
  },
  pirates: {
    say: 'pirate; buccaneers; pirate (film|movie|ship|adventure|story); high seas; swashbuckling pirates; seafaring; sailors; sailor; sailing; sail; tall ships; sea adventure; sea adventures; sea captain; seven seas; naval; naval battle; naval battles; mutiny; ships at sea; age of sail; sea voyage',
    keywords:
      'pirate; naval warfare~0.6; swashbuckler~0.5; mutiny~0.7; ship~0.6; sailor~0.7; captain~0.6; treasure map~0.4; sailing; air pirate~0.5; ocean voyage~0.5; shipwreck~0.4; ocean~0.3; boat~0.3; fishing boat~0.4; submarine~0.2; whale~0.2',
  },
  cowboys: {
    label: 'cowboys and gunslingers',
    say: 'cowboy; old west; wild west; spaghetti western; spaghetti westerns; gunslinger; gunslingers; gunfighter; gunfighters; outlaws of the west; frontier; frontier life; pioneers; pioneer; ranch; ranchers; rancher; sheriff; sheriffs; saloon; stagecoach; duels at noon; cattle; cattle drive; rodeo; american west; modern western; neo western; neo-western; neo westerns; revisionist western; revisionist westerns; neowestern',
    keywords:
      'cowboy; gunslinger; old west; spaghetti western; frontier; neo-western; western; outlaw~0.5; saloon; stagecoach; sheriff~0.5; ranch~0.7; western town; cattle baron; revisionist western; rancher; bounty hunter~0.3; posse; american west; u.s. marshal~0.5; gold rush~0.4; train robbery~0.4; anti-western; texas ranger; monument valley; land dispute~0.4; cattle; wagon train; frontier town; oregon trail; native american~0.2; cattle drive; hired gun~0.6; weird western',
    genres: ['Western'],
  },
  royalty: {
    label: 'kings and queens',
    say: 'royalty; royal; royals; royal family; king; kings; queen; queens; prince; princes; monarch; monarchy; monarchs; emperor; emperors; empress; empire; empires; royal court; court intrigue; palace intrigue; palace; palaces; throne; dynasty; dynasties; tudors; tudor; henry viii; elizabethan; british royals; aristocratic intrigue; crown; coronation; power behind the throne; nobility; nobles; duke; duchess; sultan; tsar; regal',
    keywords:
      'king; queen; royal family; prince~0.6; princess~0.5; emperor; empire~0.5; palace; royalty; british royal family; royal court; court intrigue; empress; power struggle~0.3; succession~0.4; aristocracy~0.3; monarchy; castle~0.2; noble family~0.5; throne; heir; kingdom~0.5; sultan; 16th century~0.2; versailles; pharaoh~0.5; joseon dynasty~0.6; exile~0.1',
  },
  knights: {
    label: 'knights and castles',
    say: 'knight; knights; castle; castles; medieval; middle ages; medieval times; medieval (film|movie|setting|europe|war|epic|drama|battles); dark ages; crusades; crusaders; crusader; templars; vikings; viking; norse; jousting; plague times; feudal; archers; archery; sword and shield; chivalry; middle age england; set in the middle ages; set in medieval times; barbarians; celts',
    keywords:
      'middle ages; knight; castle~0.5; crusades; viking; king arthur~0.6; archery~0.4; sword fight~0.3; 16th century~0.2; plague~0.3; king~0.25; camelot; robin hood~0.5; holy grail~0.5; 13th century; 15th century; medieval town~0.3; joan of arc; siege~0.15; barbarian~0.7; sword~0.3; monk~0.3',
  },
  firefighters: {
    label: 'rescuers and pilots',
    say: 'firefighter; firefighters; firemen; fireman; rescuers; rescue; rescues; coast guard; first responders; pilot; pilots; fighter pilot; fighter pilots; fighter jets; air force; aviation; dogfights; aerial combat; flying planes; airplanes; helicopters; planes; aircraft; aerial',
    keywords:
      'firefighter; pilot; fighter pilot; rescue; rescue mission~0.5; helicopter~0.5; airplane~0.4; aviation; dogfight; flight school; test pilot; evacuation~0.4; flying~0.4; plane crash~0.3; biplane; mountain rescue; helicopter pilot',
  },
  nature: {
    label: 'nature and the environment',
    say: 'nature (film|documentary|documentaries|films); wildlife; environment; environmental; environmentalism; environmentalist; ecology; ecological; climate change; global warming; pollution; save the planet; conservation; planet earth; natural world; animals in the wild; wild animals; safari; eco thriller; eco; sustainability; deforestation; gardens; gardening; plants; flowers; trees; farming life; beekeeping; bees; birds; birdwatching',
    keywords:
      'nature; environment; climate change; wildlife; pollution~0.8; nature documentary; wildlife conservation; forest~0.2; animal rights~0.6; endangered species; rainforest; ocean~0.2; amazon rainforest~0.7; natural resources; overfishing; kelp forest; gardener~0.5; beekeeper~0.5; forest spirit~0.6; hunting~0.2; plant~0.4; deforestation; animal behavior; poacher; bird~0.5',
  },
});
