import { define } from './define.ts';

/** Families, friends, and the ages of a life. */
export const familyThemes = define('subject', {
  'coming-of-age': {
    say: `
      coming-of-age; growing up; bildungsroman; loss of innocence; end of childhood; becoming an adult;
      becoming a man; becoming a woman; adolescence; puberty; self discovery; self-discovery;
      finding (himself|herself|themselves|yourself|oneself);
      finding (your|his|her|their) (place|way|identity|voice); turning into an adult; kids growing up;
      teenage years; formative; rite of passage
    `,
    keywords: `
      coming of age; loss of innocence; adolescence; puberty; childhood~0.5; first love~0.4; teenager~0.4;
      self-discovery~0.6; teen movie~0.5; sexual awakening~0.4; youth~0.5; graduation~0.5;
      growing apart~0.4; teenage girl~0.4; summer vacation~0.3; twentysomethings~0.3; high school~0.3
    `,
  },
  teenagers: {
    say: `
      teen; teen (movie|film|movies|films|comedy|drama|show|comedies|dramas);
      teenage (girls|boys|drama|angst|life|rebellion); high school; high-school; high schoolers;
      high school (drama|comedy|movie|film|kids|students|life|setting); prom; cheerleaders; popular girls;
      popular kids; mean girls style; nerds; geeks; jocks; cliques; detention; homecoming; school dance;
      angst; angsty
    `,
    keywords: `
      high school; teenager; teen movie; teen comedy; teenage girl~0.8; prom~0.8; teenage crush~0.7;
      bullying~0.3; popularity~0.7; clique; graduation~0.6; nerd~0.4; school~0.4; new kid in town~0.4;
      cheerleader~0.8; teen horror~0.6; school dance; teenage romance~0.7; teenage pregnancy~0.7;
      adolescence~0.7; peer pressure~0.6; mean girls; gay teenager~0.6; schoolgirl~0.6; detention~0.6;
      first love~0.2; coming of age~0.3
    `,
  },
  childhood: {
    say: `
      child; kid; kids on adventures; childrens adventure; child protagonist; kid protagonist;
      seen through the eyes of a child; through a childs eyes; childs perspective; childs point of view;
      from a childs perspective; innocence; little girl; little boy; young girl; young boy; kids on bikes;
      group of kids; gang of kids; playing outside; being a kid; imaginary friend; about kids;
      about children; children and childhood
    `,
    keywords: `
      childhood; child's point of view; child; child protagonist; childhood friends~0.6; innocence~0.7;
      imaginary friend~0.7; child prodigy~0.5; summer camp~0.4; imagination~0.4; orphan~0.3;
      kids on a mission; bicycle~0.2; loss of innocence~0.6; summer vacation~0.5; treasure hunt~0.1;
      little girl~0.8; coming of age~0.25; school~0.15
    `,
  },
  friendship: {
    say: `
      about friends; about friendship; best friends; bff; buddies; buddy film; buddy movie;
      group of friends; friend group; friends hanging out; hanging out; hangout (film|movie|movies);
      hang out (film|movie|movies); pals; camaraderie; comradeship; bond; bromance; male bonding;
      male friendship; loyal friends; loyalty; unlikely friends; unlikely friendship; platonic;
      platonic love; duo; dynamic duo; friends forever; lifelong friends; with friends
    `,
    keywords: `
      friendship; female friendship~0.8; male friendship~0.9; unlikely friendship; best friend;
      childhood friends~0.8; buddy comedy~0.5; roommates~0.4; loyalty~0.4; growing apart~0.6;
      found family~0.4; odd couple~0.5; camaraderie; imaginary friend~0.3; brotherhood~0.5
    `,
  },
  'female-friendship': {
    say: `
      girl friends; girlfriends hanging out; women friends; friendship between women;
      friendship between girls; girl group of friends; sisterhood; gal pals; group of women;
      group of girls; girls supporting girls; women supporting women; female bonding
    `,
    keywords: `
      female friendship; female ensemble~0.7; bridesmaid~0.5; two women~0.7; girl power~0.5;
      sister sister relationship~0.2; female protagonist~0.1
    `,
  },
  'found-family': {
    say: `
      chosen family; makeshift family; surrogate family; adoptive family; family you choose;
      family of misfits; finding a family; makes a new family; adoption; foster; foster care; foster kid;
      foster child; father figure; mentor and student; reluctant father figure; grumpy man and a child;
      grumpy old man and a kid; loner and a child; lone wolf and cub
    `,
    keywords: `
      found family; adoption~0.7; orphan~0.5; foster care~0.7; father figure~0.7; fake family~0.7;
      misfit~0.3; surrogate father~0.8; mother figure~0.6; orphanage~0.5; mentor~0.2;
      unlikely friendship~0.3; grumpy old man~0.4; team~0.15
    `,
  },
  'family-drama': {
    say: `
      family relationships; family dynamics; family conflict; family issues; family problems; family bonds;
      about family; dysfunctional family; messy family; broken family; big family; large family;
      generational; multigenerational; family reunion; family gathering; family saga; family feud;
      relatives; parents and children; parent child relationship; importance of family;
      generational trauma; family life
    `,
    keywords: `
      family; dysfunctional family; family relationships; family conflict; family secrets~0.6;
      siblings~0.4; parents~0.5; family reunion~0.8; family gathering~0.9; large family~0.8;
      estranged family~0.8; generational trauma~0.8; parent child relationship~0.8; inheritance~0.3;
      generation gap~0.6; multigenerational; family saga; family business~0.5; blended family~0.8;
      marriage~0.15; estrangement~0.6; immigrant family~0.6
    `,
  },
  siblings: {
    say: `
      brother and sister; two brothers; two sisters; brotherly love; sisterly; sibling relationship; twins;
      sibling bond; step siblings; stepbrothers; brotherhood
    `,
    keywords: `
      siblings; brother brother relationship; sister sister relationship; brother sister relationship;
      sibling rivalry~0.8; twins~0.7; sister~0.7; loss of brother~0.5; half-brother~0.6; step siblings~0.8;
      stepbrother~0.7; surrogate brother~0.5; brotherhood~0.3
    `,
  },
  sisters: {
    say: `
      relationship between sisters; bond between sisters; sister bond; sisters relationship;
      story about sisters
    `,
    keywords: `
      sister sister relationship; sister~0.8; sibling rivalry~0.2; female friendship~0.15; twins~0.2
    `,
  },
  brothers: {
    say: `
      relationship between brothers; bond between brothers; brother bond; brothers relationship;
      story about brothers
    `,
    keywords: `
      brother brother relationship; loss of brother~0.7; sibling rivalry~0.2; brotherhood~0.5;
      half-brother~0.5; twins~0.2
    `,
  },
  'fathers-and-sons': {
    say: `
      father-son; father son relationship; father and son relationship; dad and son; daddy issues;
      absent father; distant father; son and father; father issues; dad issues;
      relationship with (his|my|a) (father|dad)
    `,
    keywords: `
      father son relationship; fatherhood~0.5; missing father~0.6; loss of father~0.6; absent father~0.7;
      fatherless~0.5; stepfather~0.3; single father~0.4; estrangement~0.2; domineering father~0.6;
      dying father~0.6; father figure~0.3; grandfather grandson relationship~0.3
    `,
  },
  'fathers-and-daughters': {
    say: `
      father-daughter; father daughter relationship; dad and daughter; daddy daughter; girl and her father;
      daughter and father; relationship with (her) (father|dad); girl dad
    `,
    keywords: `
      father daughter relationship; single father~0.6; overprotective father~0.8; loss of daughter~0.5;
      fatherhood~0.4; missing daughter~0.6; stay at home dad~0.4; young father~0.6
    `,
  },
  'mothers-and-daughters': {
    say: `
      mother-daughter; mother daughter relationship; mom and daughter; daughter and mother;
      relationship with (her) (mother|mom); overbearing mother
    `,
    keywords: `
      mother daughter relationship; motherhood~0.5; single mother~0.4; generational trauma~0.4;
      evil mother~0.3; stepmother~0.3; loss of daughter~0.4; multigenerational~0.4
    `,
  },
  'mothers-and-sons': {
    say: `
      mother-son; mother son relationship; mom and son; mommy issues; mother issues; son and mother;
      relationship with his (mother|mom)
    `,
    keywords: `
      mother son relationship; single mother~0.5; loss of mother~0.4; motherhood~0.3;
      domestic violence~0.1; evil mother~0.4; loss of son~0.5; sick mother~0.5; absent mother~0.5
    `,
  },
  motherhood: {
    say: `
      mothers; being a mother; being a mom; moms; single mother; single mom; maternal; pregnancy; pregnant;
      unplanned pregnancy; expecting a baby; having a baby; childbirth; new mother; baby; abortion;
      infertility; working mother; about mothers; nanny; babysitter
    `,
    keywords: `
      motherhood; single mother~0.9; pregnancy; mother; baby~0.6; mother daughter relationship~0.5;
      mother son relationship~0.5; teenage pregnancy; abortion~0.7; infertility~0.8; housewife~0.3;
      adoption~0.3; loss of child~0.3; birth; nanny~0.4; babysitter~0.4; midwife~0.6; absent mother~0.4
    `,
  },
  fatherhood: {
    say: `
      fathers; being a father; being a dad; dads; single father; single dad; fatherly; paternal;
      new father; becoming a father; becoming a dad; stay at home dad; widowed father; about fathers;
      parenting; parenthood; being a parent; raising (a child|kids|children|a kid); overprotective parents
    `,
    keywords: `
      fatherhood; single father~0.9; parenting; father son relationship~0.5;
      father daughter relationship~0.5; stay at home dad; young father; father figure~0.4;
      overprotective father~0.7; parents~0.6; widower~0.2; father~0.8; single mother~0.15
    `,
  },
  'old-age': {
    say: `
      grandparents; grandmother; grandfather; grandma; grandpa; old people; elderly; elderly couple;
      elderly people; elderly protagonist; aging; getting old; growing old; getting older; growing older;
      retirement; retirement home; nursing home; old man; old woman; old lady; old couple; senior citizens;
      seniors; pensioners; grumpy old man; twilight years; end of life; last years of life; dementia;
      alzheimers; old people and grandparents
    `,
    keywords: `
      aging; retirement; grandparents; grandmother~0.7; grandfather~0.8; nursing home; elderly woman;
      elderly man; elderly couple; dementia~0.7; widower~0.5; grandfather grandson relationship;
      mortality~0.5; alzheimer's disease~0.8; grumpy old man; generation gap~0.3; end of an era~0.3;
      widow~0.3; fear of death~0.4
    `,
  },
  'midlife-crisis': {
    say: `
      mid life crisis; middle aged; middle-aged; turning (40|50|forty|fifty); life crisis; stuck in life;
      stuck in a rut; lost in life; feeling lost; quarter life crisis; quarter-life crisis; twenties;
      in your twenties; twenty something; twentysomethings; thirty something; thirties life; slackers;
      aimless; drifting through life; directionless; man child; manchild; arrested development types;
      burnout; burned out; career crisis; quitting (a|his|her|the) job; change of life; failure; losers
    `,
    keywords: `
      midlife crisis; middle age; slacker~0.7; twentysomethings~0.7; man child~0.7; failure~0.5;
      identity crisis~0.5; burnout~0.8; career crisis~0.8; unemployment~0.3; aging~0.3; divorce~0.2;
      self-doubt~0.5; boredom~0.5; disillusionment~0.5; new beginning~0.5; washed up star~0.4; loser~0.5;
      existentialism~0.2
    `,
  },
  'female-lead': {
    say: `
      female protagonist; woman lead; woman protagonist; female main character; woman main character;
      strong female; strong woman;
      strong female (lead|character|characters|protagonist|protagonists|leads); strong female-lead;
      female driven; female-driven; female led; female-led; woman led; leading lady; heroine; about women;
      about girls; female hero;
      female (action hero|warrior|fighter|assassin lead|detective|cop|spy|superhero|perspective|characters|cast|ensemble);
      badass (women|woman|female|females|girl|girls|heroine); kick ass women; kickass women; girl power;
      warrior woman; independent woman; woman centric; tough women; powerful women; final girl; princess;
      a woman in the lead
    `,
    keywords: `
      female protagonist; strong woman; female warrior; independent woman; female ensemble~0.8;
      female friendship~0.4; girl power; feminism~0.7; female detective~0.8; female assassin~0.8;
      teenage girl~0.5; female hero; final girl~0.5; career woman~0.7; single woman~0.6; princess~0.3;
      single mother~0.4; women's rights~0.6; villainess~0.3; female athlete~0.8; queen~0.3; witch~0.2;
      widow~0.2; nun~0.2; female scientist; two women~0.7; female driver~0.7;
      mother daughter relationship~0.3; elderly woman~0.6; nurse~0.2
    `,
  },
  orphans: {
    say: `
      orphanage; raised without parents; lost parents; street kids; street children; urchins;
      abandoned child; foundling; wards
    `,
    keywords: `
      orphan; orphanage; loss of parent~0.6; adoption~0.5; foster care~0.6; abandoned baby; street urchin;
      abandonment~0.6; child left behind; separation from family~0.4; runaway~0.2; governess~0.2
    `,
  },
});
