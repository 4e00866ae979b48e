import { define } from './define.ts';

/** Plots about crime: who did it, how it is done, and who comes after them. */
export const crimeTropes = define('trope', {
  heist: {
    say: 'heists; caper; capers; robbery; robberies; bank robbery; bank robbers; bank robber; big score; one last job; master plan robbery; stealing; steal something; rob a (bank|casino); robbing a (bank|casino); burglary; burglars; thieves; master thief; jewel thief; crew of thieves; safecracker',
    keywords:
      'heist; bank robbery~0.9; robbery~0.8; one last job~0.7; jewel theft~0.8; thief~0.6; heist gone wrong; professional thief~0.8; train robbery~0.7; burglar~0.6; safecracker~0.8; gentleman thief~0.8; art theft~0.8; bank vault~0.7; double cross~0.25; cat burglar~0.8; getaway driver~0.6; casino~0.2; stolen money~0.3',
  },
  whodunit: {
    say: 'whodunnit; whodunits; who done it; who did it; murder mystery; murder mysteries; mystery murder; locked room mystery; locked room; agatha christie style; like agatha christie; guess the killer; guess the murderer; figure out who did it; cozy mystery; find the killer; clue style; everyone is a suspect; parlor mystery',
    keywords:
      'whodunit; murder investigation~0.6; amateur detective~0.6; locked room mystery; murder suspect~0.5; private detective~0.4; dinner party~0.2; deduction~0.6; detective~0.35; country house~0.25; inheritance~0.2; inverted detective story~0.5',
    genres: ['Mystery'],
  },
  detective: {
    label: 'detectives at work',
    say: 'detective; detectives; detective story; private eye; private eyes; private detective; gumshoe; sleuth; sleuths; sleuthing; investigator; investigation; investigations; investigating; solving a (crime|case|mystery|murder); solve a (crime|case|mystery|murder); solves crimes; crime solving; murder investigation; cold case; unsolved case; unsolved murder; unsolved mystery',
    keywords:
      'detective; private detective; investigation~0.8; murder investigation~0.9; amateur detective~0.8; police detective~0.9; female detective~0.9; obsessed detective; unsolved case~0.8; cold case~0.9; police inspector~0.7; deduction~0.8; whodunit~0.5; sherlock holmes; police investigation~0.8; profiler~0.5',
  },
  'police-procedural': {
    say: 'police procedurals; procedural; procedurals; cop (film|movie|show|drama|story); cops; police; policeman; policemen; police officer; police officers; police work; cop; law enforcement; homicide; homicide detective; crime scene; forensics; forensic; fbi; fbi agents; fbi agent',
    keywords:
      'police procedural; police; police officer~0.8; police detective~0.9; police investigation; murder investigation~0.6; fbi~0.7; manhunt~0.6; rookie cop~0.7; police corruption~0.6; undercover cop~0.5; police partners~0.8; police inspector~0.8; police station~0.7; profiler~0.6; detective~0.4; sheriff~0.3; police chief~0.7; maverick cop~0.8; forensic science~0.7',
  },
  'buddy-cop': {
    label: 'buddy cops',
    say: 'buddy cop; mismatched cops; mismatched partners; cop duo; two cops; cop comedy; partners in law',
    keywords:
      'buddy cop; police partners~0.8; buddy comedy~0.3; rookie cop~0.4; maverick cop~0.5; partner~0.5; odd couple~0.3; police~0.15',
  },
  'serial-killer': {
    label: 'serial killers',
    say: 'serial killer; serial murderer; serial murders; hunting a killer; killer on the loose; psycho killer; psychopaths; psychopath; psychopathic killer; sociopath; from the killers point of view; hunt for a serial killer; catching a killer; catch the killer; cannibal; cannibals; cannibalism',
    keywords:
      'serial killer; psychopath~0.7; profiler~0.6; sociopath~0.6; killing spree~0.6; female serial killer; masked killer~0.4; cannibalism~0.5; copycat~0.5; criminal psychology~0.6; obsessed detective~0.4; female psychopath~0.5',
  },
  murder: {
    label: 'murder',
    say: 'murders; killing; killings; killers; killer; getting away with murder; perfect murder; murder plot; perfect crime; hiding a body; cover up a murder; dead body',
    keywords:
      'murder; murder plot~0.9; perfect murder; murder investigation~0.7; witness to murder~0.7; murder suspect~0.7; perfect crime~0.7; hidden body~0.7; serial killer~0.5; murder of wife~0.6; corpse~0.5; murder trial~0.6; whodunit~0.5; suspicious death~0.6; accidental death~0.5',
  },
  'cat-and-mouse': {
    say: 'cat & mouse; game of cat and mouse; cat and mouse game; battle of wits; outwit; outwits; outsmart; outsmarting; hunter and hunted; chess match between; mastermind; criminal mastermind; pursuit; rivals hunting each other',
    keywords:
      'cat and mouse; manhunt~0.6; criminal mastermind~0.6; obsessed detective~0.5; on the run~0.4; fugitive~0.4; genius~0.15; chase~0.3; blackmail~0.2; profiler~0.3; bounty hunter~0.2; psychological games~0.6',
  },
  'con-artists': {
    say: 'con artist; con man; con men; conman; conmen; con woman; grifters; grifter; scams; scam; scammers; scammer; swindle; swindler; swindlers; hustlers; hustler; hustle; fraud; fraudster; impostor; imposter; impostors; imposters; pretending to be (someone|somebody) else; fake identity; false identity; long con; elaborate con; trickery; deception; get rich quick; forgery; counterfeit',
    keywords:
      'con artist; fraud~0.7; false identity~0.6; hustler~0.8; impersonation~0.7; impostor~0.8; identity theft~0.7; forgery~0.6; get rich quick scheme~0.6; bet~0.2; double cross~0.3; disguise~0.2; mistaken identity~0.2; deception~0.5; lie~0.3; manipulation~0.2; insurance fraud~0.6; embezzlement~0.4; hoax~0.6',
  },
  mafia: {
    label: 'the mob',
    say: 'mafia; mob; mobster; mobsters; gangster; gangsters; gangster (film|movie|films|movies); organised crime; organized crime; crime family; crime families; crime boss; crime bosses; mob boss; godfather like; cosa nostra; italian mob; mafiosi; wiseguys; yakuza; triad; triads; camorra; underworld; crime syndicate; russian mafia; irish mob; criminal empire',
    keywords:
      'mafia; gangster; organized crime; crime boss~0.9; crime family; yakuza; triad; russian mafia~0.9; gang war~0.6; hitman~0.2; prohibition era~0.4; irish mob; camorra; corsican mafia; albanian mafia; loan shark~0.4; italian american~0.3; rise and fall~0.2; british crime~0.5; crime~0.5',
  },
  gangs: {
    say: 'gang; street gang; street gangs; gang war; gang violence; gangland; biker gang; bikers; hood (film|movie); hood (films|movies); life in the hood; in the hood; turf war; juvenile delinquents; delinquents; skinheads; gang life',
    keywords:
      'gang; gang war; biker gang~0.8; inner city~0.6; south central los angeles~0.8; street life~0.7; juvenile delinquent~0.7; skinhead~0.7; drive-by shooting~0.8; slum~0.3; drug dealer~0.3; bandit~0.2; gun violence~0.4; council estate~0.4; favela~0.6',
  },
  'drug-trade': {
    label: 'the drug trade',
    say: 'drug dealers; drug dealer; drug dealing; cartel; cartels; drug lord; drug lords; drug cartel; drug cartels; drug trafficking; narcos; narco; kingpin; drug kingpin; cocaine; meth; methamphetamine; smuggling; smugglers; smuggler; war on drugs; drug trade; drug empire',
    keywords:
      'drug dealer; drug trafficking; drug lord; drug cartel; cartel; cocaine; war on drugs; methamphetamine~0.9; smuggling~0.6; dea agent~0.9; heroin~0.6; drugs~0.5; opium~0.4; marijuana~0.3; colombia~0.3',
  },
  hitman: {
    label: 'assassins',
    say: 'hitman; hitmen; hit man; hit men; assassin; assassins; assassination; contract killer; contract killers; killer for hire; female assassin; sniper; snipers; paid killer; professional killer; trained killer; hired killer; retired assassin',
    keywords:
      'hitman; assassin; assassination~0.6; female assassin; retired assassin; sniper~0.6; assassination attempt~0.5; assassination plot~0.6; mercenary~0.3; political assassination~0.5; ex-spy~0.2; child assassin~0.8; ninja~0.3; contract~0.4; secret agent~0.15',
  },
  revenge: {
    say: 'vengeance; vengeful; revenge story; revenge plot; revenge thriller; avenge; avenges; avenging; payback; getting even; get even; out for revenge; seeking revenge; eye for an eye; vendetta; retribution; wronged; comeuppance; justice served; settling scores',
    keywords:
      'revenge; vigilante~0.5; murder of family~0.7; murder of wife~0.6; rape and revenge~0.9; retired assassin~0.4; justice~0.4; murder of friend~0.6; left for dead~0.7; feud~0.4; cycle of violence~0.6; partner killed~0.6; family feud~0.4; mob justice~0.4',
  },
  vigilante: {
    label: 'vigilantes',
    say: 'vigilante; vigilantism; taking the law into (his|her|their) own hands; takes the law into (his|her|their) own hands; justice (himself|herself); masked vigilante; one man against; lone avenger',
    keywords:
      'vigilante; masked hero~0.6; revenge~0.3; justice~0.5; one man army~0.5; mob justice~0.6; superhero~0.2; antihero~0.2; lawlessness~0.5',
  },
  undercover: {
    label: 'going undercover',
    say: 'undercover; undercover cop; undercover agent; undercover cops; infiltrate; infiltrates; infiltration; infiltrating; mole; moles; informant; informants; double agent; double agents; deep cover; in disguise; goes undercover; rat in the (police|mob); informer',
    keywords:
      'undercover cop; undercover; mole~0.9; infiltration; double agent~0.8; police informer~0.9; disguise~0.3; double life~0.3; secret identity~0.2; false identity~0.3; fbi~0.15; interrogation~0.1',
  },
  'double-life': {
    say: 'double lives; secret life; secret lives; leading a double life; living a double life; living a lie; dual identity; secret identity; secret identities; alter ego; alter egos; hidden identity; hiding who they are; mistaken identity; hidden past; secret past',
    keywords:
      'double life; secret identity~0.8; false identity~0.7; alter ego~0.8; secret past~0.6; mistaken identity~0.5; disguise~0.4; split personality~0.4; cross dressing~0.3; impersonation~0.4; identity~0.15; repressed homosexuality~0.2; new identity~0.6',
  },
  'on-the-run': {
    label: 'on the run',
    say: 'on the lam; fugitive; fugitives; outlaws; outlaw; bonnie and clyde style; lovers on the run; criminals on the run; running from the law; escaped convict; runaway; runaways; being hunted; hunted; hunted man; hunted down; chased; chase (film|movie); chases; in hiding; witness protection; manhunts',
    keywords:
      'on the run; fugitive; lovers on the run; manhunt~0.8; outlaw~0.5; chase~0.5; runaway~0.5; escaped convict~0.8; falsely accused~0.3; hiding~0.5; bounty hunter~0.3; crime spree~0.6; police chase~0.5; witness protection~0.6; convict~0.3; car chase~0.2; journey~0.1',
  },
  'wrongly-accused': {
    say: 'wrongfully accused; falsely accused; wrongful conviction; wrongly convicted; wrongfully convicted; innocent man; framed; framed for murder; framed for a crime; innocent (man|person) accused; clear (his|her|their) name; wrong man; miscarriage of justice; accused of a crime; scapegoat; unjustly accused; innocent person in prison',
    keywords:
      'falsely accused; wrongful conviction; framed for murder; injustice~0.4; scapegoat~0.6; planted evidence~0.7; mistaken identity~0.3; witch hunt~0.5; fugitive~0.3; rumor~0.4; murder suspect~0.5; death row~0.3; mass incarceration~0.3',
  },
  prison: {
    say: 'prisons; jail; jails; prisoner; prisoners; inmate; inmates; behind bars; incarcerated; incarceration; prison (film|movie|drama|life); in prison; locked up; death row; convict; convicts; ex con; ex-con; ex-convict; penitentiary; penal colony; solitary confinement',
    keywords:
      "prison; prisoner; prison escape~0.9; death row~0.9; convict~0.7; ex-convict~0.4; wrongful conviction~0.5; prison guard; women's prison; prison camp~0.8; prison riot; penal colony~0.9; alcatraz; juvenile detention~0.7; solitary confinement~0.9; mass incarceration~0.9; prisoner of war~0.5; concentration camp~0.3; chain gang~0.9; parole~0.5",
  },
  'prison-break': {
    label: 'escaping',
    say: 'prison break; prison breaks; prison escape; jailbreak; jail break; escape; escapes; escape from prison; great escape; breaking out; breakout; break out of prison; escaping; daring escape; escape room; held captive; captive; captives; captivity; trapped and trying to escape; trying to escape',
    keywords:
      'prison escape; escape~0.9; captive~0.5; prisoner of war~0.4; escaped convict~0.6; trapped~0.4; alcatraz~0.7; kidnapping~0.2; defection~0.4; prison camp~0.4; tunnel~0.3; freedom~0.2; hostage~0.2; penal colony~0.5',
  },
  kidnapping: {
    say: 'kidnap; kidnapped; kidnapper; kidnappers; abduction; abducted; missing child; missing girl; missing kid; missing daughter; missing son; child abduction; hostage; hostages; ransom; held hostage; hostage situation; taken hostage; hijack; hijacking; hijacked; stolen child',
    keywords:
      'kidnapping; missing child~0.8; hostage~0.8; ransom~0.9; captive~0.7; hijacking~0.7; missing girl~0.8; missing daughter; child in peril~0.5; missing person~0.3; police negotiator~0.6; missing pet~0.1',
  },
  'missing-person': {
    label: 'somebody missing',
    say: 'missing person; missing persons; missing people; disappearance; disappearances; disappeared; disappears; vanished; vanishes; vanishing; goes missing; went missing; gone missing; missing wife; missing husband; searching for (someone|somebody|a missing); search for a missing; without a trace',
    keywords:
      'missing person; missing child~0.8; missing girl~0.9; missing daughter~0.8; missing father~0.7; missing mother~0.7; search~0.5; unsolved case~0.4; kidnapping~0.4; investigation~0.25; search party~0.8; missing body~0.5; lost child~0.6',
  },
  courtroom: {
    label: 'courtroom drama',
    say: 'courtroom; courtrooms; court; court case; courtroom thriller; legal (drama|thriller|film|movie|show); lawyers; lawyer; attorney; attorneys; trial; trials; trial (film|movie); jury; judge; murder trial; legal battle; legal; lawsuit; law firm; court drama; prosecutor; defense lawyer; legal system; in court; law',
    keywords:
      'courtroom; trial; lawyer~0.8; legal drama; murder trial; jury; judge~0.7; lawsuit~0.8; prosecutor~0.8; class action~0.7; court; old bailey; corrupt lawyer~0.7; district attorney~0.5; custody battle~0.4; death penalty~0.4; law firm~0.8; court martial~0.9; wrongful conviction~0.3; divorce lawyer~0.4; witness~0.3; reasonable doubt~0.7',
  },
  'true-crime': {
    say: 'real crime; real life crime; real crimes; based on (real|true|actual) (murders|crimes|crime|murder); real serial killers; real murders; actual crimes; crime documentary; true crime stories; real killer',
    keywords:
      'true crime; based on true story~0.4; serial killer~0.3; unsolved case~0.5; wrongful conviction~0.4; murder~0.2; bank robbery~0.15; fbi~0.15; organized crime~0.15',
    genres: ['Crime', 'Documentary'],
  },
  'dirty-cops': {
    label: 'police corruption',
    say: 'dirty cops; dirty cop; corrupt cops; corrupt cop; bad cops; crooked cops; corrupt police; police corruption; police brutality; bent coppers; crooked; corruption; corrupt; corrupt officials',
    keywords:
      'police corruption; corruption~0.8; police brutality~0.7; police misconduct~0.9; political corruption~0.6; cover-up~0.5; maverick cop~0.3; bribery~0.6; whistleblower~0.3; corrupt lawyer~0.4',
  },
  'bounty-hunter': {
    label: 'bounty hunters and mercenaries',
    say: 'bounty hunter; bounty hunters; mercenary; mercenaries; soldiers of fortune; gun for hire; guns for hire; hired guns; bail bondsman; bodyguard; bodyguards',
    keywords:
      'bounty hunter; mercenary; bounty~0.8; bodyguard~0.6; gunslinger~0.3; hired gun~0.8; bail bondsman~0.7; female bodyguard~0.6; contract~0.3',
  },
  'love-and-crime': {
    label: 'femme fatale',
    say: 'femme fatales; dangerous woman; dangerous women; lethal woman; seductress; black widow; deadly woman; temptress; crime of passion; crimes of passion; erotic thriller; erotic thrillers',
    keywords:
      'femme fatale; erotic thriller~0.7; seduction~0.6; black widow~0.8; female psychopath~0.6; honey trap~0.7; obsession~0.15; film noir~0.3',
  },
  'home-invasion': {
    say: 'home invasions; intruder; intruders; break in; break-in; someone in the house; stalked; stalker; stalkers; stalking; being watched; being followed; voyeur; voyeurism; peeping; strangers at the door; nowhere is safe',
    keywords:
      'home invasion; stalker~0.6; family in danger~0.6; voyeurism~0.5; obsessed fan~0.5; siege~0.3; masked killer~0.3; stranger~0.4; captive~0.2; surveillance~0.2; burglar~0.3; evil in the home~0.4',
  },
  blackmail: {
    label: 'blackmail and betrayal',
    say: 'blackmail; blackmailed; extortion; betrayal; betrayals; betrayed; betray; backstabbing; double cross; double crosses; double-cross; treachery; traitor; traitors; treason; backstabbers; scheming; manipulation; manipulators; plots and schemes; power games',
    keywords:
      'betrayal; double cross; blackmail; extortion~0.8; manipulation~0.6; distrust~0.4; mole~0.5; power struggle~0.4; court intrigue~0.4; greed~0.3; loyalty~0.3',
  },
});
