import { expect, test } from 'vitest';

import { readAs } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  ['कोई अच्छी कॉमेडी फिल्म बताओ', 'media/movie genre/Comedy'],
  ['शोले जैसी फिल्म', 'media/movie like/Sholay'],
  ['बच्चों के साथ देखने के लिए फिल्म', 'media/movie age/7'],
  ['90 के दशक की रोमांटिक फिल्म', 'media/movie years/1990/1999 theme/romantic'],
  ['मुझे एक डरावनी फिल्म देखनी है', 'media/movie genre/Horror'],
  ['डेढ़ घंटे से कम की फिल्म', 'media/movie runtime//89'],
  ['शाहरुख खान की फिल्म', 'person/Shah Rukh Khan'],
  ['कुछ और दिखाओ', '+not-these'],
  ['हिंसा न हो', 'intensity/violence'],
  ['माता-पिता के साथ देखने लायक फिल्म', 'media/movie theme/with-parents intensity/sex'],
  ['6 साल की बेटी के लिए कार्टून', 'age/6 genre/Animation'],
  ['सबसे अच्छी हिंदी फिल्म', 'media/movie order/best language/hi'],
  ['दो घंटे से कम की थ्रिलर', 'runtime//119 genre/Thriller'],
  ['सच्ची घटना पर आधारित फिल्म', 'media/movie theme/based-on-a-true-story'],
  ['मुझे रुलाने वाली फिल्म चाहिए', 'media/movie theme/tear-jerker'],
  ['पूरे परिवार के साथ देखने के लिए फिल्म', 'media/movie age/7'],
  ['युद्ध के बारे में फिल्म', 'media/movie genre/War'],
  ['पुरानी हिंदी फिल्म', 'media/movie ~years//1996 language/hi'],
  ['कोरियाई थ्रिलर', 'language/ko genre/Thriller'],
  ['जासूसी सीरीज', 'media/tv theme/spies'],
  ['हॉरर नहीं चाहिए', 'not-genre/Horror'],
  ['खून खराबे के बिना एक्शन फिल्म', 'media/movie intensity/gore'],
  ['1970 से पहले की फिल्म', 'media/movie years//1969'],
  ['दोस्तों के साथ मज़ेदार फिल्म', 'media/movie theme/movie-night theme/funny'],
  ['और छोटी', '+shorter'],
  ['दुखी न हो', 'intensity/sad'],
])('reads the Hindi %j as %s', (say, keys) => {
  expect(readAs('hi', say)).toBe(keys);
});
