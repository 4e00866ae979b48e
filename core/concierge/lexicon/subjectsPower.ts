import { define } from './define.ts';

/** What people do: power and work. */
export const powerSubjects = define('subject', {
  spies: {
    say: `
      espionage; secret agent; secret service;
      spy (thriller|thrillers|film|films|movie|movies|comedy|story|stories|drama|game); cia; mi6; mi5; kgb;
      mossad; james bond (style|like|type); agents; intelligence agency; intelligence service;
      counterintelligence; sleeper agent; cold war spy; gadgets; code breaking; codebreakers; spycraft;
      james bond vibes; international intrigue; ex-spy; assassins and spies
    `,
    keywords: `
      spy; secret agent; cia; british secret service; double agent~0.8; mole~0.5; code breaking;
      secret agency~0.9; ex-spy; sleeper agent; cold war~0.3; gadget~0.5; mi5; intelligence agency;
      surveillance~0.25; wiretapping~0.5; nsa; government agent~0.5; interrogation~0.2; cipher~0.4;
      honey trap; mossad
    `,
  },
  conspiracy: {
    say: `
      conspiracy (thriller|thrillers|theory|theories); paranoid thriller; paranoia thriller;
      government conspiracy; government secrets; deep state; cover ups by the government;
      shadow government; big corporation; evil corporation; corporate conspiracy; corporations;
      corporate greed; corporate (thriller|drama|crime|espionage); whistle blower; assassination plot;
      watergate; jfk; political conspiracy; political assassination; someone is watching; trust no one;
      trust nobody; cant trust anyone
    `,
    keywords: `
      conspiracy; government conspiracy; cover-up~0.8; government cover-up; paranoia~0.4; surveillance~0.4;
      political assassination~0.6; whistleblower~0.5; secret organization~0.5; evil corporation~0.7;
      corporate crime~0.5; secret society~0.4; corporate greed~0.6; assassination plot~0.6; watergate;
      wiretapping~0.6; corporation~0.25; government~0.4; secret~0.1; political thriller~0.7
    `,
  },
  politics: {
    say: `
      politician; political (thriller|thrillers|drama|satire|film|movie|show|intrigue|comedy); government;
      president; presidential; white house; election; campaign; prime minister; senator; parliament;
      washington politics; power struggle; political power; political corruption; democracy; dictator;
      dictatorship; fascism; fascist; communism; socialism; capitalism; anti capitalist; anti-capitalist;
      propaganda; activism; protest; resistance; freedom fighters; radicals; anarchists; anarchy; coup;
      diplomacy; diplomats; current events; social issues; social commentary; socially conscious;
      political commentary; social justice; critique of society; commentary on society; society;
      censorship; human rights
    `,
    keywords: `
      politics; politician; election; president; political thriller; political intrigue~0.8;
      political satire~0.8; political corruption~0.8; prime minister~0.8; white house~0.7; activist~0.6;
      dictatorship~0.7; fascism~0.7; communism~0.7; senator; political drama; revolution~0.7;
      american politics; propaganda~0.7; terrorism~0.5; protest~0.6; capitalism~0.5; social commentary~0.5;
      government~0.6; spin doctor~0.7; censorship~0.5; power struggle~0.4; diplomat~0.5; coup d'état;
      scandal~0.3; resistance~0.3; guerrilla warfare~0.3; riot~0.3; political campaign; labor union~0.3;
      presidential campaign; social issues~0.5; independence movement~0.6; corruption~0.2
    `,
  },
  journalism: {
    say: `
      journalist; reporter; newspaper; news media; newsroom; investigative journalism;
      investigative journalist; investigative reporting; press freedom; news anchor; tv news;
      war correspondent; media; tabloid; magazine editor; magazine; broadcast news; breaking news; podcast;
      radio host; radio
    `,
    keywords: `
      journalist; newspaper; newsroom; media~0.7; magazine~0.5; war correspondent; tabloid;
      television news; interview~0.4; media satire~0.6; paparazzi~0.5; radio~0.3; radio dj~0.4;
      television~0.2; news anchor; newspaper editor; columnist; whistleblower~0.3; podcaster;
      war photographer; television presenter~0.4; current events; documentary filmmaker~0.3
    `,
  },
  'business-and-money': {
    say: `
      business; businessman; businessmen; businesswoman; wall street; stock market; stockbroker;
      stock brokers; finance; financial; financial crisis; banks; bankers; investors; trading;
      capitalism gone wrong; start up; start-up; silicon valley; entrepreneur; entrepreneurship;
      tech company; ceo; greed in business; advertising; salesman; salesmen; sales; making money; money;
      boardroom; mergers; economics; real estate; family business; succession; inheritance battle
    `,
    keywords: `
      wall street; stock market; businessman; corporation~0.6; entrepreneur; banking; financial crisis;
      stockbroker; start-up; corporate greed; money~0.7; capitalism~0.7; greed~0.4; small business~0.6;
      salesman~0.6; advertising; advertising executive; enterprise; insider trading; economics;
      corporate raider; finance; succession~0.5; tech entrepreneur; family business~0.5; ceo;
      corporate crime~0.7; real estate~0.5; bank~0.3; selling out~0.3; fraud~0.3; embezzlement~0.5;
      investment banker; office~0.2; boss~0.3; corporate ladder
    `,
  },
  'working-life': {
    say: `
      workplace; work place; office; office life; office comedy; office (setting|drama|politics|romance);
      coworkers; co-workers; colleagues; boss; terrible boss; horrible boss;
      workplace (comedy|drama|romance|sitcom); nine to five; 9 to 5; dead end job; dead-end job;
      boring job; hate my job; bad job; day job; cubicle; bureaucracy; bureaucratic; retail; store clerks;
      waitress; call center; restaurant workers; secretary; blue collar jobs; career; workaholic; fired
    `,
    keywords: `
      workplace; workplace comedy; office; boss; coworker; workaholic~0.8; bureaucracy~0.6; secretary~0.5;
      layoffs~0.6; career woman~0.5; office romance; corporate ladder; waitress~0.3; janitor~0.3;
      shop assistant~0.5; office worker; supermarket~0.5; routine~0.4; incompetence~0.5; work life balance;
      department store~0.4; cubicle; unemployment~0.2; burnout~0.5; local government~0.4; receptionist
    `,
  },
  doctors: {
    say: `
      medical; medical (drama|thriller|show|mystery|series); hospital; hospital setting; nurse;
      surgeons and doctors; emergency room; medicine; paramedics; ambulance; health care; healthcare;
      pharma; pharmaceutical; doctors and hospitals
    `,
    keywords: `
      doctor; hospital; nurse; medical drama; surgeon; medical student; emergency room; medical school;
      army hospital; ambulance driver; psychiatrist~0.3; illness~0.3; surgery; understaffed~0.6;
      pharmaceutical industry~0.5; dentist~0.4; diagnosis; psychiatric hospital~0.2; field hospital;
      army surgeon; midwife~0.5; veterinarian~0.2; medicine
    `,
  },
  teachers: {
    say: `
      inspirational teacher; professor; education; teacher student; teacher-student; teaching; classroom;
      school; school life; elementary school; principal; students; tutor; mentor; mentorship;
      mentor and protege; student and teacher; graduation; teachers and students
    `,
    keywords: `
      teacher; professor~0.7; mentor~0.6; school~0.7; education; teacher student relationship;
      music teacher~0.8; tutor; student~0.7; elementary school; kind teacher; private school~0.6;
      principal; dance teacher~0.6; boarding school~0.5; graduation~0.4; kindergarten; instructor~0.5;
      literature~0.2; high school~0.2; middle school~0.6; training~0.15; university~0.25
    `,
  },
  college: {
    say: `
      university; campus; college life;
      college (students|student|comedy|movie|film|setting|kids|years|party|parties); fraternity; frat;
      sorority; dorm; academia; dark academia; academic; grad school; ivy league; harvard; freshman;
      freshmen; undergrads; scholars
    `,
    keywords: `
      university; university student; fraternity; sorority; harvard university; professor~0.5;
      graduate student; academia; graduation~0.4; hazing; oxford university; princeton university;
      cambridge university; law school; roommates~0.2; toga party; student~0.4; graduate school;
      college interview; law student; film student~0.3; college application; dean; academy~0.3
    `,
  },
  revolution: {
    say: `
      revolutionary; uprising against; overthrow; overthrow the government; revolt; resistance movement;
      resistance fighters; liberation; independence movement; freedom; fight for freedom; guerrillas;
      partisans; worker uprising
    `,
    keywords: `
      revolution; rebellion~0.8; resistance~0.8; guerrilla warfare~0.7; french revolution;
      russian revolution; independence movement; independence~0.7; freedom~0.5; riot~0.5; activist~0.4;
      algerian war~0.7; protest~0.6; radical; mexican revolution; worker uprising; mutiny~0.4; partisan;
      coup d'état~0.6; civil disobedience; ira~0.4; american revolution
    `,
  },
});
