import type { Line } from './line.ts';

const pattern = (...sources: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'u');

const ownHarm = pattern(
  '(?:kill|hurt|harm|cut|hang|shoot|drown|poison) (?:myself|my self)',
  'killing myself',
  'end (?:my life|it all)',
  '(?:want|wanna|going|plan|planning|wish|ready) to die',
  'wanna die',
  '(?:commit|committing|thinking about|thinking of|considering|attempt) suicide',
  'suicide (?:methods?|note for me|help)',
  'suicidal(?= |$)(?! (?:character|protagonist|man|woman|teen|hero|film|movie))',
  'how to (?:die|commit suicide|overdose)',
  'ways to (?:die|kill myself|end my life)',
  '(?:dont|do not) want to (?:live|be alive|exist)(?: any ?more)?',
  'better off dead without me',
  'self harm(?:ing)?(?= tips| methods| help|$)',
);
const otherHarm = pattern(
  'how (?:to|do i|can i|do you|would i|could i) (?:make|build|cook|synthesi[sz]e|create|get|buy|produce) (?:a |an |some |my own )?(?:\\w+ )?(?:bombs?|explosives?|meth|crystal meth|heroin|cocaine|crack|fentanyl|poison|nerve gas|sarin|ricin|napalm|molotov(?: cocktails?)?|weapons?|guns?|grenades?|silencer|drugs?|malware|virus(?:es)? to)',
  '(?:instructions|recipe|guide|steps|tutorial|blueprint)s? (?:to|for|on) (?:making |building |cooking |make |build |cook )?(?:a |an )?(?:\\w+ )?(?:bombs?|explosives?|meth|poison|weapons?|guns?|napalm|ricin)',
  'how (?:to|do i|can i) (?:kill|murder|poison|stab|strangle|rape|kidnap|stalk|blackmail|drug|attack|hurt|beat up) (?:a |an |my |the |some)?(?:\\w+)',
  '(?:help me|i want to|im going to|i will|gonna|let me) (?:kill|murder|poison|stab|rape|kidnap|shoot up|bomb|hurt) (?:my|him|her|them|someone|somebody|people|a|the)',
  'get away with murder(?= in real| irl)',
  'how (?:to|do i|can i) (?:hack into|steal|rob|shoplift|launder|forge|make a fake) .*',
  '(?:child|children|kids?|minors?|underage|preteen|toddlers?|teen(?:age)?|under age) (?:porn|sex|nude|nudes|nudity|erotica|naked|sexual|sexy)(?: \\w+)?',
  '(?:porn|sex|sexual|nude|naked|erotic|sexy)(?: \\w+)? (?:with|of|involving|about|featuring) (?:a |young |little |underage )*(?:child|children|kids?|minors?|preteens?|toddlers?|underage \\w+|little (?:girls?|boys?)|schoolgirls?|(?:\\d|1[0-7]) year olds?)',
  '(?:naked|nude|sexy|sexual) (?:children|kids|minors|little girls|little boys|underage \\w+|preteens?)',
  '(?:kill|gas|exterminate|lynch|deport|hang|burn) (?:all )?(?:the )?(?:jews|blacks|muslims|gays|immigrants|mexicans|women|christians|arabs|asians|trans(?: people)?)',
  '(?:why are|all|why do) (?:jews|blacks|muslims|gays|women|immigrants|arabs|asians|mexicans) (?:are |so )?(?:stupid|inferior|evil|subhuman|vermin|animals|should die)',
  'where (?:can|do|could|should) (?:i|we|you) (?:buy|get|find|score|order) (?:some |a |an |illegal )*(?:cocaine|heroin|meth|weed|crack|fentanyl|drugs|mdma|lsd|guns?|weapons?|explosives?|a hitman|poison)',
  'white power|heil hitler|14 words',
);
const filmTalk = pattern(
  'films?|movies?|flicks?|series|shows?|documentar(?:y|ies)|thrillers?|dramas?|comed(?:y|ies)|horror|watch|stor(?:y|ies)|characters?|plot|sitcoms?|cinema|something (?:like|about|with)|tv',
);

