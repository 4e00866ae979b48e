import { define } from './define.ts';

/** Shapes of stories that are at home in any genre. */
export const plotTropes = define('trope', {
  'twist-ending': {
    label: 'plot twist',
    say: 'plot twists; twist; twists; twist ending; twist endings; big twist; crazy twist; good twist; great twist; shocking twist; surprise ending; unexpected ending; didnt see it coming; did not see it coming; didnt see coming; never saw it coming; unpredictable; unexpected; surprising; twists and turns; mind blowing ending; shocking ending; rug pull; reveal at the end; big reveal; keeps twisting; plot twisting; ending that blew my mind; m night shyamalan style; jaw dropping ending; crazy ending; insane ending',
    keywords:
      'plot twist; unreliable narrator~0.7; identity~0.15; double cross~0.35; amnesia~0.2; whodunit~0.3; dream or reality~0.4; con artist~0.2; dark secret~0.4; split personality~0.4; false identity~0.3; family secrets~0.15',
    moods: 'mind-bending~0.35; suspenseful~0.2',
  },
  'unreliable-narrator': {
    say: 'unreliable narrators; unreliable narration; cant trust the narrator; narrator lies; lying narrator; different versions of the same story; rashomon style; conflicting accounts; is it all in (his|her|their) head; all in (his|her|their) head; is it real or not; loses grip on reality; losing touch with reality; losing (his|her|their) mind; losing grip on reality; going insane; going crazy; going mad; goes insane; goes crazy; goes mad; slow descent into madness; descent into madness; madness; driven mad; driven insane; paranoia; paranoid; delusions; delusional; hallucinations; sanity',
    keywords:
      'unreliable narrator; delusion~0.8; hallucination~0.7; madness~0.6; split personality~0.7; dream or reality~0.7; paranoia~0.6; mental breakdown~0.6; multiple perspectives~0.6; insomnia~0.4; schizophrenia~0.7; unreliable witness~0.8; memory~0.3; gaslighting~0.6; identity~0.2; dissociation~0.8',
  },
  'time-loop': {
    say: 'time loops; same day over and over; repeating (day|the same day); reliving the same day; relive the same day; stuck in a loop; stuck in time; loops in time; groundhog day (scenario|premise|style|like); day repeats; day repeating; loop; looping',
    keywords:
      'time loop; repetition~0.7; time travel~0.3; alternate timeline~0.3; paradox~0.3; butterfly effect~0.3; time~0.3; second chance~0.2; countdown~0.2',
  },
  'time-travel': {
    say: 'time traveling; time travelling; time traveler; time travelers; time traveller; time travellers; time machine; travel through time; travels through time; travel in time; travels in time; back in time; changing the past; change the past; butterfly effect; time paradox; time paradoxes; time bending; manipulating time; trip to the future; sent back; sent to the past; sent to the future',
    keywords:
      'time travel; time machine; time loop~0.8; changing the past~0.9; alternate timeline~0.8; butterfly effect~0.8; paradox~0.7; time manipulation~0.9; time~0.4; cryonics~0.3; time dilation~0.5; future~0.15',
  },
  'body-swap': {
    label: 'body swap',
    say: 'body swaps; body switch; body switching; switch bodies; swap bodies; swapped bodies; swap places; switch places; trading places; trade places; identity swap; life swap; role reversal; wakes up in (another|someone elses) body; in someone elses body; kid in an adult body; grown up overnight',
    keywords:
      'body swap; identity swap; role reversal~0.7; transformation~0.3; doppelgänger~0.3; wish~0.3; face transplant~0.6; house swap~0.4; soul transference~0.5; consciousness~0.2',
  },
  'fish-out-of-water': {
    say: 'fish out of water story; out of (his|her|their) element; stranger in a strange land; culture clash; culture shock; clash of cultures; foreigner in; american abroad; stranger in town; outsider in; new in town; new kid; new kid in town; new kid at school; moves to a new town; newcomer; adapting to a new (world|place|life|country)',
    keywords:
      'fish out of water; culture clash~0.9; american abroad~0.7; new kid in town~0.8; outsider~0.5; language barrier~0.6; moving house~0.3; moving to a new town~0.7; stranger~0.3; city vs country~0.6; british abroad~0.6; immigrant~0.25',
  },
  'chosen-one': {
    say: 'the chosen one; prophecy; prophecies; prophesied; destiny; destined; destined hero; fate; fated; unlikely hero; reluctant hero; heros journey; hero journey; ordinary person becomes a hero; good versus evil; good vs evil; good against evil; messiah; saviour; savior; saving the world; save the world; saves the world; saving humanity',
    keywords:
      "chosen one; prophecy; good versus evil~0.7; messiah~0.7; savior~0.8; saving the world~0.7; hero's journey~0.8; unlikely hero~0.7; fate~0.5; quest~0.4; demigod~0.5; hero~0.6; mentor~0.15; dark lord~0.5",
  },
  quest: {
    say: 'quests; journey; journeys; epic journey; adventure quest; long journey; fellowship; expedition; expeditions; voyage; voyages; odyssey; into the unknown; exploration; explorer; explorers; exploring; swashbuckling; swashbuckler; swashbucklers',
    keywords:
      "quest; journey~0.8; expedition; explorer; adventurer~0.8; hero's journey~0.7; map~0.3; lost civilization~0.5; swashbuckler~0.6; ocean voyage~0.6; pilgrimage~0.5; search~0.3; journey home~0.6; adventure~0.6",
    moods: 'epic~0.15; awe~0.15',
    genres: ['Adventure'],
  },
  'treasure-hunt': {
    say: 'treasure hunts; treasure; treasures; treasure hunting; treasure hunters; treasure hunter; hunting for treasure; treasure map; lost treasure; buried treasure; buried gold; indiana jones (style|like|type|vibes|vibe); archaeologist; archaeologists; archaeology; relics; artifacts; artefacts; ancient artifact; tomb raiding; tombs; lost city; lost cities; lost civilization; gold rush; hunt for gold; gold; scavenger hunt; puzzles and clues',
    keywords:
      'treasure hunt; treasure; treasure map; archaeologist; artifact~0.8; lost civilization~0.8; map~0.5; gold~0.5; ancient temple~0.8; buried gold~0.9; holy grail~0.8; underground city~0.5; booby trap~0.5; gold rush~0.5; egyptian artifact~0.7; riddle~0.2; hidden money~0.4',
  },
  'road-trip': {
    say: 'road trips; roadtrip; road movie; road movies; road film; roadtrips; on the road; cross country; cross-country; driving across (america|the country); hitchhiking; hitchhiker; hitchhikers; route 66; car trip; bus trip; traveling across; travelling across; trip across; journey across; hit the road; open road; life on the road; two people in a car; camper van; motorhome',
    keywords:
      'road trip; hitchhiker~0.7; journey~0.4; highway~0.6; route 66~0.9; bus trip~0.8; van~0.5; motel~0.4; drifter~0.3; truck driver~0.3; motorcycle~0.3; road~0.7; travel~0.6; family vacation~0.5; car~0.3; nomad~0.4; walking~0.3',
  },
  travel: {
    say: 'travelling; traveling; travelers; travellers; traveler; wanderlust; makes me want to travel; make me want to travel; around the world; globetrotting; globe trotting; globe-trotting; exotic locations; exotic; backpacking; backpackers; on holiday; on vacation; vacation; holiday abroad; tourists; tourist; tropical; getaway; escape abroad; abroad',
    keywords:
      'travel; vacation; american abroad~0.7; journey~0.5; road trip~0.5; tourist~0.9; expedition~0.4; resort~0.6; backpacker~0.9; british abroad~0.7; family vacation~0.7; summer vacation~0.5; train~0.15; cruising~0.4; safari~0.5; tourist trap~0.4; island~0.2; paris, france~0.1; italy~0.2; ocean voyage~0.5',
  },
  survival: {
    say: 'survival (film|movie|story|thriller|horror|drama); survive; survives; surviving; survivor; survivors; survivalist; stranded; marooned; castaway; cast away style; fight for survival; fighting to survive; fight to survive; struggle to survive; trying to survive; stay alive; will to live; against the elements; alone in the wilderness; wilderness survival; lost in the woods; lost in the wild; stuck on an island; deserted island; desert island; lost at sea; plane crash; shipwreck; shipwrecked; avalanche; trapped; buried alive; crash survivors; last man on earth; last person on earth; only survivor; sole survivor',
    keywords:
      'survival; stranded; castaway; will to live~0.9; wilderness~0.5; plane crash~0.6; shipwreck~0.7; trapped~0.7; survivalist~0.7; survivor~0.7; resilience~0.4; buried alive~0.8; avalanche~0.7; desert island~0.8; lost in the woods~0.8; raft~0.6; lifeboat~0.7; hunger~0.4; mountain climbing~0.3; snowstorm~0.3; survival horror~0.7; group of survivors~0.8; last man on earth~0.7; hermit~0.2; animal attack~0.25; death game~0.25',
  },
  'man-against-nature': {
    label: 'people against nature',
    say: 'man against nature; man versus nature; man vs nature; human versus nature; nature fights back; nature strikes back; nature attacks; force of nature; forces of nature; people vs nature; into the wild (style|like|type); living off the land; off the grid; living in the wild; wilderness; the wild; harsh nature; elements; cruel nature; outdoors; outdoor adventure; outdoorsy; mountain climbing; climbing; climbers; mountaineering; mountaineers; hiking; hikers; camping',
    keywords:
      'wilderness; mountain climbing~0.8; nature run amok; survival~0.4; animal attack~0.5; snowstorm~0.5; fur trapper~0.7; expedition~0.4; nature~0.5; living off the grid~0.7; storm~0.4; avalanche~0.7; rock climbing~0.8; mountain man~0.8; natural disaster~0.5; himalaya mountain range~0.6; walking~0.3; bear~0.3; mountain~0.4; arctic~0.4; frontier~0.2; hunter~0.2',
  },
  disaster: {
    label: 'disaster',
    say: 'disaster (film|movie|films|movies); disasters; natural disaster; natural disasters; catastrophe; catastrophic; tsunami; earthquake; earthquakes; tornado; tornadoes; volcano; volcanoes; hurricane; hurricanes; flood; floods; sinking ship; meteor; asteroid; comet; storms; storm; end of the world disaster; world destroyed; cities destroyed; wildfire; burning building; on fire; nuclear disaster; chernobyl; plane disaster',
    keywords:
      'disaster; natural disaster; tsunami; earthquake; volcano; tornado; flood; storm~0.6; hurricane; comet~0.8; asteroid~0.8; capsized ship; fire~0.5; plane crash~0.5; shipwreck~0.5; nuclear disaster~0.9; oil rig~0.4; evacuation~0.6; iceberg~0.5; meteor~0.8; wildfire~0.8; nuclear power plant~0.3; storm chaser~0.8; climate change~0.3; apocalypse~0.3',
  },
  'last-stand': {
    label: 'last stand',
    say: 'last stands; siege; sieges; under siege; besieged; holding the fort; outnumbered; against overwhelming odds; against all odds; impossible odds; suicide mission; surrounded; defending a (village|town|castle|fort); few against many; barricaded; standoff',
    keywords:
      'siege; last stand; suicide mission~0.7; battle~0.3; city under siege~0.8; dangerous mission~0.4; guerrilla warfare~0.3; resistance~0.2; group of survivors~0.3; mexican standoff~0.3; alien invasion~0.15',
  },
  'team-on-a-mission': {
    label: 'a team on a mission',
    say: 'team on a mission; men on a mission; ragtag team; ragtag group; ragtag crew; ragtag; band of misfits; team of misfits; group of misfits; misfits; misfit; assembling a team; assemble a team; getting the team together; gathering a team; squad; crew; teamwork; team of specialists; team of experts; bunch of misfits; group of outcasts; unlikely team; rescue mission; dangerous mission; mission; commandos; special forces',
    keywords:
      'team; teamwork; crew~0.6; misfit~0.7; rescue mission~0.7; dangerous mission; suicide mission~0.8; superhero team~0.5; commando~0.7; secret mission~0.8; squad; unlikely alliance~0.6; special forces~0.6; heist~0.3; outcast~0.25; mercenary~0.3; space mission~0.3; kids on a mission~0.6',
  },
  underdog: {
    say: 'underdogs; underdog story; underdog stories; little guy; david and goliath; david vs goliath; david versus goliath; against the odds; overcoming the odds; overcoming adversity; overcomes adversity; overcoming obstacles; beating the odds; rags to riches; rise to the top; from nothing; from rags to riches; succeed against the odds; comeback; comeback story; never give up; perseverance; determination; prove everyone wrong; proving everyone wrong; zero to hero; nobody believes in (him|her|them); working (his|her|their) way up',
    keywords:
      'underdog; perseverance~0.8; comeback~0.7; rags to riches~0.9; misfit~0.4; training~0.4; tournament~0.4; competition~0.4; rise to fame~0.5; second chance~0.5; self-confidence~0.5; outcast~0.3; loser~0.6; coach~0.4; late bloomer~0.6; ambition~0.2; everyman~0.3',
  },
  'rise-and-fall': {
    say: 'rise and fall of; rise and fall story; downfall; fall from grace; fall from power; corrupted by power; power corrupts; hubris; greed; greedy; ambition; ambitious; descent into crime; turns to crime; breaking bad; becomes a villain; good man goes bad; self destruction; self-destruction; self destructive; self-destructive; spiral; downward spiral; spiralling; spiraling; loses everything; lose everything; decline; power hungry; obsession; obsessed; obsessive; obsession with',
    keywords:
      'rise and fall; downfall; self-destruction~0.8; ambition~0.5; greed~0.5; moral decline; hubris~0.8; obsession~0.5; excess~0.6; decadence~0.5; rise to power~0.7; selling out~0.5; addiction~0.3; ego~0.4; riches to rags~0.6; hedonism~0.5; corruption~0.3; fame~0.2; power~0.4; perfectionism~0.4',
  },
  redemption: {
    say: 'redemption story; redemption arc; redeem; redeems; redeemed; second chance; second chances; atonement; atone; making amends; make amends; making up for past; turning (his|her|their) life around; turn (his|her|their) life around; fresh start; new beginning; starting over; start over in life; new life; forgiveness; forgive; forgiving; guilt; guilty conscience; remorse; regrets; regret; change of heart; reform; reinvent; comes to terms with the past; haunted by the past; haunted by (his|her|their) past',
    keywords:
      'redemption; second chance; forgiveness; guilt~0.6; new beginning~0.7; ex-convict~0.4; regret~0.6; rehabilitation~0.5; recovery~0.5; conscience~0.5; sacrifice~0.2; kindness~0.2; grumpy old man~0.3; past catches up~0.5',
  },
  'moral-dilemma': {
    say: 'moral dilemmas; moral choice; morally grey; morally gray; morally ambiguous; moral ambiguity; moral conflict; morality; ethics; ethical; ethical dilemma; right and wrong; tough choices; impossible choice; impossible choices; gray area; grey area; grey morality; no right answer; what would you do',
    keywords:
      'moral dilemma; ethics~0.8; morality~0.8; conscience~0.6; guilt~0.3; moral ambiguity; whistleblower~0.3; sacrifice~0.2; justice~0.3; free will~0.25; lie~0.3; euthanasia~0.5',
    moods: 'thought-provoking~0.3',
  },
  'anti-hero': {
    say: 'antihero; anti heroes; antiheroes; villain protagonist; villain main character; flawed hero; flawed protagonist; flawed characters; flawed character; unlikeable protagonist; unlikable protagonist; bad guy as the main character; bad guy wins; villain wins; villain; villains; great villain; good villain; from the villains perspective; rooting for the bad guy; charismatic villain; memorable villain; evil protagonist; bad people; terrible people',
    keywords:
      "antihero; villain~0.7; supervillain~0.4; outlaw~0.3; villain's perspective; sociopath~0.4; con artist~0.2; gunslinger~0.2; vigilante~0.3; hitman~0.3; misanthrope~0.3; villainess~0.6; psychopath~0.3",
  },
  rivals: {
    label: 'rivalry',
    say: 'rivals; rival; rivalry; rivalries; feud; feuding; feuds; enemies; competing; competition; competitions; contest; contests; tournament; tournaments; jealous; jealousy; envy; one upmanship; duel; duels; showdown; nemesis; archenemy; bitter enemies; professional rivalry; sibling rivalry',
    keywords:
      'rivalry; feud; jealousy~0.6; competition~0.7; sibling rivalry~0.8; duel~0.6; tournament~0.6; power struggle~0.5; family feud~0.8; ego clash~0.8; arch enemy~0.8; sports rivalry; contest~0.6; bet~0.3; land dispute~0.3',
  },
  'mistaken-identity': {
    label: 'mix-ups and misunderstandings',
    say: 'mistaken for someone else; mix up; mix ups; mixup; mix-up; misunderstandings; misunderstanding; comedy of errors; everything goes wrong; everything that can go wrong; things go wrong; spirals out of control; one thing after another; snowballs; plan goes wrong; goes horribly wrong; goes wrong; worst day ever; bad day; very bad day; chain of events; crime gone wrong',
    keywords:
      'mistaken identity; misunderstanding; farce~0.7; lie~0.4; heist gone wrong~0.6; bad luck~0.7; disguise~0.3; crime gone wrong~0.7; chaos~0.4; impersonation~0.3; one night~0.3; mistaken for hero~0.7; coincidence~0.5; double~0.4; cross dressing~0.2; fake relationship~0.3',
  },
  'one-location': {
    label: 'in one place',
    say: 'one location; single location; single setting; one setting; confined space; confined spaces; one room; set in one room; single room; one place; all in one (room|place|house|location); in one (room|house|building|apartment); takes place in one (room|place|location|house); bottle (film|movie|episode); contained; contained thriller; enclosed space; claustrophobic; claustrophobia; limited location; chamber piece; trapped in (one place|a room|a house|a building)',
    keywords:
      'one location; claustrophobia; trapped~0.6; siege~0.4; isolated house~0.4; elevator~0.5; apartment~0.15; based on play or musical~0.15; phone booth~0.6; dinner party~0.4; real time~0.4; submarine~0.4; locked room mystery~0.5; quarantine~0.2; strangers~0.3; lifeboat~0.5; dinner guests~0.6; group of strangers~0.4',
  },
  'one-night': {
    label: 'in a single day or night',
    say: 'one night; single night; over one night; in one night; takes place (over|in) one (night|day|evening); over the course of (a|one) (night|day|single night|single day|evening); one crazy night; wild night; night out; one day; in one day; single day; over one day; in a single day; in a single night; 24 hours; twenty four hours; real time; in real time; before sunrise style; all nighter',
    keywords:
      'one night; one day; real time~0.8; night~0.3; countdown~0.3; party~0.2; race against time~0.2; nightlife~0.5; heat wave~0.2; one week~0.3',
  },
  'race-against-time': {
    say: 'race against the clock; against the clock; against time; ticking clock; ticking time bomb; countdown; bomb; bombs; time running out; running out of time; deadline; before its too late; defuse a bomb',
    keywords:
      'race against time; countdown; bomb~0.6; real time~0.6; time~0.2; terrorism~0.2; one day~0.2; rescue mission~0.4; bomb disposal~0.7; nuclear threat~0.4; explosives~0.3; asteroid~0.4; pandemic~0.2',
  },
  'multiple-storylines': {
    label: 'stories that cross',
    say: 'multiple storylines; intertwining stories; interwoven stories; intersecting stories; intersecting lives; interconnected stories; interconnected; interlocking stories; converging stories; hyperlink cinema; several stories; different stories that connect; stories that come together; lives that cross; everything connects; everything is connected; separate stories; parallel stories; many characters; vignettes; episodic; coincidences; coincidence',
    keywords:
      'multiple storylines; ensemble cast~0.5; coincidence~0.6; anthology~0.6; vignettes~0.8; multiple perspectives~0.8; fate~0.2; nonlinear timeline~0.3; chance encounter~0.5; butterfly effect~0.3; chance~0.4',
  },
  storytelling: {
    label: 'a story within a story',
    say: 'story within a story; stories within stories; film within a film; movie within a movie; play within a play; meta; self aware; self-aware; self referential; self-referential; metafiction; metafictional; fourth wall; breaks the fourth wall; breaking the fourth wall; break the fourth wall; talks to the camera; talking to the camera; talk to the audience; speaks to the audience; storytelling; storyteller; deconstructs; deconstruction; genre aware; subverts expectations; subversive; genre bending; genre-bending; genre defying; genre mashup; mash-up of genres; blends genres',
    keywords:
      'film within a film; self-referential; metafiction; breaking the fourth wall~0.8; storytelling~0.7; play within a play~0.9; play within a film~0.9; parody~0.2; filmmaking~0.4; deconstruction~0.7; writer~0.1; homage~0.4; mockumentary~0.2',
  },
  secrets: {
    label: 'dark secrets',
    say: 'secrets; family secret; family secrets; dark secrets; dark secret; skeletons in the closet; hidden truth; hidden truths; buried secrets; buried past; secret; lies; lying; liar; liars; web of lies; cover up; cover-up; uncovering the truth; uncover the truth; hidden agenda; everyone has a secret; something is not right; something isnt right; not what it seems; nothing is (what|as) it seems; not as it seems',
    keywords:
      'family secrets; secret; dark secret; secret past; cover-up~0.7; lie~0.7; double life~0.4; infidelity~0.15; guilt~0.2; small town~0.1; suspicion~0.3; plot twist~0.2; truth~0.4; repressed homosexuality~0.2; deception~0.5',
  },
  amnesia: {
    label: 'memory loss',
    say: 'amnesia; memory loss; lost memory; lost (his|her|their) memory; loses (his|her|their) memory; loss of memory; forgets everything; wakes up with no memory; cant remember; cannot remember; who am i; forgotten past; erased memories; erase memories; memory erasing; memories; memory; remembering; false memories; identity crisis; lost identity',
    keywords:
      "amnesia; memory; memory erasure; identity~0.4; dementia~0.5; flashback~0.2; coma~0.3; identity crisis~0.4; brainwashing~0.3; memory implant~0.8; alzheimer's disease~0.6; memory manipulation~0.9; brain damage~0.5; loss of identity~0.6; nonlinear timeline~0.2; dream or reality~0.2",
  },
});
