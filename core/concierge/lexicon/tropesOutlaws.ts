import { define } from './define.ts';

/** Plots about outlaws: who is after them, and how they end. */
export const outlawTropes = define('trope', {
  undercover: {
    say: `
      undercover cop; undercover agent; infiltrate; mole; informant; double agent; deep cover; in disguise;
      goes undercover; rat in the (police|mob); going undercover
    `,
    keywords: `
      undercover cop; undercover; mole~0.9; infiltration; double agent~0.8; police informer~0.9;
      disguise~0.3; double life~0.3; secret identity~0.2; false identity~0.3; fbi~0.15; interrogation~0.1
    `,
  },
  'double-life': {
    say: `
      double lives; secret life; secret lives; leading a double life; living a double life; living a lie;
      dual identity; secret identity; alter ego; hidden identity; hiding who they are; hidden past;
      secret past
    `,
    keywords: `
      double life; secret identity~0.8; false identity~0.7; alter ego~0.8; secret past~0.6;
      mistaken identity~0.5; disguise~0.4; split personality~0.4; cross dressing~0.3; impersonation~0.4;
      identity~0.15; repressed homosexuality~0.2; new identity~0.6
    `,
  },
  'on-the-run': {
    say: `
      on the lam; fugitive; outlaws; bonnie and clyde style; lovers on the run; criminals on the run;
      running from the law; escaped convict; runaway; being hunted; hunted; hunted man; hunted down;
      chased; chase (film|movie); in hiding; witness protection; manhunts
    `,
    keywords: `
      on the run; fugitive; lovers on the run; manhunt~0.8; outlaw~0.5; chase~0.5; runaway~0.5;
      escaped convict~0.8; falsely accused~0.3; hiding~0.5; bounty hunter~0.3; crime spree~0.6;
      police chase~0.5; witness protection~0.6; convict~0.3; car chase~0.2; journey~0.1
    `,
  },
  'wrongly-accused': {
    say: `
      wrongfully accused; falsely accused; wrongful conviction; wrongly convicted; wrongfully convicted;
      innocent man; framed; framed for murder; framed for a crime; innocent (man|person) accused;
      clear (his|her|their) name; wrong man; miscarriage of justice; accused of a crime; scapegoat;
      unjustly accused; innocent person in prison
    `,
    keywords: `
      falsely accused; wrongful conviction; framed for murder; injustice~0.4; scapegoat~0.6;
      planted evidence~0.7; mistaken identity~0.3; witch hunt~0.5; fugitive~0.3; rumor~0.4;
      murder suspect~0.5; death row~0.3; mass incarceration~0.3
    `,
  },
  prison: {
    say: `
      jail; inmate; behind bars; incarcerated; prison (film|movie|drama|life); in prison; locked up;
      death row; convict; ex con; ex-con; ex-convict; penitentiary; penal colony; solitary confinement
    `,
    keywords: `
      prison; prisoner; prison escape~0.9; death row~0.9; convict~0.7; ex-convict~0.4;
      wrongful conviction~0.5; prison guard; women's prison; prison camp~0.8; prison riot;
      penal colony~0.9; alcatraz; juvenile detention~0.7; solitary confinement~0.9; mass incarceration~0.9;
      prisoner of war~0.5; concentration camp~0.3; chain gang~0.9; parole~0.5
    `,
  },
  escape: {
    say: `
      prison break; prison escape; jailbreak; jail break; escape from prison; great escape; breaking out;
      breakout; break out of prison; daring escape; escape room; held captive; captive;
      trapped and trying to escape; trying to escape
    `,
    keywords: `
      prison escape; escape~0.9; captive~0.5; prisoner of war~0.4; escaped convict~0.6; trapped~0.4;
      alcatraz~0.7; kidnapping~0.2; defection~0.4; prison camp~0.4; tunnel~0.3; freedom~0.2; hostage~0.2;
      penal colony~0.5
    `,
  },
  kidnapping: {
    say: `
      kidnapper; abduction; missing child; missing girl; missing kid; missing daughter; missing son;
      child abduction; hostage; ransom; held hostage; hostage situation; taken hostage; stolen child
    `,
    keywords: `
      kidnapping; missing child~0.8; hostage~0.8; ransom~0.9; captive~0.7; hijacking~0.7; missing girl~0.8;
      missing daughter; child in peril~0.5; missing person~0.3; police negotiator~0.6; missing pet~0.1
    `,
  },
  'missing-person': {
    say: `
      missing people; disappearance; vanished; goes missing; went missing; gone missing; missing wife;
      missing husband; searching for (someone|somebody|a missing); without a trace; somebody missing
    `,
    keywords: `
      missing person; missing child~0.8; missing girl~0.9; missing daughter~0.8; missing father~0.7;
      missing mother~0.7; search~0.5; unsolved case~0.4; kidnapping~0.4; investigation~0.25;
      search party~0.8; missing body~0.5; lost child~0.6
    `,
  },
  courtroom: {
    say: `
      court; court case; courtroom thriller; legal (drama|thriller|film|movie|show); lawyers; attorney;
      trial; trial (film|movie); jury; judge; murder trial; legal battle; legal; lawsuit; law firm;
      court drama; prosecutor; defense lawyer; legal system; in court; law; courtroom drama
    `,
    keywords: `
      courtroom; trial; lawyer~0.8; legal drama; murder trial; jury; judge~0.7; lawsuit~0.8;
      prosecutor~0.8; class action~0.7; court; old bailey; corrupt lawyer~0.7; district attorney~0.5;
      custody battle~0.4; death penalty~0.4; law firm~0.8; court martial~0.9; wrongful conviction~0.3;
      divorce lawyer~0.4; witness~0.3; reasonable doubt~0.7
    `,
  },
  'true-crime': {
    say: `
      real crime; real life crime; based on (real|true|actual) (murders|crimes|crime|murder);
      real serial killers; real murders; actual crimes; crime documentary; true crime stories; real killer
    `,
    keywords: `
      true crime; based on true story~0.4; serial killer~0.3; unsolved case~0.5; wrongful conviction~0.4;
      murder~0.2; bank robbery~0.15; fbi~0.15; organized crime~0.15
    `,
    genres: ['Crime', 'Documentary'],
  },
  'corrupt-police': {
    say: `
      dirty cops; corrupt cops; bad cops; crooked cops; police brutality; bent coppers; crooked;
      corruption; corrupt officials; police corruption
    `,
    keywords: `
      police corruption; corruption~0.8; police brutality~0.7; police misconduct~0.9;
      political corruption~0.6; cover-up~0.5; maverick cop~0.3; bribery~0.6; whistleblower~0.3;
      corrupt lawyer~0.4
    `,
  },
  'bounty-hunter': {
    say: `
      mercenary; soldiers of fortune; gun for hire; hired guns; bail bondsman; bodyguard;
      bounty hunters and mercenaries
    `,
    keywords: `
      bounty hunter; mercenary; bounty~0.8; bodyguard~0.6; gunslinger~0.3; hired gun~0.8;
      bail bondsman~0.7; female bodyguard~0.6; contract~0.3
    `,
  },
  'femme-fatale': {
    say: `
      dangerous woman; lethal woman; seductress; black widow; deadly woman; temptress; crime of passion;
      erotic thriller
    `,
    keywords: `
      femme fatale; erotic thriller~0.7; seduction~0.6; black widow~0.8; female psychopath~0.6;
      honey trap~0.7; obsession~0.15; film noir~0.3
    `,
  },
  'home-invasion': {
    say: `
      intruder; break in; break-in; someone in the house; stalked; stalker; voyeur; peeping;
      strangers at the door; nowhere is safe
    `,
    keywords: `
      home invasion; stalker~0.6; family in danger~0.6; voyeurism~0.5; obsessed fan~0.5; siege~0.3;
      masked killer~0.3; stranger~0.4; captive~0.2; surveillance~0.2; burglar~0.3; evil in the home~0.4
    `,
  },
  betrayal: {
    say: `
      blackmail; extortion; betrayed; backstabbing; double cross; double-cross; treachery; traitor;
      treason; backstabbers; scheming; manipulation; plots and schemes; power games;
      blackmail and betrayal
    `,
    keywords: `
      betrayal; double cross; blackmail; extortion~0.8; manipulation~0.6; distrust~0.4; mole~0.5;
      power struggle~0.4; court intrigue~0.4; greed~0.3; loyalty~0.3
    `,
  },
});
