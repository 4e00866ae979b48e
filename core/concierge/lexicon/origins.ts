import { define } from './define.ts';

/** Where a film's story comes from, and who made it. */
export const origins = define('origin', {
  'based-on-a-true-story': {
    say: `
      true story; true events; real events; real life (story|stories|events|event|people); real story;
      based on (true events|real events|actual events|real life|real people|true stories|real stories|a real story|reality|fact|facts|history|a real person|actual people);
      inspired by (true events|real events|a true story|true stories|real life|actual events);
      really happened; actually happened; historical events; real historical (events|people); nonfiction;
      non fiction; true life; fact based; fact-based; dramatization
    `,
    keywords: `
      based on true story; biography~0.8; based on memoir or autobiography~0.8; true crime~0.7; docudrama;
      based on article~0.6; archive footage~0.4; direct cinema~0.3; semi autobiographical~0.4;
      moon landing~0.3; watergate~0.5
    `,
    genres: ['Documentary'],
  },
  biopic: {
    say: `
      bio pic; biography; biographical; life of a real person; about a real person; about real people;
      about a historical figure; historical figure; life and times; portrait of a; story of a real;
      autobiography; autobiographical; memoir; semi autobiographical; based on a memoir; musician biopic;
      music biopic; life story
    `,
    keywords: `
      biography; based on memoir or autobiography~0.8; semi autobiographical~0.6; based on true story~0.4;
      rise to fame~0.3
    `,
  },
  'based-on-a-book': {
    say: `
      book;
      based on (a book|books|a novel|novels|the book|the novel|a bestseller|a short story|a novella|literature|a classic novel);
      book adaptation; novel adaptation; adapted from (a book|a novel|books|novels|literature);
      adaptation of a (book|novel); literary adaptation; adaptation; book to film; book to movie; novels;
      bestseller; inspired by a book; inspired by a novel; short story adaptation; classic literature;
      stephen king (adaptation|adaptations|style|book|books)
    `,
    keywords: `
      based on novel or book; based on short story~0.7; based on memoir or autobiography~0.5;
      based on young adult novel~0.9; based on children's book~0.9; based on poem~0.6; based on manga~0.3;
      shakespeare adaptation~0.4
    `,
  },
  'based-on-a-young-adult-book': {
    say: `
      young adult; young adult (novel|book|novels|books|adaptation|adaptations|fiction); ya;
      ya (novel|book|novels|books|adaptation|adaptations); teen fiction; teen dystopia; teen fantasy;
      young adult dystopia
    `,
    keywords: `
      based on young adult novel; death game~0.2; young adult; teenage romance~0.3; chosen one~0.2;
      teen movie~0.2
    `,
  },
  'based-on-childrens-book': {
    say: `
      based on (a childrens book|childrens books|a kids book|a picture book|a childrens novel);
      childrens book; childrens literature; picture book; roald dahl; dr seuss; childrens classic;
      childrens story
    `,
    keywords: `
      based on children's book; based on fairy tale~0.4; based on toy~0.2; talking animal~0.1;
      children's book
    `,
  },
  'based-on-a-comic': {
    say: `
      comic book; comics; graphic novel; comic book (adaptation|adaptations|film|films|movie|movies|style);
      based on (a comic|comics|a comic book|a graphic novel|comic books|graphic novels); comic adaptation;
      comic strip
    `,
    keywords: `
      based on comic; based on manga~0.5; comic book; superhero~0.3; marvel cinematic universe~0.4;
      dc extended universe~0.4; comic book shop~0.3; comic book writer
    `,
  },
  'based-on-a-game': {
    say: `
      based on (a game|a video game|video games|games|a board game|a toy|toys|a theme park ride|a ride|a videogame);
      video game adaptation; video game (film|films|movie|movies); game adaptation; toy based
    `,
    keywords: `
      based on video game; based on board game; based on toy; based on theme park ride; video game~0.4;
      video game champion
    `,
  },
  'based-on-a-play': {
    say: `
      based on (a play|plays|a stage play|a musical|a stage musical|shakespeare|theatre|theater);
      stage adaptation; play adaptation; adapted from a play; adapted from the stage; filmed play;
      shakespeare adaptation; stagey; theatrical; filmed theatre; greek tragedy
    `,
    keywords: `
      based on play or musical; shakespeare adaptation; filmed theatre; rock opera~0.3;
      play within a play~0.3; one location~0.15
    `,
  },
  'based-on-a-series': {
    say: `
      based on (a tv show|a tv series|tv shows|a series|a cartoon|an animated series|tv series);
      tv show adaptation; tv series adaptation; series that became a film; from the tv series; spin off;
      spin-off; continuation of a series
    `,
    keywords: `
      based on tv series; spin off; based on animated series; based on sketch; based on anime~0.5;
      reboot~0.4
    `,
  },
  remake: {
    say: `
      reboot; reimagining; retelling; modern retelling; modern adaptation; modern take; modern take on;
      modern version; updated version; remade; re-imagining; twist on a classic; contemporary retelling
    `,
    keywords: `
      remake; reboot; modern adaptation; live action remake; based on movie~0.7;
      shakespeare adaptation~0.3; based on fairy tale~0.3
    `,
  },
  sequel: {
    say: `
      franchise; trilogy; film series; movie series; prequel; follow up film; cinematic universe;
      part of a series; part of a franchise; saga of films; better than the original;
      sequels better than the original; multiple movies; several movies; multi part;
      sequels and franchises
    `,
    keywords: `
      sequel; prequel; marvel cinematic universe~0.5; dc extended universe~0.5; spin off~0.5; trilogy;
      two part story~0.7; reboot~0.3; origin story~0.15
    `,
  },
  'directed-by-women': {
    say: `
      female director; woman director; directed by (a woman|women|a female|females|a female director);
      by women; by female directors; made by women; female filmmaker; woman filmmaker; female gaze;
      women behind the camera
    `,
    keywords: 'woman director',
  },
  'k-drama': {
    say: 'korean drama; korean series; korean show; j-drama; k-drama',
    keywords: 'k-drama; seoul, south korea~0.4; joseon dynasty~0.4; south korea~0.3; family business~0.1',
  },
  miniseries: {
    say: `
      mini series; limited series; limited run; one season; only one season; one season shows;
      self contained series; self contained season; short series
    `,
    keywords: 'miniseries',
    implies: [{ slot: 'media', media: 'tv' }],
  },
  sitcom: {
    say: `
      situation comedy; multi camera; multicam; single camera comedy; comedy series; comedy show;
      comedy tv; tv comedy; half hour comedy; sitcom (style|like)
    `,
    keywords: `
      sitcom; workplace comedy~0.5; sketch comedy~0.4; roommates~0.3; british comedy~0.3;
      dysfunctional family~0.1
    `,
    implies: [{ slot: 'media', media: 'tv' }],
  },
});
