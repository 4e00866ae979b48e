import { define } from './define.ts';

/** Shapes of stories: journeys, loops and ordeals. */
export const plotTropes = define('trope', {
  'twist-ending': {
    say: `
      twist; big twist; crazy twist; good twist; great twist; shocking twist; surprise ending;
      unexpected ending; didnt see it coming; did not see it coming; didnt see coming; never saw it coming;
      unpredictable; unexpected; surprising; twists and turns; mind blowing ending; shocking ending;
      rug pull; reveal at the end; big reveal; keeps twisting; ending that blew my mind;
      m night shyamalan style; jaw dropping ending; crazy ending; insane ending; plot twist
    `,
    keywords: `
      plot twist; unreliable narrator~0.7; identity~0.15; double cross~0.35; amnesia~0.2; whodunit~0.3;
      dream or reality~0.4; con artist~0.2; dark secret~0.4; split personality~0.4; false identity~0.3;
      family secrets~0.15
    `,
    moods: 'mind-bending~0.35; suspenseful~0.2',
  },
  'unreliable-narrator': {
    say: `
      cant trust the narrator; narrator lies; lying narrator; different versions of the same story;
      rashomon style; conflicting accounts; is it all in (his|her|their) head; all in (his|her|their) head;
      is it real or not; loses grip on reality; losing touch with reality; losing (his|her|their) mind;
      going insane; going crazy; going mad; goes insane; goes crazy; goes mad; slow descent into madness;
      descent into madness; madness; driven mad; driven insane; delusions; delusional; hallucinations;
      sanity
    `,
    keywords: `
      unreliable narrator; delusion~0.8; hallucination~0.7; madness~0.6; split personality~0.7;
      dream or reality~0.7; paranoia~0.6; mental breakdown~0.6; multiple perspectives~0.6; insomnia~0.4;
      schizophrenia~0.7; unreliable witness~0.8; memory~0.3; gaslighting~0.6; identity~0.2;
      dissociation~0.8
    `,
  },
  'time-loop': {
    say: `
      same day over and over; repeating (day|the same day); reliving the same day; stuck in a loop;
      stuck in time; loops in time; groundhog day (scenario|premise|style|like); day repeats; loop
    `,
    keywords: `
      time loop; repetition~0.7; time travel~0.3; alternate timeline~0.3; paradox~0.3;
      butterfly effect~0.3; time~0.3; second chance~0.2; countdown~0.2
    `,
  },
  'time-travel': {
    say: `
      time machine; travel through time; travel in time; back in time; changing the past; butterfly effect;
      time paradox; time bending; manipulating time; trip to the future; sent back; sent to the past;
      sent to the future
    `,
    keywords: `
      time travel; time machine; time loop~0.8; changing the past~0.9; alternate timeline~0.8;
      butterfly effect~0.8; paradox~0.7; time manipulation~0.9; time~0.4; cryonics~0.3; time dilation~0.5;
      future~0.15
    `,
  },
  'body-swap': {
    say: `
      body switch; switch bodies; swap bodies; swap places; switch places; trading places; identity swap;
      life swap; role reversal; wakes up in (another|someone elses) body; in someone elses body;
      kid in an adult body; grown up overnight
    `,
    keywords: `
      body swap; identity swap; role reversal~0.7; transformation~0.3; doppelgänger~0.3; wish~0.3;
      face transplant~0.6; house swap~0.4; soul transference~0.5; consciousness~0.2
    `,
  },
  'fish-out-of-water': {
    say: `
      fish out of water story; out of (his|her|their) element; stranger in a strange land; culture clash;
      culture shock; clash of cultures; foreigner in; american abroad; stranger in town; outsider in;
      new in town; new kid; new kid in town; new kid at school; moves to a new town; newcomer;
      adapting to a new (world|place|life|country)
    `,
    keywords: `
      fish out of water; culture clash~0.9; american abroad~0.7; new kid in town~0.8; outsider~0.5;
      language barrier~0.6; moving house~0.3; moving to a new town~0.7; stranger~0.3; city vs country~0.6;
      british abroad~0.6; immigrant~0.25
    `,
  },
  'chosen-one': {
    say: `
      prophecy; prophesied; destiny; destined; destined hero; fate; unlikely hero; reluctant hero;
      heros journey; ordinary person becomes a hero; good versus evil; good vs evil; good against evil;
      messiah; saviour; savior; saving the world; saving humanity
    `,
    keywords: `
      chosen one; prophecy; good versus evil~0.7; messiah~0.7; savior~0.8; saving the world~0.7;
      hero's journey~0.8; unlikely hero~0.7; fate~0.5; quest~0.4; demigod~0.5; hero~0.6; mentor~0.15;
      dark lord~0.5
    `,
  },
  quest: {
    say: `
      journey; epic journey; adventure quest; long journey; fellowship; expedition; voyage; odyssey;
      into the unknown; exploration; swashbuckling
    `,
    keywords: `
      quest; journey~0.8; expedition; explorer; adventurer~0.8; hero's journey~0.7; map~0.3;
      lost civilization~0.5; swashbuckler~0.6; ocean voyage~0.6; pilgrimage~0.5; search~0.3;
      journey home~0.6; adventure~0.6
    `,
    moods: 'epic~0.15; awe~0.15',
    genres: ['Adventure'],
  },
  'treasure-hunt': {
    say: `
      treasure; treasure hunters; hunting for treasure; treasure map; lost treasure; buried treasure;
      buried gold; indiana jones (style|like|type|vibes|vibe); archaeologist; archaeology; relics;
      artifacts; artefacts; ancient artifact; tomb raiding; tombs; lost city; lost civilization; gold rush;
      hunt for gold; gold; scavenger hunt; puzzles and clues
    `,
    keywords: `
      treasure hunt; treasure; treasure map; archaeologist; artifact~0.8; lost civilization~0.8; map~0.5;
      gold~0.5; ancient temple~0.8; buried gold~0.9; holy grail~0.8; underground city~0.5; booby trap~0.5;
      gold rush~0.5; egyptian artifact~0.7; riddle~0.2; hidden money~0.4
    `,
  },
  'road-trip': {
    say: `
      roadtrip; road movie; road film; on the road; cross country; cross-country;
      driving across (america|the country); hitchhiking; route 66; car trip; bus trip; traveling across;
      trip across; journey across; hit the road; open road; life on the road; two people in a car;
      camper van; motorhome
    `,
    keywords: `
      road trip; hitchhiker~0.7; journey~0.4; highway~0.6; route 66~0.9; bus trip~0.8; van~0.5; motel~0.4;
      drifter~0.3; truck driver~0.3; motorcycle~0.3; road~0.7; travel~0.6; family vacation~0.5; car~0.3;
      nomad~0.4; walking~0.3
    `,
  },
  travel: {
    say: `
      wanderlust; makes me want to travel; around the world; globetrotting; globe trotting;
      exotic locations; exotic; backpacking; on holiday; on vacation; vacation; holiday abroad; tourists;
      tropical; getaway; escape abroad; abroad
    `,
    keywords: `
      travel; vacation; american abroad~0.7; journey~0.5; road trip~0.5; tourist~0.9; expedition~0.4;
      resort~0.6; backpacker~0.9; british abroad~0.7; family vacation~0.7; summer vacation~0.5; train~0.15;
      cruising~0.4; safari~0.5; tourist trap~0.4; island~0.2; paris, france~0.1; italy~0.2;
      ocean voyage~0.5
    `,
  },
  survival: {
    say: `
      survival (film|movie|story|thriller|horror|drama); survivor; survivalist; stranded; marooned;
      castaway; cast away style; fight for survival; fighting to survive; struggle to survive;
      trying to survive; stay alive; will to live; against the elements; alone in the wilderness;
      wilderness survival; lost in the woods; lost in the wild; stuck on an island; deserted island;
      lost at sea; plane crash; shipwreck; avalanche; trapped; buried alive; crash survivors;
      last man on earth; last person on earth; only survivor; sole survivor
    `,
    keywords: `
      survival; stranded; castaway; will to live~0.9; wilderness~0.5; plane crash~0.6; shipwreck~0.7;
      trapped~0.7; survivalist~0.7; survivor~0.7; resilience~0.4; buried alive~0.8; avalanche~0.7;
      desert island~0.8; lost in the woods~0.8; raft~0.6; lifeboat~0.7; hunger~0.4; mountain climbing~0.3;
      snowstorm~0.3; survival horror~0.7; group of survivors~0.8; last man on earth~0.7; hermit~0.2;
      animal attack~0.25; death game~0.25
    `,
  },
  'man-against-nature': {
    say: `
      man versus nature; man vs nature; human versus nature; nature fights back; nature strikes back;
      nature attacks; force of nature; people vs nature; into the wild (style|like|type);
      living off the land; off the grid; living in the wild; wilderness; harsh nature; elements;
      cruel nature; outdoors; outdoor adventure; outdoorsy; mountain climbing; climbing; climbers; hiking;
      hikers; people against nature
    `,
    keywords: `
      wilderness; mountain climbing~0.8; nature run amok; survival~0.4; animal attack~0.5; snowstorm~0.5;
      fur trapper~0.7; expedition~0.4; nature~0.5; living off the grid~0.7; storm~0.4; avalanche~0.7;
      rock climbing~0.8; mountain man~0.8; natural disaster~0.5; himalaya mountain range~0.6; walking~0.3;
      bear~0.3; mountain~0.4; arctic~0.4; frontier~0.2; hunter~0.2
    `,
  },
  disasters: {
    say: `
      disaster (film|movie|films|movies); natural disaster; catastrophe; tsunami; earthquake; tornado;
      volcano; hurricane; flood; sinking ship; meteor; asteroid; comet; storms; end of the world disaster;
      world destroyed; cities destroyed; wildfire; burning building; on fire; nuclear disaster; chernobyl;
      plane disaster
    `,
    keywords: `
      disaster; natural disaster; tsunami; earthquake; volcano; tornado; flood; storm~0.6; hurricane;
      comet~0.8; asteroid~0.8; capsized ship; fire~0.5; plane crash~0.5; shipwreck~0.5;
      nuclear disaster~0.9; oil rig~0.4; evacuation~0.6; iceberg~0.5; meteor~0.8; wildfire~0.8;
      nuclear power plant~0.3; storm chaser~0.8; climate change~0.3; apocalypse~0.3
    `,
  },
});