const offTopic = pattern(
  '(?:whats|what is|hows|how is) the (?:weather|temperature|time|date|capital|population|meaning of life|price|score|square root|stock|exchange rate)(?: \\w+)*',
  '(?:weather|forecast) (?:in|for|today|tomorrow|forecast|this)',
  'will it rain',
  '(?:write|debug|fix|generate|code|refactor|explain|review)(?: me)?(?: a| an| some| my| this| the)? (?:\\w+ )?(?:code|python|javascript|java|script|function|program|sql|essay|e ?mail|letter|poem|cover letter|cv|resume|homework|regex|html|css|haiku|song|blog post|speech|tweet)',
  '(?:do|help(?: me)? with|solve|finish|check)(?: me)?(?: my| the| this| a)? (?:\\w+ )?(?:homework|maths?|equations?|algebra|assignment|essay|exam|taxes|calculus|geometry|problem set)',
  '(?:whats|what is|calculate|compute|solve) (?:\\d+|[a-z] squared|x)(?: .*)?',
  '\\d+ (?:plus|minus|times|divided by|x) \\d+(?: equals)?$',
  '(?:recipes?|ingredients) for .*',
  '(?:recipe|cook|bake|make) (?:me )?(?:a |an |some )?(?:lasagn[ae]|pasta|cake|bread|pizza|soup|pancakes|curry|cookies|dinner|omelette|risotto|chicken|pie|sourdough|brownies)',
  'how (?:do|can|should) i (?:cook|bake|fix|repair|install|lose weight|learn|invest|cure|treat|get to|book|reset|delete|unclog|tie|grow|make money|apply|change|clean|file|pay)(?: .*)?',
  'translate (?:this|that|the|it|\\w+)(?: .*)? (?:to|into|in) \\w+',
  '(?:capital|population|president|prime minister|currency|gdp|king) of (?:the )?\\w+$',
  'who (?:is|was|won|invented|discovered|wrote|painted) (?:the )?(?:president|prime minister|world cup|super bowl|election|election|hamlet|mona lisa|telephone|electricity|america|king of|pope|ceo)(?: .*)?',
  '(?:book|find|order|buy|reserve)(?: me)?(?: a| an| some)? (?:flights?|hotels?|tables?|taxi|uber|tickets? to \\w+|pizza|restaurants?|groceries)(?: .*)?',
  '(?:bitcoin|stock|share|crypto|ethereum) (?:price|prices|tips|market|forecast)',
  'should i (?:buy|sell|invest|break up|quit my job|marry|take|date)(?: .*)?',
  '(?:tell me|know|got|say) (?:a|some|any|another)? ?(?:jokes?|riddles?|fun facts?|news)',
  '(?:todays|latest|breaking) news|news today',
  'directions to \\w+|nearest \\w+|near me$',
  '(?:medical|legal|financial|tax|dating|relationship) advice',
  '(?:set|start) (?:a |an )?(?:alarm|timer|reminder)(?: .*)?',
  '(?:ignore|disregard|forget) (?:all |any |your |the |previous |prior |above |earlier )+(?:instructions?|rules|prompts?|guidelines)(?: .*)?',
  '(?:system prompt|your instructions|your prompt|jailbreak|developer mode)',
);

const greeting =
  '(?:hi|hello|hey|hiya|howdy|yo|greetings|hallo|hola|bonjour|ciao|sup|hi there|hello there|hey there|good (?:morning|evening|afternoon|day|night)|whats up|wassup|morning|evening|thanks(?: a lot| so much| very much| again)?|thank you(?: so much| very much| again)?|thx|ty|cheers|many thanks|bye|goodbye|see you|see ya|good ?night|ok|okay|cool|nice|great|awesome|perfect|wow|lol|haha|hehe|yes|yeah|yep|sure|alright|fine|got it|i see|hm+|right|amazing|excellent|brilliant|wonderful|test|testing|please|help|help me|sorry|well done|good job|good bot|nice one|welcome|no thanks|no thank you|nope|no|there|again|everyone|all|friend|buddy|mate|dude|ai|bot|robot|computer|assistant|marquee|love you|i love (?:you|it|this|them)|love (?:it|this|them)|those (?:are|look) great|that was (?:great|good)|youre (?:great|awesome|the best|funny|cute|amazing|so helpful|helpful|smart|stupid|dumb|useless|welcome)|you are (?:great|awesome|the best|amazing|funny|helpful|smart|stupid|dumb|useless|cute)|you suck)';
const question =
  '(?:(?:so |and |but |hey )?(?:who are you|who made you|who built you|what are you|whats your name|what is your name|do you have a name|how are you(?: doing)?(?: today)?|how is it going|hows it going|how do you do|how have you been|how old are you|where are you from|are you (?:a |an )?(?:human|robot|bot|ai|real|real person|person|machine|alive|there|chatgpt|gpt|claude|conscious|sentient|okay|ok|happy)|what can you do(?: for me)?|what can i ask(?: you)?|what do you do|how do you work|how does this work|how does it work|how do i use (?:this|it|you)|can you help(?: me)?|do you (?:like|love|sleep|dream|eat|have feelings|speak \\w+)(?: me)?|tell me about yourself|can we talk|talk to me|lets (?:chat|talk)|im (?:fine|good|ok|okay|well|great)(?: thanks| thank you)?|nice to meet you|pleased to meet you|have a (?:nice|good|great) (?:day|evening|night|one|weekend)|how was your day|whats new|what should i call you|are you able to talk|do you understand(?: me)?|can you (?:hear|understand) me|will you marry me|i love you)(?: today| then| please| really)?)';
const smallTalk = new RegExp(`^(?:(?:${greeting}|${question})(?: [.,/])? ?)+$`, 'u');

/** Something that Marquee never provides, however it is meant. Films may be about all of it. */
export const isHarmful = ({ text }: Line): boolean =>
  ownHarm.test(text) && !filmTalk.test(text) ? true : otherHarm.test(text);

/** A question that films are no answer to. */
export const isOffTopic = ({ text }: Line): boolean => offTopic.test(text) && !filmTalk.test(text);

export const isSmallTalk = ({ text }: Line): boolean => text.length <= 120 && smallTalk.test(`${text} `);
