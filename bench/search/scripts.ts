import type { LanguageLook } from './looks.ts';
import type { Lots } from './lots.ts';

/** A syllable as its sounds. */
export type Syllable = readonly [onset: string, vowel: string, coda: string];

const letters = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(' ').map((pair) => {
      const [from = '', to = ''] = pair.split('=');
      return [from, to];
    }),
  );

const cyrillic = letters(
  'shch=щ zh=ж kh=х ts=ц ch=ч sh=ш ya=я yu=ю iy=ий b=б v=в g=г d=д z=з k=к l=л m=м n=н p=п r=р s=с t=т f=ф a=а e=е i=и o=о u=у y=ы',
);
const greek = letters(
  'ou=ου th=θ ch=χ ps=ψ v=β g=γ d=δ k=κ l=λ m=μ n=ν p=π r=ρ s=σ t=τ f=φ x=ξ a=α e=ε i=ι o=ο u=υ h=χ c=κ',
);
const katakana = letters(
  'ka=カ ki=キ ku=ク ke=ケ ko=コ sa=サ si=シ su=ス se=セ so=ソ ta=タ ti=チ tu=ツ te=テ to=ト na=ナ ni=ニ nu=ヌ ne=ネ no=ノ ha=ハ hi=ヒ hu=フ he=ヘ ho=ホ ma=マ mi=ミ mu=ム me=メ mo=モ ra=ラ ri=リ ru=ル re=レ ro=ロ ga=ガ gi=ギ gu=グ ge=ゲ go=ゴ za=ザ zi=ジ zu=ズ ze=ゼ zo=ゾ da=ダ di=ヂ du=ヅ de=デ do=ド ba=バ bi=ビ bu=ブ be=ベ bo=ボ ya=ヤ yi=イ yu=ユ ye=イェ yo=ヨ wa=ワ wi=ウィ wu=ウ we=ウェ wo=ヲ sha=シャ shi=シ shu=シュ she=シェ sho=ショ cha=チャ chi=チ chu=チュ che=チェ cho=チョ a=ア i=イ u=ウ e=エ o=オ n=ン',
);
const hangulOnsets = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const hangulVowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const hangulCodas: Readonly<Record<string, number>> = { '': 0, k: 1, n: 4, l: 8, m: 16, b: 17, ng: 21 };

const han =
  '天地人大小山水火風雲花月日星夜春秋冬夏龍虎鳳馬愛情心夢生死劍刀俠女王子母父兄弟家國城門東西南北中上下金銀紅白黑青江湖海河路橋樹林雨雪光影聲色香味時間世界戰爭和平英雄傳奇故事密碼危機行動';

/** Longest match first. */
function spelled(text: string, table: ReadonlyMap<string, string>): string {
  let written = '';
  let place = 0;
  while (place < text.length) {
    let width = 4;
    while (width > 1 && !table.has(text.slice(place, place + width))) width -= 1;
    const part = text.slice(place, place + width);
    written += table.get(part) ?? part;
    place += width;
  }
  return written;
}

function hangul(syllables: readonly Syllable[]): string {
  return syllables
    .map(([onset, vowel, coda]) => {
      const first = hangulOnsets.indexOf(onset === '' ? '-' : onset);
      const middle = hangulVowels.indexOf(vowel);
      return String.fromCodePoint(0xac00 + (first * 21 + middle) * 28 + (hangulCodas[coda] ?? 0));
    })
    .join('');
}

type Latin = { syllables: readonly Syllable[]; latin: string };

const writers: Readonly<Record<LanguageLook['script'], (word: Latin, lots: Lots) => string | undefined>> = {
  Latin: () => undefined,
  Cyrillic: ({ latin }) => spelled(latin, cyrillic),
  Greek: ({ latin }) => spelled(latin, greek).replace(/σ$/, 'ς'),
  kana: ({ syllables }) =>
    syllables
      .map(([onset, vowel, coda]) => spelled(onset + vowel, katakana) + spelled(coda, katakana))
      .join(''),
  Hangul: ({ syllables }) => hangul(syllables),
  // One sign has one syllable, but which one it is doesn't matter here.
  Han: (_, lots) =>
    Array.from({ length: 1 + lots.below(2) }, () => han[lots.below(han.length)] ?? '天').join(''),
};

/** The word in its language's own script; undefined where that is the Latin one. */
export const inScript = ({ script }: LanguageLook, word: Latin, lots: Lots): string | undefined =>
  writers[script](word, lots);
