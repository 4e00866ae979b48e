/** How words of a language look, for inventing ones that could be: sounds in front, inside and at the end of syllables. */
export type LanguageLook = {
  code: string;
  /** How many of a thousand titles have it. */
  share: number;
  onsets: readonly string[];
  vowels: readonly string[];
  codas: readonly string[];
  /** How words end; empty ends leave the syllables as they are. */
  ends: readonly string[];
  articles: readonly string[];
  links: readonly string[];
  /** The same sounds with marks on them, put on some words. */
  marks: Readonly<Record<string, readonly string[]>>;
  script: 'Latin' | 'Cyrillic' | 'Greek' | 'kana' | 'Hangul' | 'Han';
};

const list = (text: string): readonly string[] => text.split(' ').map((part) => (part === '-' ? '' : part));

type Sounds = Pick<LanguageLook, 'code' | 'share'> & {
  onsets: string;
  vowels: string;
  codas: string;
  ends?: string;
  articles?: string;
  links?: string;
  marks?: Record<string, string>;
  script?: LanguageLook['script'];
};

const look = (sounds: Sounds): LanguageLook => ({
  code: sounds.code,
  share: sounds.share,
  onsets: list(sounds.onsets),
  vowels: list(sounds.vowels),
  codas: list(sounds.codas),
  ends: list(sounds.ends ?? '-'),
  articles: sounds.articles ? list(sounds.articles) : [],
  links: sounds.links ? list(sounds.links) : [],
  marks: Object.fromEntries(Object.entries(sounds.marks ?? {}).map(([key, value]) => [key, list(value)])),
  script: sounds.script ?? 'Latin',
});

export const english = look({
  code: 'en',
  share: 480,
  onsets: 'b br c ch cl d dr f fl g gr h j k l m n p pl r s sh sl st t th tr v w wh b d h l m r s t w',
  vowels: 'a a e e i o o u ai ea ee oo ou',
  codas: '- - n r l s t d m ck ll st nd ng rd lt',
  ends: '- - - er ing ed ton ley ford wood man son ham by worth ness y s',
  articles: 'The The The A',
  links: 'of of and in the from for with',
});

