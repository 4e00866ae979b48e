import { define } from './define.ts';

/** Magic, myths and ghosts. */
export const magicThemes = define('trope', {
  magic: {
    say: `
      wizards; sorcery; sorcerer; sorceress; spells; magician; magic powers; world of magic;
      magical (world|worlds|creatures|creature|powers|realm|beings); magic system; magic tricks;
      illusionist; warlock; curse; potions; genie; wishes granted; fairy godmother; alchemy
    `,
    keywords: `
      magic; wizard; sorcerer; witch~0.7; curse~0.5; sorceress; school of witchcraft; fairy~0.5; genie;
      potion; magician~0.7; elemental magic; magical creature; spell; alchemy~0.6; magic ring;
      illusion~0.4; fantasy world~0.5; magic carpet~0.7; wish~0.3; magic mirror; merlin; love potion;
      magic amulet; transformation~0.3; enchanted forest
    `,
  },
  'magic-school': {
    say: `
      school of magic; wizarding school; magic academy; school for wizards; school for witches;
      boarding school with magic; wizarding world; harry potter style; magic students;
      training to be a wizard; learning magic; apprentice; sorcerers apprentice
    `,
    keywords: `
      school of witchcraft; boarding school~0.4; wizard~0.6; witch~0.35; magic~0.35; sorcerer's apprentice;
      apprentice~0.6; academy~0.4
    `,
  },
  witches: {
    say: `
      witchcraft; coven; witchy; witch hunt; witch trials; salem; wicca; evil witch; evil queen; hex;
      voodoo; occult; black magic; dark magic; seance; tarot; shaman; fortune teller
    `,
    keywords: `
      witch; coven; witch hunt; sorceress~0.7; voodoo~0.8; occult~0.7; evil queen~0.6;
      school of witchcraft~0.5; seance~0.6; salem; curse~0.3; paganism~0.4; ritual~0.3; fortune teller~0.5;
      tarot; shaman~0.5; satanism~0.4
    `,
  },
  'high-fantasy': {
    say: `
      epic fantasy; medieval fantasy; sword and sorcery; fantasy world; fantasy kingdom; fantasy adventure;
      classic fantasy; elves; dwarves; orcs; hobbits; goblins; trolls; ogre; giants; middle earth;
      dungeons and dragons; d&d; dnd; lord of the rings style; game of thrones style; world building;
      worldbuilding; immersive world; rich world; lore; tolkien style; kings and queens in a fantasy;
      fairies; unicorns; mythical creatures; fantastical creatures; fantasy creatures
    `,
    keywords: `
      high fantasy; sword and sorcery; fantasy world; elf; dwarf; orc; wizard~0.5; dragon~0.5;
      middle-earth; magic ring; quest~0.4; dark lord; kingdom~0.6; goblin; ogre; fairy~0.6;
      magical creature~0.8; unicorn; sorcerer~0.5; giant~0.4; sword fight~0.2; hero's journey~0.4;
      prophecy~0.3; army of the dead; princess~0.2; spirit world~0.3
    `,
  },
  dragons: {
    say: 'dragon riders; dragon slayer; fire breathing; dinosaurs and dragons',
    keywords: `
      dragon; flying~0.1; high fantasy~0.3; sword and sorcery~0.4; knight~0.2; mythology~0.2; spirit~0.3;
      viking~0.3
    `,
  },
  'fairy-tales': {
    say: `
      fairytale; fairy tale retelling; fairytale retelling; modern fairy tale; dark fairy tale;
      dark fairytale; brothers grimm; grimm; once upon a time; fable; folk tale; folktale; folklore;
      legends; cinderella story; disney princess; knights and princesses; prince and princess; tall tale;
      urban legends; bedtime story; true fairy tale; myth retelling
    `,
    keywords: `
      fairy tale; based on fairy tale; folklore~0.8; princess~0.5; fairy~0.7; evil stepmother;
      fairy tale for adults; tall tale~0.7; evil queen~0.7; enchanted forest; prince~0.4; curse~0.3;
      storytelling~0.2; legend~0.7; urban legend~0.4; magic mirror; fairy godmother; mermaid~0.5;
      true love~0.3; allegory~0.15
    `,
    moods: 'whimsical~0.15',
  },
  mythology: {
    say: `
      mythical; greek mythology; greek myth; norse mythology; norse gods; greek gods; egyptian gods;
      gods and monsters; demigod; olympus; zeus; hercules; king arthur; arthurian; arthurian legend;
      camelot; robin hood; sherwood; atlantis; mermaids; sirens; myths
    `,
    keywords: `
      mythology; greek mythology; norse mythology; demigod; goddess; god~0.5; king arthur; camelot;
      robin hood; atlantis; legend; ancient greece~0.6; folk hero~0.6; mermaid~0.6; trojan war;
      folklore~0.4; holy grail~0.4; merlin; korean folklore~0.6; shapeshifting~0.2; underworld~0.5;
      hero~0.3
    `,
  },
  ghosts: {
    say: `
      ghost story; haunted; paranormal; paranormal activity; paranormal investigation; supernatural;
      poltergeist; apparition; seeing dead people; seance and ghosts; spooks; ghost hunters;
      ghostbusters style; supernatural (horror|thriller|mystery|elements|drama|romance); beyond the grave;
      medium; psychic; otherworld; spirit world
    `,
    keywords: `
      ghost; haunted house~0.8; supernatural~0.6; supernatural horror~0.7; paranormal investigation;
      seance~0.8; spirit world~0.7; afterlife~0.5; medium~0.7; curse~0.25; gothic~0.25; psychic~0.6;
      spirit; ghost ship; haunted hotel; resurrection~0.1; parapsychologist; paranormal; haunted ship;
      second sight~0.6; angel~0.2; premonition~0.4
    `,
  },
  'haunted-house': {
    say: `
      haunted mansion; haunted home; haunted hotel; haunted place; creepy house; creepy mansion;
      spooky house; spooky mansion; old dark house; house with a secret; evil house; new house is haunted;
      family moves into a house
    `,
    keywords: `
      haunted house; haunted hotel; ghost~0.4; isolated house~0.5; mansion~0.25; supernatural horror~0.4;
      gothic horror~0.4; house~0.4; new house~0.5; parapsychologist~0.6; haunted ship~0.5
    `,
  },
  demons: {
    say: `
      possession; demonic possession; exorcism; exorcist; devil; satan; antichrist; evil spirit; hell;
      evil child; evil kid; creepy kid; creepy child; possessed child; lucifer; deal with the devil;
      faustian; soul selling; occult horror; religious horror; cursed doll; cursed object;
      cursed videotape; evil doll; killer doll; creepy doll; dolls; demons and possession
    `,
    keywords: `
      demonic possession; possession; demon~0.8; exorcism; antichrist; evil child; satanism~0.8;
      deal with the devil~0.7; hell~0.7; occult~0.5; supernatural horror~0.5; curse~0.3; satan;
      killer doll; doll~0.5; cursed videotape; book of the dead~0.6; faust; ancient evil~0.6; ritual~0.25;
      crisis of faith~0.2
    `,
  },
  immortality: {
    say: `
      living forever; eternal life; eternal youth; never age; ageless; fountain of youth; centuries old;
      cant die; cannot die; aging backwards; does not age
    `,
    keywords: `
      immortality; vampire~0.5; aging backwards; cryonics~0.5; curse~0.2; resurrection~0.3; elf~0.2;
      reincarnation~0.5; holy grail~0.4; eternal night; deal with the devil~0.2; aging~0.15;
      passage of time~0.2
    `,
  },
});
