const list = (words: string): readonly string[] => words.split(/\s+/u).filter((word) => word !== '');

/** Words that hold English sentences together. */
const functionWords = list(`
  a an the this that these those there here it its itself i im ive id ill me my mine myself you your yours youre youve
  we our ours us were weve well he him his she her hers they them their theirs theyre one ones someone somebody anyone
  anybody everyone everybody who whom whose which what whatever when where why how and or nor but so because since
  although though however while if unless until than then as at by for from in into of off non on onto out over to up with
  within without about above across after against along among around before behind below beneath beside besides
  between beyond despite down during except inside like near outside per through throughout toward towards under
  underneath upon via is are was be been being am isnt arent wasnt werent aint do does did doing done dont doesnt didnt
  have has had having havent hasnt hadnt can could cant cannot couldnt will would wont wouldnt shall should shouldnt
  may might must mustnt need needs neednt ought not no none nothing never neither either both all any some each every
  few little many much more most less least other others another such same own very too quite rather really just only
  even ever still already yet also again almost enough perhaps maybe probably definitely actually basically literally
  simply otherwise instead else anyway however therefore thus thats theres whats wheres whos hows heres lets etc eg ie
  vs ok okay oh ah hmm hm um uh er well yes yeah yep nope nah hey hi hello please thanks thank cheers sorry lot lots
  bit kind sort type kinda sorta
`);

/** Words around every request, that ask for nothing themselves. */
const fillerWords = list(`
  want wants wanted wanna would like liked likes liking love loved loves loving enjoy enjoyed enjoys need look looking
  looks looked search searching find finds found finding recommend recommends recommended recommendation
  recommendations recommending rec recs suggest suggests suggested suggestion suggestions suggesting give gives given
  show shows tell get gets got getting go goes going gonna make makes made making let try trying tried pick picks
  choose help watch watches watched watching rewatch rewatched see sees saw seen seeing view viewing know knows known
  think thinks thought thinking feel feels feeling felt say says said mean means hope hoping wish wonder wondering
  come comes came coming take takes took keep keeps put use start end ended happen happens guess believe consider
  mind care remember ask asking request requests idea ideas option options choice choices list title titles film films
  movie movies flick flicks series thing things stuff something anything everything somewhere good great nice decent
  solid amazing awesome cool excellent perfect best better fine favourite favorite favourites favorites preferably
  ideally possible possibly interesting interested involving featuring contain containing contains include includes including
  involve involves feature features similar vibe vibes mood tonight today tomorrow now later evening night weekend
  afternoon morning time times moment long while lately recently day days week anyone people person folks guys friend
  friends wife husband girlfriend boyfriend partner roommate couple set based story stories plot plots scene scenes
  main character characters lead leading good-looking way ways sense part parts point place where-ever full high low
  big small huge tiny new different random right sure able worth total totally completely absolutely super pretty
  really particular particularly especially specific general generally usually sometimes always often mostly mainly
  bad badly worse worst wrong hard easy reason example plus added hidden extra bored tired years year old ago two
  three four five six seven eight nine ten first second third last next fan fans netflix prime hulu disney hbo
  streaming platform available reddit english end ending play playing called name named plays actors actor actress
  actresses director directors directed starring genre genres theme themes work works anybody surprise rate rated
  open bonus welcome advance appreciate appreciated edit post opinion experience figure stand sit sitting couch sofa
  bed home tv cinema theater theatre screen popcorn dinner everyone family kids mum dad mom parents preferred prefer
  fit fits mix mixed combination whether rest top number wide variety type types style tone feel level levels aspect
  aspects element elements kinds sorts bunch tons ton couple handful fair amount whole entire certain various several
  might-be pls plz thx ty gimme lemme wont dunno idk imo tbh btw fyi asap lol haha hehe xd omg wow
`);

/** Words that say nothing of what is wanted. */
const plainWords: ReadonlySet<string> = new Set([...functionWords, ...fillerWords]);
export const isPlain = (word: string): boolean => plainWords.has(word);
