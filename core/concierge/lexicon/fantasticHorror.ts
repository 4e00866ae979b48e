import { define } from './define.ts';

/** What horror is about. */
export const horrorThemes = define('trope', {
  'cabin-in-the-woods': {
    say: `
      cabin; cabin in the forest; isolated cabin; remote cabin; in the woods; creepy woods;
      lost in the forest; camping horror; remote location; remote; isolated location; isolated place;
      isolated (house|horror|setting|village|island); backwoods; wilderness horror; summer camp horror;
      killer in the woods; alone in a house
    `,
    keywords: `
      cabin in the woods; isolated house; cabin; backwoods; lost in the woods; isolation~0.4; forest~0.35;
      summer camp~0.5; wilderness~0.3; farmhouse~0.4; final girl~0.2; folk horror~0.35; camping;
      chainsaw~0.3; lighthouse~0.4; snowstorm~0.2
    `,
  },
  slasher: {
    say: `
      slasher (film|films|movie|movies|horror|flick); masked killer; teen slasher; final girl horror;
      stalk and slash; hack and slash; chainsaw; giallo; psycho with a knife; killer in a mask;
      camp slasher; teens get killed; 80s slasher vibe
    `,
    keywords: `
      slasher; masked killer; final girl; giallo~0.7; chainsaw~0.7; killing spree~0.6; teen horror~0.7;
      serial killer~0.25; knife~0.4; holiday horror~0.5; gore~0.2; babysitter~0.2;
      escaped mental patient~0.7; axe~0.5
    `,
  },
  zombies: {
    say: `
      undead; living dead; walking dead; zombie apocalypse; zombie (film|movie|outbreak|comedy|horror);
      infected; outbreak; virus outbreak; zombie survival; brain eating
    `,
    keywords: `
      zombie; undead; infection~0.7; reanimation~0.6; virus~0.4; army of the dead~0.5; survival horror~0.5;
      quarantine~0.3; post-apocalyptic future~0.2; pandemic~0.2; voodoo~0.2
    `,
  },
  pandemic: {
    say: `
      plague; virus; viruses; disease outbreak; contagion style; contagious; quarantine; lockdown; covid;
      deadly virus; black death; bioweapon; epidemics
    `,
    keywords: `
      pandemic; virus; plague~0.8; quarantine~0.7; infection~0.7; biological weapon~0.7; cure~0.6;
      spanish flu; zombie~0.2; apocalypse~0.15; mass hysteria~0.4; parasite~0.3
    `,
  },
  vampires: {
    say: `
      dracula; bloodsuckers; blood sucking; nosferatu; vampire (romance|film|movie|horror|comedy|hunter);
      undead lovers
    `,
    keywords: `
      vampire; dracula; transylvania~0.6; immortality~0.5; vampire hunter; stake through the heart;
      supernatural romance~0.5; blood~0.3; eternal night~0.7; hammer film~0.4
    `,
  },
  werewolves: {
    say: `
      lycanthrope; lycan; wolfman; wolf man; shape shifter; shapeshifter; shape-shifting; full moon;
      transformation; metamorphosis; turns into an animal; half human half animal;
      werewolves and shapeshifters
    `,
    keywords: `
      werewolf; shapeshifting; full moon~0.7; transformation~0.7; body transformation; wolf~0.2;
      body horror~0.25; mutation~0.3; curse~0.2; parents turned into animals
    `,
  },
  monsters: {
    say: `
      creature feature; creature; creature (film|movie|design|effects); beast; giant creatures;
      giant insects; giant animals; giant spiders; spiders; killer animals; animal attack; killer bees;
      snakes; crocodile; alligator; sea monster; bigfoot; yeti; gremlins style; monster hunter;
      monsters under the bed; boogeyman
    `,
    keywords: `
      monster; creature; creature feature; giant monster; sea monster; animal attack~0.7; giant insect;
      kaiju~0.8; mutation~0.4; giant worm; giant snake; werewolf~0.4; shark~0.4; crocodile~0.7; beast;
      alligator; experiment gone wrong~0.3; bigfoot; yeti; spider~0.6; giant ant; tarantula;
      invisible monster; kraken; demon~0.2; alien~0.15; snake~0.4; swamp~0.2
    `,
  },
  kaiju: {
    say: `
      giant monster; godzilla; godzilla style; king kong; king kong style; kong; giant monster fights;
      monsters destroying cities; monsters fighting; giant ape; giant lizard; city destruction;
      cities being destroyed
    `,
    keywords: `
      kaiju; giant monster; godzilla; kong; hollow earth; giant ape; giant robot~0.4; gorilla~0.4;
      sea monster~0.3; giant~0.3
    `,
  },
  dinosaurs: {
    say: `
      dino; prehistoric; prehistory; jurassic; t rex; t-rex; raptors; cavemen; caveman; cavewoman;
      stone age; ice age; mammoths; paleontologist; fossils; primitive man; neanderthals
    `,
    keywords: `
      dinosaur; prehistoric times~0.8; paleontologist; ice age~0.6; velociraptor; stone age; mammoth;
      fossil; lost civilization~0.1; evolution~0.3; theme park~0.2
    `,
  },
  'sharks-and-the-deep': {
    say: `
      shark; shark attack; killer shark; sea creatures; whale; deep sea; deep-sea; underwater; under water;
      underwater world; under the sea; submarine horror; beneath the sea; ocean horror; aquatic; octopus;
      piranhas; dolphins; scuba diving; divers; diving; ocean creatures; sea life; marine life
    `,
    keywords: `
      shark; underwater~0.8; whale~0.7; sea monster~0.6; diver; ocean~0.5; submarine~0.4; deep sea;
      octopus~0.7; underwater world; dolphin; orca; animal attack~0.4; fear of water~0.5; marine biologist;
      fish~0.4; aquarium~0.4; mermaid~0.3
    `,
  },
  'body-horror': {
    say: `
      cronenberg style; cronenbergian; grotesque; parasites; mutilation; flesh; bodily transformation;
      turning into a monster; plastic surgery; surgery; medical horror; surgeons; face transplant;
      practical gore
    `,
    keywords: `
      body horror; mutation~0.6; parasite~0.8; plastic surgery~0.6; face transplant~0.6;
      body transformation; disfigurement~0.4; human experimentation~0.5; surgeon~0.3; shapeshifting~0.3;
      surgery~0.5; self-harm~0.2; infection~0.2; experiment gone wrong~0.4; surgical instruments
    `,
  },
  'folk-horror': {
    say: `
      rural horror; pagan horror; midsommar style; wicker man style; creepy village; strange village;
      strange rituals; sinister village; sinister small town; weird locals; hostile locals;
      countryside horror
    `,
    keywords: `
      folk horror; paganism~0.7; ritual~0.5; human sacrifice~0.7; folklore~0.4; cult~0.4; witch~0.25;
      village~0.2; superstition~0.5; isolation~0.1; farm~0.1
    `,
  },
  'cosmic-horror': {
    say: `
      lovecraftian; lovecraft; eldritch; fear of the unknown; unknowable; unspeakable horror; ancient evil;
      sci fi horror; sci-fi horror; space horror; horror in space; science fiction horror
    `,
    keywords: `
      ancient evil; body horror~0.4; alien~0.35; dread~0.5; madness~0.2; unseen force; monster~0.25;
      book of the dead~0.4; wormhole~0.2; outer space~0.2; creature~0.4
    `,
    moods: 'scary~0.3; creepy~0.25',
    genres: ['Science Fiction', 'Horror'],
  },
  gothic: {
    say: `
      gothic horror; gothic romance; gothic (film|movie|fiction|story|thriller|tale|mystery); goth;
      dark romance; castles and ghosts; crumbling mansion; dracula style; tim burton style; burtonesque;
      victorian horror; frankenstein style; dark fantasy; grim fantasy; gothic vibes; hammer horror
    `,
    keywords: `
      gothic; gothic horror; haunted house~0.3; mansion~0.3; victorian era~0.25; castle~0.25; vampire~0.3;
      goth; ghost~0.15; transylvania~0.5; southern gothic; hammer film; frankenstein; cemetery~0.3;
      curse~0.1; doll~0.1; creation of life~0.4; headless horseman
    `,
  },
  'death-games': {
    say: `
      battle royale; battle royale style; squid game style; hunger games style; survival game;
      fight to the death; killing game; human hunting; hunting humans; most dangerous game;
      manhunt for sport; gladiators; arena; games with deadly stakes; deadly games
    `,
    keywords: `
      death game; gladiator~0.5; arena~0.7; survival~0.15; dystopia~0.2; competition~0.15; tournament~0.2;
      psychological games~0.6; hunting~0.3; maze~0.3; game~0.5; puzzle~0.3; survival horror~0.3
    `,
  },
  'talking-animals': {
    say: `
      animals that talk; anthropomorphic; animal characters; animal heroes; cartoon animals; living toys;
      toys come to life; talking toys; toys; puppets; muppets; puppetry; marionettes
    `,
    keywords: `
      talking animal; anthropomorphism~0.9; toy comes to life; talking object; puppet~0.6; toy~0.6;
      talking to animals; rabbit~0.3; mouse~0.4; bear~0.3; fox~0.3; pig~0.3; lion~0.3; panda~0.5;
      teddy bear
    `,
  },
  'psychic-powers': {
    say: `
      esp; clairvoyant; visions of the future; sees the future; premonitions; precognition; mind control;
      mind reading; mind reader; reads minds; hypnosis; hypnotised; telekinetic; pyrokinesis;
      dreams that come true; gifted children; kids with powers; children with powers
    `,
    keywords: `
      psychic; telekinesis; telepathy; premonition; mind control; visions; hypnosis~0.7; pyrokinesis;
      second sight; superpower~0.4; medium~0.4; mentalist; astral projection; mutant~0.2
    `,
  },
  reincarnation: {
    say: `
      past lives; past life; resurrection; coming back from the dead; back from the dead; rebirth; heaven;
      purgatory; limbo; guardian angel; near death experience; cheating death; grim reaper;
      ghosts among the living; soul; karma; life after death
    `,
    keywords: `
      reincarnation; afterlife; resurrection~0.8; heaven; angel~0.7; guardian angel; near-death experience;
      hell~0.5; immortality~0.4; soulmates~0.3; ghost~0.25; reanimation~0.4; cheating death;
      spirit world~0.5; death~0.2; shinigami
    `,
  },
});
