import type { Line } from './line.ts';
import { type Piece, type Reader, type RuleMatch, createMatcher } from './rules.ts';

export type NegationCue = {
  /**
   * `unwanted`: "no", "without". `dropped`: "drop", "forget", which takes back what was wanted. `limited`: "not too",
   * "less". `open`: "don't mind", which asks for nothing.
   */
  says: 'unwanted' | 'dropped' | 'limited' | 'less' | 'open';
  /** Said of a quality: in "a not scary horror film" horror is wanted all the same. */
  isOfQuality: boolean;
};

const cue =
  (says: NegationCue['says'], isOfQuality = false) =>
  (): NegationCue => ({ says, isOfQuality });

const verbs =
  '(?:want|like|need|enjoy|love|care for|fancy|do|watch|show|give|recommend|suggest|include|handle|stand|bear|take|stomach|tolerate)';

export const negationCueAt = createMatcher<NegationCue>([
  // Bare words, with lower priority than every longer phrase below.
  [
    /no|zero|without|w \/ o|sans|minus|nor|neither|none of|nothing|avoid(?:ing|s)?|except(?:ing)?(?: for)?|exclud(?:e|es|ing)|hates?|hating|despises?|loathes?|dislikes?|detests?|skip(?:ping)?|ban(?:ning)?|never|no more|enough|free (?:of|from)|devoid of|lacking|leave out|leaving out|cut out|rule out|hold the|spare (?:me|us)|save (?:me|us) from|do without|done with|through with|bar|barring|save for|with the exception of|omit(?:ting)?|pass on|hard pass on|say no to|enough with|lay off|unlike|nix|refuses? to (?:watch|see)|(?:anyone|anybody|everyone|everybody|anywhere) but|outside(?: of)?|far from|steer(?:ing)? clear of|stay(?:ing)? away from|keep(?:ing)? away from|anything but|everything but|all but|anything except|everything except|anything other than|(?:the )?opposite of|instead of|rather than|other than|apart from|aside from|as opposed to|fed up (?:with|of)|over the whole/u,
    cue('unwanted'),
  ],
  [
    /(?:i ?m |i am |were |we are |getting )?(?:so |really |very |kind of |just |totally |a bit |getting )?(?:sick|tired|bored|weary)(?: and tired| to death)? of(?: all)?(?: the)?|(?:ive |i have )?had it with|(?:im |i am )(?:so )?over|had (?:quite )?enough (?:of )?(?:all )?(?:the )?|burnt out on|burned out on|allergic to|turned off by|put off by|(?:is|are|am|im|gets?) (?:easily )?(?:scared|afraid|terrified|frightened) of|squeamish about|sensitive to/u,
    cue('unwanted'),
  ],
  [
    /(?:(?:thinks|says) (?:he|she|they) (?:is|are) |is |are |im |feels )?(?:way |a bit |much )?(?:too (?:old|cool|grown up|big) for|(?:has |have )?(?:outgrown|grown out of))|(?:only|just) (?:ever )?(?:watch(?:es)?|sees?|wants?)(?=.*(?:something|anything|things?) (?:else|different|new))/u,
    cue('unwanted'),
  ],
  [
    /(?:nobody|no one|noone) (?:gets?|is|is being|has to be|ends up|has to|dies|should be|being)(?: brutally| ever)?|(?:nobody|no one|noone|none of (?:us|them|my friends)|neither of (?:us|them)|no one in) (?:[a-z]+ ){0,4}?(?:likes?|wants?|enjoys?|loves?|can (?:stand|handle|bear|watch)|is into|cares? for)/u,
    cue('unwanted'),
  ],
  [
    /(?:drop|remove|ditch|scrap|forget(?: about)?|take (?:away|out)|get rid of)(?: the| that| those)?|lose (?:the|that|those)|ditching/u,
    cue('dropped'),
  ],
  [/not|isnt|arent|wasnt|werent|aint|non|un|(?<!at )least/u, cue('unwanted', true)],
  [
    /dont|doesnt|didnt|do not|does not|did not|cant|cannot|can not|wont|will not|wouldnt|shouldnt|should not|mustnt|must not|havent got|hasnt got|doesnt have|has no|have no|having no|with no|with none of|with zero/u,
    cue('unwanted'),
  ],
  [
    new RegExp(
      `(?:really |absolutely |just |definitely |also |still )*(?:dont|doesnt|didnt|do not|does not|did not|cant|cannot|can not|wont|will not|would not|wouldnt)(?: really| ever| actually| particularly| usually| especially)? ${verbs}(?: to (?:see|watch|have|get|be))?(?: any| anything| something| it)?`,
      'u',
    ),
    cue('unwanted'),
  ],
  [
    /(?:am |im |is |are |was )?not (?:really |much |a |an |that |at all |so |too )*(?:(?:big |huge )?fans? of|into|in the mood for|interested in|keen on|looking for|after|up for|feeling|here for|a friend of|fond of|crazy about|in to)|no (?:interest|appetite|patience|stomach|time) (?:in|for)/u,
    cue('unwanted'),
  ],
  [
    /(?:isnt|is not|its not|arent|are not|thats not|that isnt|that arent|not|nothing|none|dont want(?: it)?(?: to be)?|shouldnt be|should not be|doesnt have to be)(?: anything| something| a| be)* (?:too|overly|excessively|very|so|that|super|extremely|terribly|all that|particularly|especially|really|ultra)(?: much)?/u,
    cue('limited', true),
  ],
  [
    /nothing (?:too|overly|excessively|very|super|extremely|that|so)|without (?:too much|too many|excessive|much|a lot of|lots of|tons of)|not (?:too much|too many|much|a lot of|lots of|so much|so many|that much|tons of)|(?:isnt|doesnt have|dont want|do not want)(?: too much| too many| much| a lot of| lots of)|no (?:excessive|extreme|over the top|graphic|too much)|low on|light on|easy on the|go easy on(?: the)?|only (?:mild|a little|a bit of|some|light)|mild|limited|tone down(?: the)?|(?:very |with )?(?:little|minimal)|(?:hardly|barely|scarcely) any|with hardly any/u,
    cue('limited', true),
  ],
  // What was shown is judged: "too long", "that's way too violent".
  [
    /(?<=^|[.,] )(?:(?:but|still|just|they|these|those|all|are|is|a|bit|little|way|far|much|thats|its|theyre|that) )*too(?! (?:many|much|late|young|bad|good|to)(?![\p{L}]))/u,
    cue('less'),
  ],
  [
    /(?:a bit |a little |much |even |way |far |slightly |somewhat |something |anything |with )*(?:less|fewer)(?: of)?(?: the| so)?/u,
    cue('less', true),
  ],
  [
    /(?:i |we )?(?:dont|do not|doesnt) (?:really |even |actually |personally )?mind(?: if| it| a bit of| some| a little)*(?: (?:is|has|its))?|not (?:necessarily|essential|required|needed|needing|against|opposed to|averse to|bothered (?:by|about)|picky about|fussy about|afraid of|scared of|put off by|strictly)|(?:doesnt|does not|dont|do not|didnt|neednt|need not) (?:have to|need to|necessarily)(?: (?:be|have|include|star|contain))?(?: (?:just|only|strictly|necessarily))?|(?:i |we )?(?:dont|do not|doesnt) (?:really |much )?care (?:if|whether|about|how|what|when|who)(?: (?:its|it is|it|theyre|theres))?|(?:dont|do not) (?:worry|bother|fret)(?: about| with)?|no need (?:for|of)|never ?mind(?: about)?(?: the| that)?|(?:i |we )?(?:dont|do not|doesnt) (?:really )?need(?! (?:another|any more|more|yet))|no problem with|(?:have |got )?nothing against|no (?:objection|objections|issue|issues) (?:to|with)|(?:doesnt|does not) matter (?:if|whether|how)(?: (?:its|it is))?|not a (?:must|problem|requirement|dealbreaker)|fine with|ok with|okay with|open to|whether or not|regardless of|even if (?:its|it is|theyre|it has)?|not that (?:i|we)(?:m| am| are)? (?:hate|dislike|against|(?:dont|do not) (?:like|enjoy|love|want))|(?:i |we )?(?:dont|do not) (?:hate|dislike|not (?:like|want|enjoy|love))|(?:it |they |this )?(?:can|could|may|might) (?:also |still )?be(?: a)?(?: bit| little| tad)?/u,
    cue('open'),
  ],
]);

