import { define } from './define.ts';

/** Plots about crime: how it is done, and who finds out. */
export const crimeTropes = define('trope', {
  heist: {
    say: `
      caper; robbery; bank robbery; bank robbers; big score; one last job; master plan robbery; stealing;
      steal something; rob a (bank|casino); burglary; burglars; thieves; master thief; jewel thief;
      crew of thieves; safecracker
    `,
    keywords: `
      heist; bank robbery~0.9; robbery~0.8; one last job~0.7; jewel theft~0.8; thief~0.6; heist gone wrong;
      professional thief~0.8; train robbery~0.7; burglar~0.6; safecracker~0.8; gentleman thief~0.8;
      art theft~0.8; bank vault~0.7; double cross~0.25; cat burglar~0.8; getaway driver~0.6; casino~0.2;
      stolen money~0.3
    `,
  },
  whodunit: {
    say: `
      whodunnit; who done it; who did it; murder mystery; mystery murder; locked room mystery; locked room;
      agatha christie style; like agatha christie; guess the killer; guess the murderer;
      figure out who did it; cozy mystery; find the killer; clue style; everyone is a suspect;
      parlor mystery
    `,
    keywords: `
      whodunit; murder investigation~0.6; amateur detective~0.6; locked room mystery; murder suspect~0.5;
      private detective~0.4; dinner party~0.2; deduction~0.6; detective~0.35; country house~0.25;
      inheritance~0.2; inverted detective story~0.5
    `,
    genres: ['Mystery'],
  },
  detective: {
    say: `
      detective story; private eye; private detective; gumshoe; sleuth; investigator;
      solving a (crime|case|mystery|murder); crime solving; murder investigation; cold case; unsolved case;
      unsolved murder; unsolved mystery; detectives at work
    `,
    keywords: `
      detective; private detective; investigation~0.8; murder investigation~0.9; amateur detective~0.8;
      police detective~0.9; female detective~0.9; obsessed detective; unsolved case~0.8; cold case~0.9;
      police inspector~0.7; deduction~0.8; whodunit~0.5; sherlock holmes; police investigation~0.8;
      profiler~0.5
    `,
  },
  'police-procedural': {
    say: `
      procedural; cop (film|movie|show|drama|story); cops; police; policeman; policemen; police officer;
      police work; law enforcement; homicide; homicide detective; crime scene; forensics; fbi; fbi agents
    `,
    keywords: `
      police procedural; police; police officer~0.8; police detective~0.9; police investigation;
      murder investigation~0.6; fbi~0.7; manhunt~0.6; rookie cop~0.7; police corruption~0.6;
      undercover cop~0.5; police partners~0.8; police inspector~0.8; police station~0.7; profiler~0.6;
      detective~0.4; sheriff~0.3; police chief~0.7; maverick cop~0.8; forensic science~0.7
    `,
  },
  'buddy-cop': {
    say: 'mismatched cops; mismatched partners; cop duo; two cops; cop comedy; partners in law',
    keywords: `
      buddy cop; police partners~0.8; buddy comedy~0.3; rookie cop~0.4; maverick cop~0.5; partner~0.5;
      odd couple~0.3; police~0.15
    `,
  },
  'serial-killer': {
    say: `
      serial murderer; hunting a killer; killer on the loose; psycho killer; psychopaths;
      psychopathic killer; sociopath; from the killers point of view; hunt for a serial killer;
      catching a killer; cannibal
    `,
    keywords: `
      serial killer; psychopath~0.7; profiler~0.6; sociopath~0.6; killing spree~0.6; female serial killer;
      masked killer~0.4; cannibalism~0.5; copycat~0.5; criminal psychology~0.6; obsessed detective~0.4;
      female psychopath~0.5
    `,
  },
  murder: {
    say: `
      killing; killers; getting away with murder; perfect murder; murder plot; perfect crime;
      hiding a body; cover up a murder; dead body
    `,
    keywords: `
      murder; murder plot~0.9; perfect murder; murder investigation~0.7; witness to murder~0.7;
      murder suspect~0.7; perfect crime~0.7; hidden body~0.7; serial killer~0.5; murder of wife~0.6;
      corpse~0.5; murder trial~0.6; whodunit~0.5; suspicious death~0.6; accidental death~0.5
    `,
  },
  'cat-and-mouse': {
    say: `
      game of cat and mouse; cat and mouse game; battle of wits; outwit; outsmart; hunter and hunted;
      chess match between; mastermind; criminal mastermind; pursuit; rivals hunting each other
    `,
    keywords: `
      cat and mouse; manhunt~0.6; criminal mastermind~0.6; obsessed detective~0.5; on the run~0.4;
      fugitive~0.4; genius~0.15; chase~0.3; blackmail~0.2; profiler~0.3; bounty hunter~0.2;
      psychological games~0.6
    `,
  },
  'con-artists': {
    say: `
      con man; conman; conmen; con woman; grifters; scams; scammers; swindle; swindler; hustlers; hustle;
      fraud; fraudster; impostor; imposter; pretending to be (someone|somebody) else; fake identity;
      false identity; long con; elaborate con; trickery; deception; get rich quick; forgery; counterfeit
    `,
    keywords: `
      con artist; fraud~0.7; false identity~0.6; hustler~0.8; impersonation~0.7; impostor~0.8;
      identity theft~0.7; forgery~0.6; get rich quick scheme~0.6; bet~0.2; double cross~0.3; disguise~0.2;
      mistaken identity~0.2; deception~0.5; lie~0.3; manipulation~0.2; insurance fraud~0.6;
      embezzlement~0.4; hoax~0.6
    `,
  },
  mafia: {
    say: `
      mobster; gangster; gangster (film|movie|films|movies); organised crime; crime family; crime boss;
      mob boss; godfather like; cosa nostra; italian mob; mafiosi; wiseguys; yakuza; triad; camorra;
      underworld; crime syndicate; russian mafia; irish mob; criminal empire; the mob
    `,
    keywords: `
      mafia; gangster; organized crime; crime boss~0.9; crime family; yakuza; triad; russian mafia~0.9;
      gang war~0.6; hitman~0.2; prohibition era~0.4; irish mob; camorra; corsican mafia; albanian mafia;
      loan shark~0.4; italian american~0.3; rise and fall~0.2; british crime~0.5; crime~0.5
    `,
  },
  gangs: {
    say: `
      street gang; gang war; gang violence; gangland; biker gang; bikers; hood (film|movie);
      life in the hood; in the hood; turf war; juvenile delinquents; delinquents; skinheads; gang life
    `,
    keywords: `
      gang; gang war; biker gang~0.8; inner city~0.6; south central los angeles~0.8; street life~0.7;
      juvenile delinquent~0.7; skinhead~0.7; drive-by shooting~0.8; slum~0.3; drug dealer~0.3; bandit~0.2;
      gun violence~0.4; council estate~0.4; favela~0.6
    `,
  },
  'drug-trade': {
    say: `
      drug dealers; drug dealing; cartel; drug lord; drug cartel; drug trafficking; narcos; kingpin;
      drug kingpin; cocaine; meth; methamphetamine; smuggling; smugglers; war on drugs; drug empire
    `,
    keywords: `
      drug dealer; drug trafficking; drug lord; drug cartel; cartel; cocaine; war on drugs;
      methamphetamine~0.9; smuggling~0.6; dea agent~0.9; heroin~0.6; drugs~0.5; opium~0.4; marijuana~0.3;
      colombia~0.3
    `,
  },
  hitman: {
    say: `
      hitmen; hit man; contract killer; killer for hire; female assassin; sniper; paid killer;
      professional killer; trained killer; hired killer; retired assassin; assassins
    `,
    keywords: `
      hitman; assassin; assassination~0.6; female assassin; retired assassin; sniper~0.6;
      assassination attempt~0.5; assassination plot~0.6; mercenary~0.3; political assassination~0.5;
      ex-spy~0.2; child assassin~0.8; ninja~0.3; contract~0.4; secret agent~0.15
    `,
  },
  revenge: {
    say: `
      vengeance; vengeful; revenge story; revenge plot; revenge thriller; avenge; payback; getting even;
      out for revenge; seeking revenge; eye for an eye; vendetta; retribution; wronged; comeuppance;
      justice served; settling scores
    `,
    keywords: `
      revenge; vigilante~0.5; murder of family~0.7; murder of wife~0.6; rape and revenge~0.9;
      retired assassin~0.4; justice~0.4; murder of friend~0.6; left for dead~0.7; feud~0.4;
      cycle of violence~0.6; partner killed~0.6; family feud~0.4; mob justice~0.4
    `,
  },
  vigilante: {
    say: `
      taking the law into (his|her|their) own hands; justice (himself|herself); masked vigilante;
      one man against; lone avenger
    `,
    keywords: `
      vigilante; masked hero~0.6; revenge~0.3; justice~0.5; one man army~0.5; mob justice~0.6;
      superhero~0.2; antihero~0.2; lawlessness~0.5
    `,
  },
});
