import { expect, test } from 'vitest';

import { readAs } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  ['泣ける映画が見たい', 'media/movie theme/tear-jerker'],
  ['80年代のホラー映画', 'media/movie years/1980/1989 genre/Horror'],
  ['2時間以内のコメディ', 'runtime//119 genre/Comedy'],
  ['千と千尋の神隠しみたいな映画', 'media/movie like/Spirited Away'],
  ['子供と見られるアニメ、グロなし', 'age/7 genre/Animation intensity/gore'],
  ['怖くないホラー', 'intensity/scare genre/Horror'],
  ['6歳の娘と見る映画', 'media/movie age/6'],
  ['タイタニックみたいな恋愛映画', 'like/Titanic genre/Romance'],
  ['もっと短いの', '+shorter'],
  ['韓国のサスペンス', 'language/ko genre/Thriller'],
  ['別の', '+not-these'],
  ['笑える邦画', 'theme/funny language/ja'],
  ['90分以内の映画', 'media/movie runtime//89'],
  ['初デートで見る映画', 'media/movie theme/date-night'],
  ['宮崎駿の作品', 'person/Hayao Miyazaki'],
  ['家族で見られるクリスマス映画', 'media/movie age/7 theme/christmas'],
  ['実話に基づいた戦争映画', 'media/movie theme/based-on-a-true-story genre/War'],
  ['どんでん返しのあるミステリー', 'theme/twist-ending genre/Mystery'],
  ['暴力シーンなしのアクション', 'intensity/violence'],
  ['トム・ハンクス主演の感動する映画', 'media/movie person/Tom Hanks theme/heartwarming'],
  ['1990年以前の日本映画', 'years//1989 language/ja media/movie'],
  ['おすすめの海外ドラマを教えて', 'media/tv'],
  ['西部劇じゃない映画', 'media/movie not-genre/Western'],
  ['白黒の名作', 'theme/black-and-white theme/great-acting'],
  ['ゾンビは嫌い', 'not-theme/zombies'],
  ['吸血鬼が出てくる映画', 'media/movie theme/vampires'],
  ['最近の韓国映画で笑えるやつ', '~years/2021/ language/ko media/movie theme/funny'],
  ['母と見る映画', 'media/movie theme/with-parents intensity/sex'],
])('reads the Japanese %j as %s', (say, keys) => {
  expect(readAs('ja', say)).toBe(keys);
});
