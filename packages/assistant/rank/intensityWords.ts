const list = (words: string): ReadonlySet<string> => new Set(words.split(', '));

/** Keywords of the catalogue that tell of violence, blood, sex and fright; `strong` ones say much of it. */
export const intensityWords = {
  violence: {
    strong: list(
      'gore, torture, massacre, mass murder, slasher, ultraviolence, killing spree, genocide, holocaust, rape, male rape, rape and revenge, sexual assault, attempted rape, decapitation, cannibalism, war crimes, death game, splatter, gun fu, child murder, school shooting, drug cartel, masked killer, blood, cycle of violence, execution, body horror, brutality, survival horror',
    ),
    some: list(
      'violence, murder, shootout, hitman, assassin, assassination, female assassin, retired assassin, child assassin, gang, gang war, biker gang, gangster, war, battle, vigilante, serial killer, female serial killer, revenge, vietnam war, world war i, world war ii, korean war, american civil war, civil war, iraq war, gulf war, algerian war, lebanon war, pacific war, martial arts, boxing, gunslinger, duel, sword fight, knife fight, fight, fistfight, combat, underground fighting, kickboxing, machine gun, gun violence, domestic violence, police brutality, child abuse, home invasion, terrorism, drug lord, drug trafficking, suicide, drive-by shooting, chain gang, mafia, bank robbery, zombie, vampire, werewolf, demon, psychopath, female psychopath, stalker, murder of wife, murder of family, murder of friend, witness to murder, hired gun, kidnapping, slavery, apartheid, lynching',
    ),
  },
  gore: {
    strong: list(
      'gore, splatter, cannibalism, decapitation, body horror, ultraviolence, dismemberment, mutilation, blood, rape and revenge',
    ),
    some: list(
      'slasher, torture, masked killer, zombie, undead, massacre, killing spree, mass murder, killer doll, survival horror, creature feature, genocide, war crimes, execution, demonic possession, werewolf',
    ),
  },
  sex: {
    strong: list(
      'erotic thriller, erotic romance, eroticism, bdsm, orgy, pornography industry, sex addiction, sexual fantasy, sexual awakening, rape, male rape, rape and revenge, sexual assault, incest, nudity, sex, homoeroticism, phone sex, child prostitution, sexual abuse, sex comedy',
    ),
    some: list(
      'prostitute, prostitution, stripper, striptease, strip club, brothel, sexuality, sexual repression, seduction, sex humor, love affair, infidelity, bisexuality, attempted rape, rape culture, sexism, threesome, virginity, losing virginity, one-night stand, escort, courtesan',
    ),
  },
  scare: {
    strong: list(
      'supernatural horror, psychological horror, folk horror, j-horror, teen horror, holiday horror, gothic horror, survival horror, demonic possession, slasher, exorcism, possession, satanism, haunted house, masked killer, killer doll, home invasion, cursed videotape, body horror, cannibalism, gore, torture',
    ),
    some: list(
      'ghost, demon, undead, zombie, vampire, werewolf, serial killer, female serial killer, monster, giant monster, creature feature, creature, shark, sea monster, occult, stalker, psychopath, female psychopath, curse, haunted hotel, haunted ship, ghost ship, horror, fear, death game, witch hunt, killer robot, invisible monster, paranormal investigation, body snatcher, alien invasion',
    ),
  },
} as const;