/** All but English, by how many titles they have at TMDB. */
export const otherLooks: readonly LanguageLook[] = [
  look({
    code: 'fr',
    share: 70,
    onsets: 'b c ch d f g gr j l m n p pr qu r s t tr v br cl fl',
    vowels: 'a e i o u ou au eau ai oi eu',
    codas: '- - - n r s l t',
    ends: '- e ette ier age ment eux elle ine oir ance',
    articles: 'Le La Les Un Une',
    links: 'de du des et à la',
    marks: { e: 'é è ê', a: 'à â', o: 'ô', c: 'ç', i: 'î' },
  }),
  look({
    code: 'es',
    share: 75,
    onsets: 'b c d f g j l ll m n p qu r s t v z br cr tr gr pl',
    vowels: 'a a e e i o o u ie ue ia',
    codas: '- - - n r s l',
    ends: '- o a os as ero ada ista illo eza ando',
    articles: 'El La Los Las Un Una',
    links: 'de del y en la',
    marks: { n: 'ñ', o: 'ó', a: 'á', i: 'í', e: 'é' },
  }),
  look({
    code: 'de',
    share: 55,
    onsets: 'b d f g h k kl l m n p r s sch st t tr w z br gr fl schw',
    vowels: 'a e e i o u ei au ie eu',
    codas: '- n r l t ch s rt nd mm ck ng st',
    ends: '- en er ung heit chen lich el stein berg mann haus',
    articles: 'Der Die Das Ein',
    links: 'und der von im am des',
    marks: { u: 'ü', o: 'ö', a: 'ä', s: 'ß' },
  }),
  look({
    code: 'ja',
    share: 60,
    onsets: 'k s t n h m r g z d b y w - k s t n h m r sh ch',
    vowels: 'a i u e o a o u',
    codas: '- - - - - - n',
    script: 'kana',
    links: 'no to ga wa',
  }),
  look({
    code: 'it',
    share: 45,
    onsets: 'b c ch d f g gl l m n p qu r s sc t v z tr pr st br',
    vowels: 'a e i o o a ia io uo',
    codas: '- - - - n r l s',
    ends: '- o a i e ino ella etto ezza ore one zione',
    articles: 'Il La Lo I Gli Le Una',
    links: 'di del della e nel',
    marks: { a: 'à', e: 'è', o: 'ò' },
  }),
  look({
    code: 'pt',
    share: 45,
    onsets: 'b c d f g j l lh m n nh p qu r s t v x z br pr',
    vowels: 'a e i o u ei ou ai',
    codas: '- - - m r s l',
    ends: '- o a os as inho eira ade ando eiro',
    articles: 'O A Os As Um Uma',
    links: 'de do da e no em',
    marks: { a: 'ã á', o: 'õ ó', c: 'ç', e: 'ê é' },
  }),
  look({
    code: 'ru',
    share: 40,
    onsets: 'b v g d zh z k l m n p r s t f kh ch sh st pr tr vl',
    vowels: 'a e i o u y ya yu',
    codas: '- - n r l v k t s m',
    ends: '- ov ev skiy ina ka nik ost sha ets',
    links: 'i v na o s',
    script: 'Cyrillic',
  }),
  look({
    code: 'ko',
    share: 30,
    onsets: 'g n d r m b s - j ch k t p h',
    vowels: 'a eo o u eu i ae e ya yeo',
    codas: '- - - n l m ng k b',
    script: 'Hangul',
  }),
  look({
    code: 'zh',
    share: 35,
    onsets: 'b p m f d t n l g k h j q x zh ch sh r z c s y w',
    vowels: 'a ai ao e ei i ia iao o ou u ui uo',
    codas: '- - - n ng',
    script: 'Han',
  }),
  look({
    code: 'hi',
    share: 30,
    onsets: 'b bh ch d dh g gh h j k kh l m n p r s sh t v y',
    vowels: 'a a aa e i o u ai',
    codas: '- - - n r l m t',
    ends: '- a i ya wala an ee',
    links: 'ka ki ke aur mein',
  }),
  look({
    code: 'sv',
    share: 22,
    onsets: 'b d f g h j k l m n p r s sk st t v tr br fl',
    vowels: 'a e i o u y',
    codas: '- n r l t d ng nd s',
    ends: '- en et ar or het ing son',
    articles: 'Den Det En Ett',
    links: 'och i på av',
    marks: { a: 'å ä', o: 'ö ø' },
  }),
  look({
    code: 'pl',
    share: 18,
    onsets: 'b c cz d dz f g h j k l m n p r rz s sz t w z kr pr st',
    vowels: 'a e i o u y ie',
    codas: '- - n r l k m c',
    ends: '- a ek owa ski nik ość anie ica',
    links: 'i w na z',
    marks: { l: 'ł', s: 'ś', z: 'ż ź', o: 'ó', e: 'ę', a: 'ą' },
  }),
  look({
    code: 'tr',
    share: 18,
    onsets: 'b c ç d f g h k l m n p r s ş t v y z',
    vowels: 'a e ı i o u ö ü',
    codas: '- - n r l k m t z',
    ends: '- lar ler lik ci im dan siz',
    links: 've bir',
    marks: { g: 'ğ', u: 'ü' },
  }),
  look({
    code: 'el',
    share: 10,
    onsets: 'v g d th k l m n p r s t f ch ps x',
    vowels: 'a e i o ou',
    codas: '- - - n s r',
    ends: '- os is a i ia o mata',
    links: 'kai tou tis',
    script: 'Greek',
  }),
  look({
    code: 'id',
    share: 17,
    onsets: 'b c d g h j k l m n p r s t w y ng',
    vowels: 'a a e i o u',
    codas: '- - n ng r k s t h',
    ends: '- an kan ku nya',
    links: 'dan di yang',
  }),
];
