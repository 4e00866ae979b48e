import { define } from './define.ts';

/** What happens to people, and how they bear it. */
export const lifeSubjects = define('subject', {
  grief: {
    say: `
      grieving; loss; loss of a loved one; losing a loved one; losing someone; mourning; bereavement;
      dealing with (death|loss|grief); coping with (death|loss|grief);
      death of a (child|parent|spouse|loved one|friend|wife|husband|son|daughter|mother|father|brother|sister);
      death; funeral; widow; afterlife; what happens after death; dying
    `,
    keywords: `
      grief; loss of child; loss of mother; loss of brother~0.9; loss of parent; loss of daughter;
      loss of friend; loss of son; loss of father; loss of wife; death~0.7; widow~0.5; widower~0.6;
      funeral~0.7; mortality~0.6; survivor guilt~0.6; afterlife~0.5; dying man~0.7; guilt~0.15;
      terminal illness~0.4; loss of family; funeral home~0.6; corpse~0.1
    `,
  },
  illness: {
    say: `
      sick; disease; terminal illness; terminal; cancer; dying of; deadly disease; aids; hiv;
      hospital drama; coma; leukemia; tuberculosis; medical condition; rare disease; alzheimers disease;
      parkinsons
    `,
    keywords: `
      illness; terminal illness; cancer; aids; tuberculosis~0.8; dementia~0.7; alzheimer's disease~0.8;
      coma~0.6; dying man~0.8; rare disease; heart condition; diabetes~0.7; leprosy~0.7; infection~0.4;
      epilepsy~0.8; stroke~0.8; chronic pain~0.8; diagnosis~0.6; plague~0.3; hospital~0.2
    `,
  },
  'mental-illness': {
    say: `
      mental health; mental health issues; mental disorder; mental breakdown; breakdown; nervous breakdown;
      depression; depressed character; bipolar; schizophrenia; schizophrenic; ptsd; trauma;
      childhood trauma; personality disorder; split personality; multiple personalities; eating disorder;
      anorexia; ocd; anxiety disorder; panic attacks; suicide; self harm; self-harm; therapy; therapist;
      psychiatrist; psychologist; psychiatric hospital; psychiatric ward; mental hospital;
      mental institution; insane asylum; asylum; psych ward; rehab; institution; psychotic; psychosis
    `,
    keywords: `
      mental illness; depression; psychiatric hospital; psychiatrist~0.7; madness~0.5; suicide~0.6;
      suicide attempt~0.8; suicidal thoughts; split personality~0.8; trauma~0.6; childhood trauma~0.6;
      post-traumatic stress disorder; anxiety~0.8; therapy; therapist~0.8; psychologist~0.7;
      mental breakdown; self-harm~0.8; schizophrenia; eating disorder; panic attack~0.8; delusion~0.5;
      obsessive compulsive disorder; bipolar disorder; mental health; paranoia~0.25; insomnia~0.3;
      support group~0.5; child psychologist; dissociation~0.8
    `,
  },
  addiction: {
    say: `
      alcoholic; drinking problem; drunk; drug addiction; drug use; drugs; junkie; heroin; heroin addict;
      substance abuse; recovery; recovering addict; sobriety; sober; overdose; opioid; relapse; drug abuse;
      gambling addiction; sex addiction
    `,
    keywords: `
      addiction; drug addiction; alcoholism; drugs~0.6; heroin~0.8; rehabilitation; cocaine~0.5;
      recovery~0.8; heroin addiction; overdose; self-destruction~0.4; support group~0.6; alcohol;
      sex addiction; gambling debt~0.3; withdrawal; methamphetamine~0.4; excess~0.3
    `,
  },
  loneliness: {
    say: `
      lonely; loner; alone; isolation; solitude; solitary; alienation; outsider; outcast; social outcast;
      disconnected; detached; feeling alone; feeling lonely; feel less alone; lonely people; lonely man;
      lonely woman; urban loneliness; social anxiety; socially awkward; awkward; introvert; shy; reclusive;
      hermit; invisible to others; fitting in; not fitting in; belonging
    `,
    keywords: `
      loneliness; isolation~0.8; solitude; alienation; outcast~0.7; outsider~0.7; hermit~0.7; recluse;
      shyness~0.7; awkwardness~0.6; loner; misfit~0.4; social anxiety; urban alienation;
      unlikely friendship~0.15; longing~0.4; stranger~0.15; drifter~0.3; walking~0.2
    `,
    moods: 'melancholy~0.2',
  },
  disability: {
    say: `
      wheelchair; blind; deaf; sign language; paralysed; paralyzed; quadriplegic; paraplegic; autism;
      autistic; autism spectrum; on the spectrum; neurodivergent; adhd; down syndrome; amputee; stutter;
      speech impediment; mute; disfigured; deformed; intellectual disability; special needs
    `,
    keywords: `
      disability; blindness; deafness; sign language~0.9; autism; wheelchair; quadriplegia;
      disfigurement~0.7; mute~0.7; intellectual disability; savant; paraplegic; stutter; cerebral palsy;
      down syndrome; brittle bones; paralysis; amputation~0.7; epilepsy~0.6; dwarfism~0.7
    `,
  },
  'search-for-identity': {
    say: `
      identity; questions of identity; who I am; who you are; sense of self; selfhood; self acceptance;
      self-acceptance; accepting yourself; accepting who you are; being yourself; self worth; self-worth;
      self esteem; confidence; insecurity; body image; doubles; doppelganger; lookalike; look alike;
      body double; evil twin; conformity; individuality; nonconformity; nonconformist; who one is
    `,
    keywords: `
      identity; doppelgänger; identity crisis; clone~0.7; double~0.8; self-discovery~0.7;
      self-confidence~0.6; nonconformity~0.7; conformity~0.6; self-acceptance; split personality~0.4;
      body image~0.7; impersonation~0.2; coming out~0.3; individualism~0.6; self-worth;
      body positivity~0.7; being different
    `,
  },
  'rich-and-poor': {
    say: `
      class; class differences; class conflict; class struggle; class divide; class war; class warfare;
      social class; social status; rich vs poor; rich versus poor; rich people; wealthy; wealthy people;
      wealth; the rich; eat the rich; the one percent; billionaires; millionaire; upper class;
      high society; aristocrats; aristocracy; elite; inequality; privilege; snobs; servants; butler;
      upstairs downstairs; maids; inheritance; heiress; heir; greed of the rich; social climber;
      social climbing
    `,
    keywords: `
      class differences; wealth; aristocracy; high society; poverty~0.4; upper class; billionaire~0.6;
      servant~0.7; millionaire~0.6; working class~0.5; inheritance~0.5; heiress~0.6; butler~0.6; maid~0.6;
      snob~0.7; social climber; inequality; succession~0.5; socialite~0.6; bourgeoisie; housekeeper~0.5;
      caste; upstairs downstairs; noble family~0.5; capitalism~0.4; greed~0.2; chauffeur~0.3;
      social satire~0.3
    `,
  },
  'working-class': {
    say: `
      blue collar; blue-collar; workers; working people; working class life; poverty; poor; poor people;
      homeless; unemployed; unemployment; struggling to make ends meet; make ends meet;
      living paycheck to paycheck; debt; in debt; eviction; welfare; slums; social realism; social realist;
      ken loach style; council estate; strike; unions; labor; labour union; factory workers; factory;
      miners; mining; coal miners; trailer park; money problems; money troubles; desperate for money;
      needs money
    `,
    keywords: `
      working class; poverty; unemployment; homelessness; slum~0.8; debt~0.7; eviction~0.8; labor union;
      strike; factory~0.7; trailer park~0.7; coal miner; factory worker; layoffs~0.8; mining town~0.7;
      council estate; social issues~0.6; great depression~0.4; migrant worker~0.7; thatcher era~0.6;
      italian neorealism~0.5; mining~0.6; construction worker~0.5; street life~0.4; janitor~0.4;
      waitress~0.3; bus driver~0.3; taxi driver~0.3; farmer~0.2
    `,
  },
  immigrants: {
    say: `
      migrants; migration; refugee; asylum seekers; emigration; immigrant experience; immigrant story;
      diaspora; exile; displaced; border; border crossing; crossing the border; undocumented;
      illegal immigrants; second generation; new life in (america|a new country); american dream;
      leaving home; homesick; far from home; immigrants and refugees
    `,
    keywords: `
      immigrant; refugee; immigrant family; migration; exile~0.7; asylum seeker; homesickness~0.8;
      border~0.6; american dream~0.7; culture clash~0.4; language barrier~0.5; migrant worker~0.8;
      illegal immigration; indian diaspora; exodus~0.5; separation from family~0.4; irish immigrant;
      chinese immigrant; asian american~0.4; italian american~0.2; cuban refugee; smuggling~0.15
    `,
  },
  racism: {
    say: `
      racist; race relations; racial; racial injustice; racial tension; racial inequality; discrimination;
      prejudice; segregation; civil rights; civil rights movement; black experience; kkk; ku klux klan;
      white supremacy; white supremacists; apartheid; slavery; slaves; lynching; bigotry; xenophobia;
      black history; hate crime; antisemitism; injustice; oppression
    `,
    keywords: `
      racism; racial segregation; civil rights; slavery; race relations; prejudice~0.7; ku klux klan~0.9;
      apartheid; white supremacy; lynching; discrimination~0.8; antisemitism~0.6; injustice~0.6;
      interracial relationship~0.3; oppression~0.6; police brutality~0.4; american south~0.2;
      colonialism~0.4; persecution~0.6; white liberalism; social injustice~0.8; black pride;
      intolerance~0.6; homophobia~0.2; voting rights
    `,
  },
  'black-lives': {
    label: 'Black lives',
    say: `
      african american; african-american;
      black (film|films|movie|movies|cinema|stories|characters|lead|leads|cast|protagonist|culture|people|family);
      black led; black-led; blaxploitation; all black cast; afrofuturism; harlem
    `,
    keywords: `
      african american; civil rights~0.6; harlem, new york city~0.7; blaxploitation; racism~0.4;
      slavery~0.4; inner city~0.3; afrofuturism; black pride; black culture; soul music~0.3; hip-hop~0.3;
      racial segregation~0.5; african american music; barbershop~0.6; gospel music~0.4; juke joint~0.7
    `,
  },
  'indigenous-peoples': {
    say: `
      indigenous; native american; aboriginal; first nations; tribes; tribal; native people; maori; inuit;
      colonialism; colonisation; empire building; imperialism
    `,
    keywords: `
      indigenous; native american; aboriginal; maori; native american reservation; colonialism~0.7;
      comanche~0.8; inuit; lakota; apache; conquistador~0.6; genocide~0.2; shaman~0.5; british empire~0.5;
      cheyenne; hopi; amazon rainforest~0.3; postcolonialism
    `,
  },
  feminism: {
    say: `
      feminist; womens rights; women rights; sexism; sexist; misogyny; patriarchy; patriarchal; me too;
      metoo; sexual harassment; sexual assault; suffrage; suffragettes; gender; gender roles;
      gender equality; battle of the sexes; housewife; housewives; women in a mans world;
      women fighting back; domestic abuse; domestic violence; abusive husband; abuse; child abuse;
      toxic masculinity; masculinity
    `,
    keywords: `
      feminism; sexism; patriarchy; women's rights; misogyny; gender roles~0.8; independent woman~0.7;
      domestic violence~0.6; housewife~0.4; sexual assault~0.5; strong woman~0.5; battle of the sexes~0.6;
      abortion~0.4; woman director~0.2; masculinity~0.3; repression~0.2; girl power~0.5; rape~0.3;
      sexual repression~0.3; women's role; theocracy~0.4; rape culture; abusive relationship~0.4;
      marriage~0.05
    `,
  },
  faith: {
    say: `
      religion; religious; christian; catholic; catholicism; church; god; jesus; bible; biblical; priest;
      nun; monks; crisis of faith; spirituality; islam; muslim; jewish; judaism; jews; buddhism; buddhist;
      hindu; hinduism; pope; vatican; missionary; prayer; miracle; angels; devotion; saint; belief;
      faith based; faith-based; doubt; amish; mormon; orthodox; faith and religion
    `,
    keywords: `
      religion; faith; crisis of faith; priest~0.8; nun~0.8; catholicism; god; church~0.7; christianity;
      jesus christ; biblical epic; missionary~0.8; religious fanaticism~0.7; jewish~0.5; judaism; islam;
      muslim~0.8; pope; vatican; spirituality; miracle~0.8; preacher~0.7; angel~0.6; monk~0.8; prophet~0.5;
      convent~0.8; crucifixion~0.7; rabbi; biblical; based on the bible; prayer; martyr; amish~0.6;
      buddhist monk; silence of god; imam; religious satire~0.6; catholic school~0.4; doubt~0.5;
      messiah~0.4; catholic guilt; jesuit; bishop
    `,
  },
  cults: {
    say: `
      cult leader; cults and sects; sect; about a cult; joining a cult; escaping a cult; brainwashing;
      indoctrination; fanatics; fanaticism; religious fanatics; religious cult; secret society; commune;
      ritual; sacrifice ritual; pagan; satanic cult; satanists; illuminati; freemasons;
      sects and secret societies
    `,
    keywords: `
      cult; secret society; cult leader; fanaticism~0.7; religious fanaticism~0.7; brainwashing~0.8;
      ritual~0.7; paganism; human sacrifice~0.8; satanism~0.7; commune; occult~0.4; folk horror~0.4;
      secret organization~0.5; freemason; community~0.15
    `,
  },
  dreams: {
    say: `
      escapism; dream world; dreamer; imagination; creative; fantasy life; daydreams; follow your dreams;
      following (your|a|their|his|her) (dream|dreams); chase your dreams;
      chasing (a|your|their) (dream|dreams); pursuing a dream; dreams come true; wishes; wish come true;
      lucid dreaming; subconscious; sleep; insomnia; nightmare world; dreams and imagination
    `,
    keywords: `
      dream; imagination; subconscious; wish~0.6; nightmare~0.6; dream or reality~0.8; daydream;
      creativity~0.5; fantasy world~0.5; dream world; lucid dream; dream sequence~0.7;
      imaginary friend~0.5; insomnia~0.4; ambition~0.15; wish fulfillment~0.7; sleep~0.5; surrealism~0.2
    `,
  },
  'kind-people': {
    say: `
      about kindness; good people; nice people; people being nice; people being kind; decent people;
      compassion; compassionate; empathy; humanist; generosity; acts of kindness; no villain;
      nobody is the bad guy; community; community spirit; helping others; helping people; human spirit;
      gentle giant; selfless; friendship and kindness; kindness and good people; human decency;
      faith in people
    `,
    keywords: `
      kindness; compassion; empathy; humanity; community~0.7; solidarity~0.7; neighbor~0.2;
      unlikely friendship~0.4; dignity~0.4; friendship~0.15; benefactor~0.6; village~0.1;
      self-sacrifice~0.2
    `,
    against: 'mood:bleak; mood:gory; mood:dark',
  },
  'suburban-life': {
    say: `
      suburbs; suburbia; suburban; american suburbia; white picket fence; dark side of suburbia;
      behind closed doors; neighborhood; neighbors; nosy neighbors; next door; domestic;
      housewives in the suburbs; cul de sac; dark underbelly; perfect neighborhood
    `,
    keywords: `
      suburb; neighborhood~0.7; neighbor~0.6; conformity~0.5; housewife~0.4; chicago suburbs;
      american dream~0.3; boy next door~0.5; real estate~0.2; moving house~0.2; backyard
    `,
  },
  heroism: {
    say: `
      sacrifice; self sacrifice; self-sacrifice; heroic; heroes; honor; honor and duty; duty; bravery;
      brave; courage; valor; code of honor; dignity; standing up for what is right; doing the right thing;
      integrity; principles; whistleblowers; speaking truth to power; sacrifice and honour
    `,
    keywords: `
      sacrifice; self-sacrifice; honor; courage; duty; code of honor; dignity~0.7; whistleblower~0.6;
      hero~0.7; conscience~0.5; loyalty~0.5; justice~0.3; war hero; martyr~0.5; patriotism~0.4;
      activist~0.2
    `,
  },
});