/** Phrases with a negative word that negate nothing: their words are consumed. */
const idioms = createMatcher<true>([
  [
    /why (?:cant|cannot|isnt|arent|doesnt|dont|wont|havent)(?: i| we| you| there| it)?(?: ever)?(?: find| see| get)?|not the usual suspects?|(?:dont|do not|wont|never) (?:hold back|skimp|be shy|spare|go easy|hesitate)(?: on| with| about)?(?: me)?(?: the)?|(?:nobody|no one|noone) (?:does|makes|did)|no secret|not every day|(?:cant|cannot|dont|couldnt|wont) stop (?:watching|seeing|thinking about|talking about)|there(?:s| is) nothing like|nothing (?:less than|makes|quite like an?)|never enough|not gonna|not going to lie|no questions|not (?:until|when|while|before bed)|(?:didnt|did not) (?:sleep|know|realise|realize|expect|think)/u,
    () => true,
  ],
  [
    /(?:i |we |id )?(?:wouldnt|would not|wont) (?:really |even |actually )?mind(?: seeing| watching| having| a bit of| a little)*|(?:none|no one|nobody) other than|last but not least|not least|the less (?=i |you |we |the |is )|(?:isnt|arent|wasnt|werent) (?:there|that|it|this|they|he|she|he)(?: an?| any| some)?|havent (?:we|i|you)|not to be/u,
    () => true,
  ],
  [/not (?:only|just|merely|simply|solely|exclusively|limited to)(?: (?:be|for|about))?/u, () => true],
  [
    /(?:isnt|arent|its not|is not|are not|doesnt have to be|dont have to be) (?:only|just|merely|simply)/u,
    () => true,
  ],
  [/not without|never without|not unlike|not un/u, () => true],
  [
    /(?:no|nah|nope)(?= (?:i meant?|make (?:me|it|them|us)|wait|give|show|actually|lets|rather|sorry)(?: |$))/u,
    () => true,
  ],
  // Spoken without a comma: "no happier ones", "no something lighter".
  [
    /(?<=^|[.,] )(?:no|nah|nope)(?= (?:(?:something|anything|a bit|a little|much|make it|even|way) )*(?:happier|sadder|funnier|lighter|darker|newer|older|shorter|slower|faster|warmer|weirder|smarter|sillier|calmer|softer|gentler|milder|simpler|cosier|cozier|brighter|cheerier|quieter|stranger)(?: ones?| please| films?| movies?| stuff)?$)/u,
    () => true,
  ],
  [
    /(?:cant|cannot|can not|couldnt|could not|could never|can never|dont|wont|never|hard to|unable to) (?:ever )?(?:stop|stopped|wait|go wrong(?: with)?|beat|resist|get enough(?: of)?|have enough(?: of)?|have too (?:much|many)|live without|do without|say no to|get over|decide|choose|find|remember|recall|think(?: of)?|believe|imagine|figure|tell|seem|pick|know|understand|help|forget|miss|leave me|fail|worry|get me wrong|hesitate|be bothered|agree|avoid|skip|exclude|leave out|hate)/u,
    () => true,
  ],
  [
    /(?:i |we )?(?:dont|do not|doesnt|didnt) (?:really |even )?(?:know|have (?:a|any) (?:preference|idea|clue)|remember|recall|think|feel like)/u,
    () => true,
  ],
  [
    /nothing (?:beats|beat|compares to|comes close to|tops|better than|wrong with|is better than|says|like an? (?:good|great|proper|decent|nice|classic)|but|short of|more than|less than|makes me happier than)/u,
    () => true,
  ],
  [
    /never (?:gets?|got|getting|grows?) (?:old|boring|tired of|enough(?: of)?)|never (?:fails?|tire(?:s)?(?: of)?|say no to|disappoints?|too (?:much|many|late|old)|ending)|(?:wouldnt|would not|wont|couldnt|never) say no to|no such thing as too (?:much|many)/u,
    () => true,
  ],
  [
    /(?:i |we |you )?(?:have not|havent|hasnt|had not|hadnt|have never|has never|ive never|never|didnt|did not|not)(?: yet| ever| already)? (?:seen|watched|saw|watch|seen yet|come across|been disappointed)(?: it| them| before| yet| already| any| much| many| a lot of)*/u,
    () => true,
  ],
  [
    /(?:any|some|something|anything|one|ones) (?:that )?i (?:havent|have not|might not have|may not have|wont have|probably havent)(?: already| yet| ever)? (?:seen|watched)(?: before| yet| already)?/u,
    () => true,
  ],
  [
    /no (?:idea|clue|doubt|matter(?: (?:what|how|if|the|who|when))?|wonder|preference|preferences|pressure|rush|joke|worries|offen[cs]e|kidding|brainer|nonsense|one|body|longer|less than|limits?|limit|restrictions?|strings attached|questions asked|particular order|holds barred|stranger to|shortage of|end of|way|thanks|thank you|specific|such|small feat|problem|problems|sweat|other|time limit|country for old men|genre in particular|special|real)/u,
    () => true,
  ],
  [
    /(?:why|if|or|whether or|certainly|hopefully|probably|maybe|perhaps|might|may) not(?= |$)|not (?:sure|bad|yet|long ago|kidding|to mention|only that|to be missed|a single|fussy|picky|bothered|feeling (?:well|great|good)|the only|at all sure|gonna lie|going to lie|that (?:it matters|i know))/u,
    () => true,
  ],
  [
    /without (?:a )?(?:doubt|fail|question|further ado|exception|hesitation|a second thought|spoilers?|spoiling(?: anything| it)?|giving (?:too much|anything) away)|no spoilers?|spoiler free|free (?:to (?:watch|stream)|on|time|evening|night|day)|for free/u,
    () => true,
  ],
  [
    /(?:who|what) (?:doesnt|dont|does not|wouldnt) (?:love|like|enjoy|want)|wouldnt (?:hurt|be bad|it be)|wouldnt it|dont you|dont we|isnt it|arent they|couldnt (?:agree|care less|be more)|not a day goes by/u,
    () => true,
  ],
  [
    /more (?:than|often than not)|less (?:is more|than ideal)|nonetheless|none ?the ?less|neverending|never ending|nothing special|nothing in particular|nothing much|nothing specific|good enough|old enough|fair enough|enough time|sure enough|funny enough|oddly enough/u,
    () => true,
  ],
  [
    /rom ?com ?free|smoke free|care ?free|risk ?free|hands free|free ?(?:spirit|spirited|fall|willy|guy|solo|fire)/u,
    () => true,
  ],
]);

export const idiomReader: Reader = (line, at): Piece | null => {
  const found = idioms(line, at);
  return found && { from: at, to: at + found.length, wishes: [], sort: 'measure' };
};

/** `open`: neither wanted nor not. `swallowed`: part of what is said of another piece. */
export type Polarity = 'wanted' | 'unwanted' | 'dropped' | 'limited' | 'less' | 'open' | 'swallowed';

/** A piece in its sentence: whether it is wanted, and where the words for that begin and end. */
export type Signed = { piece: Piece; polarity: Polarity; from: number; to: number };

/** A line and its pieces, by the token where each begins. */
export type Pieced = { line: Line; pieceAt: ReadonlyMap<number, Piece> };

/** The negation here; null where its words belong to something else, as in the title "No Country for Old Men". */
export function freeCueAt({ line, pieceAt }: Pieced, index: number): RuleMatch<NegationCue> | null {
  if (pieceAt.has(index)) return null;
  const cue = negationCueAt(line, index);
  if (cue === null) return null;
  for (let token = index + 1; token < index + cue.length; token += 1) if (pieceAt.has(token)) return null;
  return cue;
}
