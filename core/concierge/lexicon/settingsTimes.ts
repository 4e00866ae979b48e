import { define } from './define.ts';

/** When films play, whenever they were made. "Set in the sixties" is a setting; "from the sixties" is not. */
export const periods = define('setting', {
  'ancient-times': {
    say: `
      ancient rome; roman empire; ancient greece; ancient egypt; ancient; antiquity; romans;
      gladiators in rome; pharaohs; biblical times; sword and sandal; sandals; greeks; spartans;
      trojan war; julius caesar; cleopatra; pompeii; egyptian; mummies; pyramids; mesopotamia;
      set in ancient (rome|greece|egypt|times); mythic greece; carthage; the ancient world
    `,
    keywords: `
      ancient rome; ancient greece; ancient egypt; gladiator; pharaoh; emperor~0.4; biblical epic;
      trojan war; roman senate; sparta; greek mythology~0.5; jesus christ~0.4; crucifixion~0.5;
      ancient china~0.6; judea; slavery~0.1; persian empire; 2nd century; chariot race;
      prehistoric times~0.3; demigod~0.3; moses; arena~0.4; mummy~0.7; egypt~0.4
    `,
  },
  'set-in-the-16th-to-18th-century': {
    say: `
      renaissance; 16th century; 17th century; 18th century; 1500s; 1600s; 1700s; sixteenth century;
      seventeenth century; eighteenth century; elizabethan era; restoration era; georgian era;
      enlightenment; baroque; puritans; colonial america; age of discovery; conquistadors; musketeers;
      shakespearean; shakespeare; set in the (1600s|1700s|1500s|renaissance)
    `,
    keywords: `
      16th century; 17th century; 18th century; french revolution; american revolution; conquistador;
      shakespeare adaptation~0.6; versailles; puritan; swashbuckler~0.4; royal court~0.5; 13th century~0.3;
      15th century~0.7; witch hunt~0.4; pirate~0.3; french and indian war; seven years' war; salem~0.5;
      court intrigue~0.4; settler~0.5
    `,
  },
  'set-in-the-19th-century': {
    say: `
      19th century; nineteenth century; 1800s; set in the (1800s|19th century|nineteenth century);
      victorian; victorian era; victorian england; victorian london; victorian times; regency; regency era;
      regency england; jane austen style; austen; dickensian; dickens; charles dickens; bridgerton style;
      edwardian; edwardian era; turn of the century; brontes; industrial revolution; gilded age; 1850s;
      1860s; 1870s; 1880s; bonnets; corsets; governess
    `,
    keywords: `
      19th century; victorian era; regency england; edwardian england~0.7; 1820s; 1850s; 1860s; 1870s;
      1880s; 1890s; 1840s; governess; american civil war~0.5; slavery~0.3; gold rush~0.4;
      turn of the century; napoleonic wars~0.6; industrialization; 1900s~0.4; frontier~0.3; old west~0.4;
      aristocracy~0.2; courtship~0.3; sherlock holmes~0.3; high society~0.2
    `,
  },
  'set-in-the-1910s': {
    say: `
      early 1900s; early 20th century; early twentieth century; set in the (early 1900s|1910s|1900s);
      belle epoque; titanic era; edwardian england
    `,
    keywords: `
      1910s; 1900s; edwardian england; world war i~0.6; ocean liner~0.2; titanic; 20th century~0.4;
      turn of the century; trench warfare~0.3
    `,
  },
  'set-in-the-1920s': {
    say: `
      roaring twenties; roaring 20s; jazz age; flappers; prohibition; prohibition era; speakeasy;
      gatsby style; great gatsby style;
      (set|takes place|taking place|that takes place) in the (20s|1920s|twenties);
      twenties (era|setting|style); bootleggers; art deco
    `,
    keywords: `
      1920s; prohibition era; jazz~0.3; speakeasy; silent film star~0.5; bootlegger; weimar republic~0.6;
      decadence~0.2; art deco; showgirl~0.3; world war i~0.1
    `,
  },
  'set-in-the-1930s': {
    say: `
      great depression; depression era;
      (set|takes place|taking place|that takes place) in the (30s|1930s|thirties);
      thirties (era|setting|style); dust bowl; screwball era; interwar
    `,
    keywords: `
      1930s; great depression; dust bowl; nazi germany~0.4; weimar republic~0.3; pre-war; gangster~0.1;
      pre-code~0.3; rise of nazism; aristocracy~0.1
    `,
  },
  'set-in-the-1940s': {
    say: `
      post war; postwar; (set|takes place|taking place|that takes place) in the (40s|1940s|forties);
      wartime london; home front
    `,
    keywords: `
      1940s; world war ii~0.6; post world war ii; post war; post war japan~0.6; film noir~0.2;
      nazi occupation~0.4; holocaust~0.3; d-day~0.4
    `,
  },
  'set-in-the-1950s': {
    say: `
      (set|takes place|taking place|that takes place) in the (50s|1950s|fifties); greasers; rockabilly;
      mad men style; atomic age; sock hop; american diner; fifties nostalgia
    `,
    keywords: `
      1950s; mccarthyism; rock 'n' roll~0.3; cold war~0.25; conformity~0.2; diner~0.2;
      juvenile delinquent~0.3; housewife~0.2; blacklist~0.5; beatnik~0.5; korean war~0.4; suburb~0.05
    `,
  },
  'set-in-the-1960s': {
    say: `
      swinging sixties; swinging london;
      (set|takes place|taking place|that takes place) in the (60s|1960s|sixties); sixties nostalgia; mod;
      beatlemania; civil rights era
    `,
    keywords: `
      1960s; swinging london; civil rights~0.4; counterculture~0.6; hippie~0.6; vietnam war~0.4;
      space race~0.4; cuban missile crisis~0.6; beatnik~0.4; racial segregation~0.2; moon landing~0.5;
      psychedelic~0.2
    `,
  },
  'set-in-the-1970s': {
    say: `
      (set|takes place|taking place|that takes place) in the (70s|1970s|seventies); disco era;
      seventies nostalgia; watergate era; seventies grit
    `,
    keywords: `
      1970s; disco; vietnam war~0.25; blaxploitation~0.6; new hollywood~0.4; watergate; counterculture~0.3;
      glam rock; punk rock~0.3; hippie~0.3; waterbed; oil crisis; khmer rouge
    `,
  },
  'set-in-the-1980s': {
    say: `
      (set|takes place|taking place|that takes place) in the (80s|1980s|eighties);
      80s (nostalgia|suburbia|setting); eighties (nostalgia|suburbia|setting); stranger things style;
      synthwave; synth soundtrack; new wave; walkman
    `,
    keywords: `
      1980s; 1980s nostalgia; 1980s music; arcade~0.5; thatcher era; aids~0.3; yuppie; wall street~0.25;
      new wave music; cold war~0.1; kids on a mission~0.3; boombox
    `,
  },
  'set-in-the-1990s': {
    say: `
      (set|takes place|taking place|that takes place) in the (90s|1990s|nineties); 90s (nostalgia|setting);
      nineties (nostalgia|setting); grunge; gen x; y2k
    `,
    keywords: `
      1990s; slacker~0.3; video store; record store~0.4; twentysomethings~0.2; millennium; hip-hop~0.15;
      hacker~0.1
    `,
  },
  'set-in-the-2000s': {
    say: `
      (set|takes place|taking place|that takes place) in the (2000s|noughties|early 2000s);
      early 2000s (nostalgia|setting); 2000s (nostalgia|setting); post 9/11; 9/11; september 11;
      war on terror
    `,
    keywords: `
      2000s; post 9/11; war on terror; iraq war~0.6; financial crisis~0.3; world trade center;
      terrorism~0.2; blog~0.4
    `,
  },
  'period-drama': {
    say: `
      period piece; costume drama; period film; period movie; period romance; period setting; historical;
      historical drama; historical fiction; historical film; historical epic; historical movie;
      historical romance; historical setting; historical accuracy; historically accurate; set in the past;
      set in history; bygone era; bygone; olden days; olden times; lavish costumes; heritage film;
      merchant ivory
    `,
    keywords: `
      period drama; 19th century~0.5; 18th century~0.6; victorian era~0.6; regency england~0.8;
      aristocracy~0.5; 16th century~0.6; 17th century~0.6; edwardian england~0.7; royal court~0.5;
      high society~0.3; 1900s~0.5; 1910s~0.4; courtship~0.3; history~0.6; american history~0.5; 1930s~0.15;
      court intrigue~0.4; servant~0.2; british royal family~0.4; country house~0.3
    `,
    genres: ['History'],
  },
});
