import { define } from './define.ts';

/** Science fiction, fantasy and horror: what they are about. */
export const fantasticThemes = define('trope', {
  'space-travel': {
    label: 'space travel',
    say: 'space; outer space; spaceship; spaceships; space ship; space ships; spacecraft; starship; starships; astronaut; astronauts; cosmonaut; cosmonauts; nasa; moon landing; mars; mission to mars; space mission; space exploration; space (film|movie|adventure|drama|thriller|sci-fi|stuff|setting); in space; set in space; takes place in space; interstellar travel; galaxy; galaxies; the cosmos; space station; space race; rocket; rockets; stranded in space; lost in space; deep space; space walk; moon; hard science fiction; hard sci fi; hard sci-fi; hard scifi; scientifically accurate; realistic (sci fi|scifi|sci-fi|science fiction)',
    keywords:
      'outer space; spaceship; astronaut; space travel; nasa; space mission; space station; space exploration; mars; moon~0.6; space opera~0.7; space race; rocket~0.7; alien planet~0.5; planet~0.5; space battle~0.7; wormhole; black hole; starship crew; moon landing; mission control; galaxy~0.8; space colony; spacewalk; space debris; spaceship crash; space marine~0.7; desert planet~0.4; astronomy~0.3',
  },
  'space-opera': {
    say: 'space operas; space battles; space battle; star wars like; space fantasy; galactic empire; intergalactic; laser swords; space western; space cowboys; space pirates',
    keywords:
      'space opera; space battle; space western; galaxy~0.7; lightsaber; jedi; desert planet~0.6; space mission~0.2; alien planet~0.4; starship crew~0.7; empire~0.3; bounty hunter~0.1',
  },
  'first-contact': {
    say: 'contact with aliens; alien contact; peaceful aliens; friendly aliens; friendly alien; extraterrestrial; extraterrestrials; extra terrestrial; extra-terrestrial; ufo; ufos; flying saucers; communicating with aliens; alien encounter; alien encounters; close encounters style; alien abduction; roswell; area 51',
    keywords:
      'first contact; ufo; extraterrestrial signal; alien~0.6; alien abduction; crop circle~0.6; area 51~0.8; linguist~0.4; alien invasion~0.4; signal~0.4; language~0.2',
  },
  'alien-invasion': {
    say: 'aliens; alien; alien invasions; alien attack; aliens invade; alien invaders; invasion; invaders; martians; aliens attacking; hostile aliens; alien monsters; body snatchers; alien (horror|film|films|movie|movies|creature|creatures|planet)',
    keywords:
      'alien invasion; alien; invasion~0.7; body snatcher; extermination~0.3; alien planet~0.5; martian; first contact~0.4; ufo~0.5; pod; creature~0.2; saving the world~0.15',
  },
  'artificial-intelligence': {
    say: 'ai; artificial intelligence; sentient (machine|machines|computer|computers|ai|robot|robots); machine intelligence; rogue ai; evil ai; evil computer; falling in love with a machine; human like robots; androids; android; replicants; humanoid robots; turing test; consciousness; machines; technology; technology gone wrong; tech gone wrong; dangers of technology; technological; man vs machine; humanity vs machines; humans vs machines; singularity; computers; black mirror style',
    keywords:
      'artificial intelligence; android~0.9; robot~0.6; man vs machine; technology~0.6; killer robot~0.7; consciousness~0.5; turing test; computer~0.5; what it means to be human~0.8; artificial human; robot uprising; cyborg~0.5; simulation~0.4; machine~0.6; virtual reality~0.3; technology gone wrong; computer virus~0.4; clone~0.2',
  },
  robots: {
    say: 'robot; robotic; cyborg; cyborgs; giant robot; giant robots; mecha; mechs; mech; killer robots; killer robot; transformers style; automatons; half man half machine; exoskeleton; powered armor; drones',
    keywords:
      'robot; android; cyborg; giant robot; killer robot; robot uprising; machine~0.5; powered armor~0.6; mechanical army; automaton; artificial intelligence~0.5; man vs machine~0.6',
  },
  'virtual-reality': {
    label: 'virtual worlds',
    say: 'virtual reality; virtual world; virtual worlds; simulation; simulations; simulated reality; living in a simulation; matrix like; video game world; trapped in a (game|video game); inside a (game|computer|video game); gaming; gamer; gamers; video games; video game; videogames; videogame; arcade; cyberspace; digital world; hologram; metaverse',
    keywords:
      'virtual reality; simulation; video game; digital world; gamer; arcade~0.7; avatar~0.5; video game champion; based on video game~0.3; dream or reality~0.25; consciousness~0.2; alternate reality~0.3; brain implant~0.4; death game~0.2; hacker~0.15',
  },
  'parallel-worlds': {
    label: 'parallel worlds',
    say: 'parallel universe; parallel universes; parallel world; parallel dimension; alternate universe; alternate universes; alternate reality; alternate realities; alternative reality; alternative universe; alternate timeline; alternate dimension; other dimension; other dimensions; another dimension; different dimensions; dimensions; multiverse; multiverses; alternate history; alternative history; what if history; other worlds; another world; portal; portals; portal fantasy; transported to another world; isekai; upside down world; quantum physics',
    keywords:
      'parallel universe; parallel world; multiverse; alternate reality; alternate timeline~0.9; alternate history~0.7; portal~0.8; fantasy world~0.4; doppelgänger~0.3; pocket universe; time travel~0.15; digital world~0.3; wormhole~0.3; land of oz~0.3; quantum physics~0.8; dream world~0.4',
  },
  dystopia: {
    say: 'dystopian; dystopias; dystopic; totalitarian; totalitarian regime; oppressive (regime|government|society|future|state); orwellian; big brother; fascist future; dark future; bleak future; controlled society; surveillance state; surveillance; rebels against the (system|government|regime); oppressive system; police state; future society; utopia; utopian; 1984 style; dystopian future; tyranny; authoritarian; rebellion; rebellions; rebels; uprising; fight the system; fight against the system',
    keywords:
      'dystopia; totalitarian regime~0.9; surveillance~0.5; post-apocalyptic future~0.4; death game~0.5; rebellion~0.5; near future~0.3; tyranny~0.7; utopia~0.7; conformity~0.4; overpopulation~0.7; population control~0.8; corporation~0.15; evil corporation~0.3; resistance~0.4; cyberpunk~0.5; censorship~0.4; social control; theocracy~0.7; propaganda~0.4; revolution~0.25; dictatorship~0.4; oppression~0.5; future~0.3; book burning~0.6',
  },
  'post-apocalypse': {
    label: 'after the end of the world',
    say: 'post apocalypse; post-apocalypse; post apocalyptic; post-apocalyptic; postapocalyptic; apocalypse; apocalyptic; end of the world; end times; doomsday; after the end; after the apocalypse; collapse of society; society collapses; societal collapse; collapse of civilization; end of civilization; end of humanity; extinction; wasteland; nuclear war; nuclear apocalypse; nuclear winter; fallout; ruined world; last people on earth; survivors of the apocalypse; armageddon; pre apocalyptic; pre-apocalyptic; world ending',
    keywords:
      'post-apocalyptic future; apocalypse; nuclear war~0.8; wasteland; last man on earth; nuclear winter; zombie~0.3; pandemic~0.3; survival~0.15; abandoned city; comet~0.4; saving the world~0.2; nuclear threat~0.4; virus~0.3; world war iii; doomsday device~0.6; dying earth; water shortage~0.4; flooded city~0.7',
  },
  cyberpunk: {
    say: 'cyber punk; cyberpunk (style|vibes|aesthetic|city|setting|world); high tech low life; futuristic; futuristic city; megacity; megacorporations; near future; future; in the future; set in the future; distant future; retro futuristic; retrofuturism; retro-futurism; steampunk; steam punk; biopunk; dieselpunk; blade runner style; transhumanism',
    keywords:
      'cyberpunk; near future~0.7; future~0.7; steampunk~0.6; dystopia~0.5; android~0.4; cyborg~0.5; hacker~0.4; corporation~0.15; virtual reality~0.4; metropolis~0.6; flying car~0.6; genetic engineering~0.3; evil corporation~0.4; retrofuturism~0.7; distant future~0.8; brain implant~0.6; artificial intelligence~0.3; 2030s~0.5; 23rd century~0.6',
  },
  'science-and-scientists': {
    label: 'scientists',
    say: 'science; scientist; scientists; mad scientist; mad scientists; experiment; experiments; experiment gone wrong; experimentation; human experiments; human experimentation; laboratory; lab; inventor; inventors; invention; inventions; genetic engineering; genetics; gene editing; dna; mutation; mutations; playing god; physics; physicist; mathematics; maths; math; mathematician; mathematicians; genius; geniuses; prodigy; child prodigy; brilliant mind; brilliant minds; intellect; gifted; nobel prize; discovery; discoveries; frankenstein',
    keywords:
      'scientist; mad scientist; experiment; genetic engineering~0.8; inventor~0.9; experiment gone wrong; human experimentation; science; physicist; mathematician; mathematics; genius~0.7; laboratory; mutation~0.6; clone~0.4; biologist~0.8; creation of life; nobel prize; child prodigy~0.6; women in science; female scientist; chemist~0.7; evolution~0.5; frankenstein; manhattan project~0.7; hubris~0.3; engineer~0.3; botanist; atomic bomb~0.3; military experiment~0.7; faith vs science; quantum physics; savant~0.5',
  },
  superheroes: {
    label: 'superheroes',
    say: 'superhero; super hero; super heroes; superheros; comic book hero; comic book heroes; marvel; mcu; dc; dceu; marvel (films|movies|film|movie); dc (films|movies|film|movie); superpower; superpowers; super powers; super power; special powers; powers; people with powers; supernatural powers; mutants; mutant; avengers style; supervillain; supervillains; caped; masked hero; capes; spandex; telekinesis; invisibility; invisible man; telepathy',
    keywords:
      'superhero; superhero team; supervillain; superpower; marvel cinematic universe; dc extended universe; masked hero; mutant~0.8; superhero family; telekinesis~0.5; origin story~0.5; secret identity~0.3; gotham city~0.6; psychic~0.3; invisibility~0.5; retired superhero; super soldier; superhuman strength; vigilante~0.15; based on comic~0.15; telepathy~0.5; team~0.1',
  },
  'dark-superheroes': {
    label: 'superheroes taken apart',
    say: 'dark superheroes; dark superhero; gritty superhero; superhero satire; superhero parody; realistic superheroes; evil superheroes; superhero deconstruction; not a typical superhero; r rated superhero; adult superhero; superheroes but; different superhero',
    keywords:
      'retired superhero; antihero~0.5; vigilante~0.5; superhero~0.4; masked hero~0.4; superhuman strength~0.6; parody~0.15; deconstruction~0.6; gotham city~0.4; mutant~0.2; supervillain~0.2',
    moods: 'dark~0.3; gritty~0.3; satirical~0.2; bleak~0.2',
    against: 'genre:Family',
  },
  magic: {
    say: 'wizards; wizard; sorcery; sorcerer; sorcerers; sorceress; spells; spell; magician; magicians; magic powers; world of magic; magical (world|worlds|creatures|creature|powers|realm|beings); magic system; magic tricks; illusionist; illusionists; warlock; curse; curses; cursed; potions; potion; genie; genies; wishes granted; fairy godmother; alchemy',
    keywords:
      'magic; wizard; sorcerer; witch~0.7; curse~0.5; sorceress; school of witchcraft; fairy~0.5; genie; potion; magician~0.7; elemental magic; magical creature; spell; alchemy~0.6; magic ring; illusion~0.4; fantasy world~0.5; magic carpet~0.7; wish~0.3; magic mirror; merlin; love potion; magic amulet; transformation~0.3; enchanted forest',
  },
  'magic-school': {
    say: 'school of magic; wizarding school; wizard school; magic academy; school for wizards; school for witches; boarding school with magic; wizarding world; harry potter style; magic students; training to be a wizard; learning magic; apprentice; apprentices; sorcerers apprentice',
    keywords:
      "school of witchcraft; boarding school~0.4; wizard~0.6; witch~0.35; magic~0.35; sorcerer's apprentice; apprentice~0.6; academy~0.4",
  },
  witches: {
    say: 'witch; witchcraft; coven; covens; witchy; witch hunt; witch trials; salem; wicca; evil witch; evil queen; hex; voodoo; occult; the occult; black magic; dark magic; seance; tarot; shaman; shamans; fortune teller',
    keywords:
      'witch; coven; witch hunt; sorceress~0.7; voodoo~0.8; occult~0.7; evil queen~0.6; school of witchcraft~0.5; seance~0.6; salem; curse~0.3; paganism~0.4; ritual~0.3; fortune teller~0.5; tarot; shaman~0.5; satanism~0.4',
  },
  'high-fantasy': {
    say: 'epic fantasy; medieval fantasy; sword and sorcery; swords and sorcery; fantasy world; fantasy worlds; fantasy kingdom; fantasy adventure; classic fantasy; elves; dwarves; orcs; elf; dwarf; orc; hobbits; goblins; trolls; ogre; giants; middle earth; dungeons and dragons; d&d; dnd; lord of the rings style; game of thrones style; world building; worldbuilding; immersive world; rich world; lore; tolkien style; kings and queens in a fantasy; fairies; fairy; unicorns; unicorn; mythical creatures; fantastical creatures; fantastic creatures; fantasy creatures',
    keywords:
      "high fantasy; sword and sorcery; fantasy world; elf; dwarf; orc; wizard~0.5; dragon~0.5; middle-earth; magic ring; quest~0.4; dark lord; kingdom~0.6; goblin; ogre; fairy~0.6; magical creature~0.8; unicorn; sorcerer~0.5; giant~0.4; sword fight~0.2; hero's journey~0.4; prophecy~0.3; army of the dead; princess~0.2; spirit world~0.3",
  },
  dragons: {
    say: 'dragon; dragon riders; dragon rider; dragon slayer; fire breathing; dinosaurs and dragons',
    keywords:
      'dragon; flying~0.1; high fantasy~0.3; sword and sorcery~0.4; knight~0.2; mythology~0.2; spirit~0.3; viking~0.3',
  },
  'fairy-tales': {
    label: 'fairy tales',
    say: 'fairy tale; fairytale; fairytales; fairy tale retelling; fairytale retelling; modern fairy tale; dark fairy tale; dark fairytale; brothers grimm; grimm; once upon a time; fable; fables; folk tale; folk tales; folktale; folklore; legends; legend; cinderella story; disney princess; knights and princesses; prince and princess; tall tale; tall tales; urban legends; urban legend; bedtime story; true fairy tale; myth retelling',
    keywords:
      'fairy tale; based on fairy tale; folklore~0.8; princess~0.5; fairy~0.7; evil stepmother; fairy tale for adults; tall tale~0.7; evil queen~0.7; enchanted forest; prince~0.4; curse~0.3; storytelling~0.2; legend~0.7; urban legend~0.4; magic mirror; fairy godmother; mermaid~0.5; true love~0.3; allegory~0.15',
    moods: 'whimsical~0.15',
  },
  mythology: {
    label: 'myths',
    say: 'myth; myths; mythological; mythical; greek mythology; greek myth; greek myths; norse mythology; norse gods; greek gods; egyptian gods; gods and monsters; demigod; demigods; olympus; zeus; hercules; king arthur; arthurian; arthurian legend; camelot; robin hood; sherwood; atlantis; mermaids; mermaid; sirens',
    keywords:
      'mythology; greek mythology; norse mythology; demigod; goddess; god~0.5; king arthur; camelot; robin hood; atlantis; legend; ancient greece~0.6; folk hero~0.6; mermaid~0.6; trojan war; folklore~0.4; holy grail~0.4; merlin; korean folklore~0.6; shapeshifting~0.2; underworld~0.5; hero~0.3',
  },
  ghosts: {
    label: 'ghosts',
    say: 'ghost; spirits; spirit; ghost story; ghost stories; haunted; hauntings; paranormal; paranormal activity; paranormal investigation; supernatural; poltergeist; poltergeists; apparition; apparitions; seeing dead people; seance and ghosts; spooks; ghost hunters; ghostbusters style; supernatural (horror|thriller|mystery|elements|drama|romance); beyond the grave; medium; mediums; psychic; psychics; otherworld; spirit world',
    keywords:
      'ghost; haunted house~0.8; supernatural~0.6; supernatural horror~0.7; paranormal investigation; seance~0.8; spirit world~0.7; afterlife~0.5; medium~0.7; curse~0.25; gothic~0.25; psychic~0.6; spirit; ghost ship; haunted hotel; resurrection~0.1; parapsychologist; paranormal; haunted ship; second sight~0.6; angel~0.2; premonition~0.4',
  },
  'haunted-house': {
    say: 'haunted houses; haunted mansion; haunted home; haunted hotel; haunted place; haunted places; creepy house; creepy mansion; spooky house; spooky mansion; old dark house; house with a secret; evil house; new house is haunted; family moves into a house',
    keywords:
      'haunted house; haunted hotel; ghost~0.4; isolated house~0.5; mansion~0.25; supernatural horror~0.4; gothic horror~0.4; house~0.4; new house~0.5; parapsychologist~0.6; haunted ship~0.5',
  },
  possession: {
    label: 'demons and possession',
    say: 'possession; possessed; demonic possession; demonic; demon; demons; exorcism; exorcisms; exorcist; devil; devils; the devil; satan; satanic; antichrist; evil spirit; evil spirits; hell; evil child; evil kid; creepy kid; creepy kids; creepy child; creepy children; possessed child; lucifer; deal with the devil; faustian; soul selling; occult horror; religious horror; cursed doll; cursed object; cursed videotape; evil doll; killer doll; creepy doll; dolls',
    keywords:
      'demonic possession; possession; demon~0.8; exorcism; antichrist; evil child; satanism~0.8; deal with the devil~0.7; hell~0.7; occult~0.5; supernatural horror~0.5; curse~0.3; satan; killer doll; doll~0.5; cursed videotape; book of the dead~0.6; faust; ancient evil~0.6; ritual~0.25; crisis of faith~0.2',
  },
  'cabin-in-the-woods': {
    say: 'cabin; cabins; cabin in the forest; isolated cabin; remote cabin; in the woods; woods; creepy woods; lost in the forest; camping horror; remote location; remote; isolated location; isolated place; isolated (house|horror|setting|village|island); backwoods; wilderness horror; summer camp horror; killer in the woods; alone in a house',
    keywords:
      'cabin in the woods; isolated house; cabin; backwoods; lost in the woods; isolation~0.4; forest~0.35; summer camp~0.5; wilderness~0.3; farmhouse~0.4; final girl~0.2; folk horror~0.35; camping; chainsaw~0.3; lighthouse~0.4; snowstorm~0.2',
  },
  slasher: {
    say: 'slashers; slasher (film|films|movie|movies|horror|flick); masked killer; masked killers; teen slasher; final girl horror; stalk and slash; hack and slash; chainsaw; giallo; giallos; psycho with a knife; killer in a mask; camp slasher; teens get killed; 80s slasher vibe',
    keywords:
      'slasher; masked killer; final girl; giallo~0.7; chainsaw~0.7; killing spree~0.6; teen horror~0.7; serial killer~0.25; knife~0.4; holiday horror~0.5; gore~0.2; babysitter~0.2; escaped mental patient~0.7; axe~0.5',
  },
  zombies: {
    label: 'zombies',
    say: 'zombie; undead; living dead; walking dead; zombie apocalypse; zombie (film|movie|outbreak|comedy|horror); infected; outbreak; virus outbreak; the infected; zombie survival; brain eating',
    keywords:
      'zombie; undead; infection~0.7; reanimation~0.6; virus~0.4; army of the dead~0.5; survival horror~0.5; quarantine~0.3; post-apocalyptic future~0.2; pandemic~0.2; voodoo~0.2',
  },
  pandemic: {
    label: 'epidemics',
    say: 'pandemic; pandemics; epidemic; epidemics; plague; plagues; virus; viruses; disease outbreak; contagion style; contagious; quarantine; lockdown; covid; deadly virus; black death; bioweapon',
    keywords:
      'pandemic; virus; plague~0.8; quarantine~0.7; infection~0.7; biological weapon~0.7; cure~0.6; spanish flu; zombie~0.2; apocalypse~0.15; mass hysteria~0.4; parasite~0.3',
  },
  vampires: {
    label: 'vampires',
    say: 'vampire; vampiric; dracula; bloodsuckers; blood sucking; nosferatu; vampire (romance|film|movie|horror|comedy|hunter); undead lovers; immortal; immortality; immortals; living forever; eternal life; eternal youth',
    keywords:
      'vampire; dracula; transylvania~0.6; immortality~0.5; vampire hunter; stake through the heart; supernatural romance~0.5; blood~0.3; eternal night~0.7; hammer film~0.4',
  },
  werewolves: {
    label: 'werewolves and shapeshifters',
    say: 'werewolf; lycanthrope; lycan; lycans; wolfman; wolf man; shape shifter; shapeshifter; shapeshifters; shapeshifting; shape-shifting; full moon; transformation; transformations; metamorphosis; turns into an animal; turned into an animal; half human half animal',
    keywords:
      'werewolf; shapeshifting; full moon~0.7; transformation~0.7; body transformation; wolf~0.2; body horror~0.25; mutation~0.3; curse~0.2; parents turned into animals',
  },
  monsters: {
    label: 'monsters',
    say: 'monster; creature feature; creature features; creature; creatures; creature (film|movie|design|effects); beast; beasts; giant creatures; giant insects; giant animals; giant spiders; spiders; killer animals; animal attack; animal attacks; animals attack; killer bees; snakes; snake; crocodile; crocodiles; alligator; alligators; sea monster; sea monsters; bigfoot; yeti; gremlins style; monster hunter; monsters under the bed; boogeyman',
    keywords:
      'monster; creature; creature feature; giant monster; sea monster; animal attack~0.7; giant insect; kaiju~0.8; mutation~0.4; giant worm; giant snake; werewolf~0.4; shark~0.4; crocodile~0.7; beast; alligator; experiment gone wrong~0.3; bigfoot; yeti; spider~0.6; giant ant; tarantula; invisible monster; kraken; demon~0.2; alien~0.15; snake~0.4; swamp~0.2',
  },
  kaiju: {
    say: 'giant monster; godzilla; godzilla style; king kong; king kong style; kong; giant monster fights; monsters destroying cities; monsters fighting; giant ape; giant lizard; city destruction; cities being destroyed',
    keywords:
      'kaiju; giant monster; godzilla; kong; hollow earth; giant ape; giant robot~0.4; gorilla~0.4; sea monster~0.3; giant~0.3',
  },
  dinosaurs: {
    label: 'dinosaurs',
    say: 'dinosaur; dino; dinos; prehistoric; prehistory; jurassic; t rex; t-rex; raptors; cavemen; caveman; cavewoman; stone age; ice age; mammoths; paleontologist; fossils; primitive man; neanderthals',
    keywords:
      'dinosaur; prehistoric times~0.8; paleontologist; ice age~0.6; velociraptor; stone age; mammoth; fossil; lost civilization~0.1; evolution~0.3; theme park~0.2',
  },
  sharks: {
    label: 'sharks and the deep',
    say: 'shark; shark attack; shark attacks; killer shark; killer sharks; sea creatures; whale; whales; deep sea; deep-sea; underwater; under water; underwater world; under the sea; submarine horror; beneath the sea; ocean horror; aquatic; octopus; piranhas; dolphins; scuba diving; divers; diving; ocean creatures; sea life; marine life',
    keywords:
      'shark; underwater~0.8; whale~0.7; sea monster~0.6; diver; ocean~0.5; submarine~0.4; deep sea; octopus~0.7; underwater world; dolphin; orca; animal attack~0.4; fear of water~0.5; marine biologist; fish~0.4; aquarium~0.4; mermaid~0.3',
  },
  'body-horror': {
    say: 'body horrors; cronenberg style; cronenbergian; grotesque; parasites; parasite; mutilation; flesh; bodily transformation; turning into a monster; plastic surgery; surgery; medical horror; surgeons; surgeon; face transplant; practical gore; skin',
    keywords:
      'body horror; mutation~0.6; parasite~0.8; plastic surgery~0.6; face transplant~0.6; body transformation; disfigurement~0.4; human experimentation~0.5; surgeon~0.3; shapeshifting~0.3; surgery~0.5; self-harm~0.2; infection~0.2; experiment gone wrong~0.4; surgical instruments',
  },
  'folk-horror': {
    say: 'folk horrors; rural horror; pagan horror; midsommar style; wicker man style; creepy village; strange village; strange rituals; sinister village; sinister small town; weird locals; hostile locals; countryside horror',
    keywords:
      'folk horror; paganism~0.7; ritual~0.5; human sacrifice~0.7; folklore~0.4; cult~0.4; witch~0.25; village~0.2; superstition~0.5; isolation~0.1; farm~0.1',
  },
  'cosmic-horror': {
    say: 'lovecraftian; lovecraft; eldritch; fear of the unknown; unknowable; unspeakable horror; ancient evil; sci fi horror; sci-fi horror; scifi horror; space horror; horror in space; science fiction horror',
    keywords:
      'ancient evil; body horror~0.4; alien~0.35; dread~0.5; madness~0.2; unseen force; monster~0.25; book of the dead~0.4; wormhole~0.2; outer space~0.2; creature~0.4',
    moods: 'scary~0.3; creepy~0.25',
    genres: ['Science Fiction', 'Horror'],
  },
  gothic: {
    say: 'gothic horror; gothic romance; gothic (film|movie|fiction|story|thriller|tale|mystery); goth; dark romance; castles and ghosts; crumbling mansion; dracula style; tim burton style; burtonesque; southern gothic; victorian horror; frankenstein style; dark fantasy; grim fantasy; gothic vibes; hammer horror',
    keywords:
      'gothic; gothic horror; haunted house~0.3; mansion~0.3; victorian era~0.25; castle~0.25; vampire~0.3; goth; ghost~0.15; transylvania~0.5; southern gothic; hammer film; frankenstein; cemetery~0.3; curse~0.1; doll~0.1; creation of life~0.4; headless horseman',
  },
  'death-games': {
    label: 'deadly games',
    say: 'death game; death games; deadly game; deadly games; battle royale; battle royale style; squid game style; hunger games style; survival game; fight to the death; killing game; human hunting; hunting humans; most dangerous game; manhunt for sport; gladiators; gladiator; arena; games with deadly stakes',
    keywords:
      'death game; gladiator~0.5; arena~0.7; survival~0.15; dystopia~0.2; competition~0.15; tournament~0.2; psychological games~0.6; hunting~0.3; maze~0.3; game~0.5; puzzle~0.3; survival horror~0.3',
  },
  'talking-animals': {
    label: 'talking animals',
    say: 'talking animal; animals that talk; anthropomorphic; anthropomorphism; animal characters; animal heroes; cartoon animals; living toys; toys come to life; talking toys; toys; puppets; puppet; muppets; puppetry; marionettes',
    keywords:
      'talking animal; anthropomorphism~0.9; toy comes to life; talking object; puppet~0.6; toy~0.6; talking to animals; rabbit~0.3; mouse~0.4; bear~0.3; fox~0.3; pig~0.3; lion~0.3; panda~0.5; teddy bear',
  },
  'psychic-powers': {
    label: 'psychic powers',
    say: 'psychic power; esp; clairvoyant; visions of the future; sees the future; premonitions; premonition; precognition; mind control; mind reading; mind reader; reads minds; reading minds; hypnosis; hypnotised; hypnotized; telekinetic; pyrokinesis; dreams that come true; gifted children; kids with powers; children with powers',
    keywords:
      'psychic; telekinesis; telepathy; premonition; mind control; visions; hypnosis~0.7; pyrokinesis; second sight; superpower~0.4; medium~0.4; mentalist; astral projection; mutant~0.2',
  },
  reincarnation: {
    label: 'life after death',
    say: 'reincarnation; reincarnated; past lives; past life; resurrection; coming back from the dead; back from the dead; rebirth; heaven; purgatory; limbo; guardian angel; guardian angels; near death experience; cheating death; grim reaper; ghosts among the living; soul; souls; karma',
    keywords:
      'reincarnation; afterlife; resurrection~0.8; heaven; angel~0.7; guardian angel; near-death experience; hell~0.5; immortality~0.4; soulmates~0.3; ghost~0.25; reanimation~0.4; cheating death; spirit world~0.5; death~0.2; shinigami',
  },
});
