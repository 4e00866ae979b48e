import { define } from './define.ts';

/** How films are made: for whom, with what, and how they look. */
export const makings = define('style', {
  minimalist: {
    say: `
      minimalism; spare; austere; stripped down; stripped back; bare bones; simple story; small cast;
      few characters; two characters; only two characters; two hander; two-hander; two person;
      three characters; one character; only one actor; one actor; one man show; one person;
      single character; solo; alone on screen; cast of two; little plot; plotless; no plot;
      nothing happens; not much happens; contemplative cinema; quiet film
    `,
    keywords: `
      minimalism; dialogue driven~0.4; silence~0.5; stranded~0.2; solitude~0.3; no dialogue~0.4;
      one location~0.3; routine~0.5; italian neorealism~0.2; castaway~0.3; two women~0.5; slow burn~0.4;
      phone booth~0.4; everyday life~0.3
    `,
    moods: 'intimate~0.3; slow-burn~0.3',
  },
  experimental: {
    say: `
      experimental film; avant garde; avant-garde; art film; art house; art-house;
      arthouse (film|films|cinema|movie|movies); artsy; arty; artistic film; pretentious; film school;
      cinephile film; festival films; palme dor; cannes; criterion; criterion collection; a24; a24 style;
      mubi; auteur; challenging cinema; abstract; non narrative; essay film; formally inventive;
      boundary pushing; boundary-pushing; groundbreaking; innovative; ahead of its time; slow art film;
      bergman style; tarkovsky style
    `,
    keywords: `
      experimental film; art house; avant-garde; surrealism~0.6; french new wave~0.7;
      german expressionism~0.6; essay film; italian neorealism~0.4; minimalism~0.5; existentialism~0.25;
      magic realism~0.25; self-referential~0.2; dream or reality~0.15; czech new wave; expressionism;
      allegory~0.25; jump cut; silence of god; long take~0.4; independent film~0.15
    `,
    moods: 'dreamlike~0.35; slow-burn~0.2',
  },
  'film-movements': {
    say: `
      french new wave; nouvelle vague; new wave cinema; italian neorealism; neorealism; neorealist;
      german expressionism; expressionist; czech new wave; dogme 95; dogme; cinema verite; direct cinema;
      pre code; pre-code; taiwanese new wave; hong kong new wave; golden age
    `,
    keywords: `
      french new wave; italian neorealism; german expressionism; czech new wave; direct cinema;
      new hollywood; pre-code; expressionism; realism; giallo~0.3; blaxploitation~0.3; mumblecore~0.5
    `,
  },
  'cult-classic': {
    say: `
      cult movie; midnight movie; cult following; cult status; underground film; underground cinema;
      cult hit; cult favorites; cult films
    `,
    keywords: `
      cult film; midnight movie; so bad it's good~0.5; blaxploitation~0.4; giallo~0.3; low-budget~0.3;
      parody~0.1; exploitation~0.3; psychedelic~0.2; surrealism~0.1; stoner~0.2
    `,
  },
  'b-movie': {
    say: `
      b-movie; b film; so bad its good; so bad it is good; so bad it s good; bad movie night; cheesy;
      cheese; cheesefest; campy; camp classic; trashy; trash; schlock; schlocky; guilty pleasure;
      grindhouse; exploitation; exploitation film; over the top; over-the-top; ott; ridiculous; ludicrous;
      outrageous; kitsch; kitschy; corny; hammy; pulpy; pulp; drive in movie; drive-in; bad acting;
      unintentionally funny; worst movie ever; b movies and trash
    `,
    keywords: `
      so bad it's good; cult film~0.4; camp; exploitation~0.4; low-budget~0.4; midnight movie~0.6;
      crude humor~0.2; giant monster~0.2; parody~0.2; bad taste; anarchic comedy~0.3; blaxploitation~0.5;
      one-liner~0.5; slasher~0.15; critically bashed; one man army~0.3; mutation~0.2; giant insect~0.5;
      rock opera~0.3; box office flop~0.4; ultraviolence~0.3
    `,
  },
  'independent-film': {
    say: `
      indie;
      indie (film|films|movie|movies|cinema|drama|comedy|romance|darling|gem|gems|vibe|horror|sci-fi);
      independent (movie|movies|cinema); low budget; low-budget; small budget; shoestring budget;
      micro budget; microbudget; sundance; self made; non hollywood; not hollywood; small film; debut film;
      independent
    `,
    keywords: `
      independent film; low-budget; art house~0.5; mumblecore; shot on smartphone; slacker~0.2;
      experimental film~0.3; super 8~0.2; film student~0.2; found footage~0.2; woman director~0.1
    `,
    moods: 'quirky~0.15; intimate~0.25',
  },
  'practical-effects': {
    say: `
      practical fx; practical special effects; no cgi; without cgi; little cgi; minimal cgi; not cgi;
      real stunts; animatronics; prosthetics; makeup effects; miniatures; model effects;
      old school effects; good effects; great effects; special effects; visual effects; vfx; effects
    `,
    keywords: `
      puppet~0.5; stuntman~0.7; creature feature~0.6; body horror~0.6; kaiju~0.4; car chase~0.2;
      creature~0.5; transformation~0.25; monster~0.2; stop motion~0.3; werewolf~0.3; explosion~0.2;
      miniature; martial arts~0.2; motion capture~0.2
    `,
  },
  'beautiful-to-look-at': {
    say: `
      visually stunning; visually beautiful; visually striking;
      visually (appealing|pleasing|amazing|gorgeous|interesting|impressive|unique|spectacular|arresting|rich|breathtaking|captivating);
      stunning; stunning (visuals|visual|cinematography|imagery|scenery); beautiful;
      beautifully (shot|filmed|made|animated);
      beautiful (visuals|imagery|scenery|landscapes|cinematography|film|shots|movie|looking); gorgeous;
      gorgeous (visuals|cinematography|to look at); great visuals; great cinematography;
      good cinematography; amazing cinematography; amazing visuals; cool visuals;
      incredible cinematography; incredible visuals; cinematography; visuals; eye candy; pretty;
      pretty to look at; picturesque; scenic; scenery; landscape; feast for the eyes;
      every frame a painting; colorful; vibrant; vivid; full of color; bright colors; bright and colorful;
      symmetrical; wes anderson style; painterly; lush; picture postcard; imagery; nice to look at;
      good looking film; well shot; striking visuals; opulent; lavish; sumptuous; artistic visuals
    `,
    keywords: `
      nature~0.15; psychedelic~0.3; surrealism~0.2; 3d~0.5; wuxia~0.5; landscape;
      german expressionism~0.25; universe~0.3; anime~0.15
    `,
    moods: 'awe~0.8; stylish~0.6; dreamlike~0.5; epic~0.25; whimsical~0.25',
  },
  'great-soundtrack': {
    say: `
      soundtrack; good soundtrack; amazing soundtrack; awesome soundtrack; killer soundtrack; good music;
      great score; amazing score; beautiful score; beautiful music; musical score; film score;
      needle drops; synth score; electronic score; synth; hans zimmer; memorable soundtrack;
      excellent soundtrack; great songs; good songs; rock soundtrack; electronic music; cool music;
      80s soundtrack; banger soundtrack; great music
    `,
    keywords: `
      music~0.7; rock band~0.5; musical~0.5; jazz~0.6; soul music~0.7; rock score; radio dj~0.6;
      singer~0.4; hip-hop~0.5; musician~0.5; concert~0.5; nightclub~0.25; disco~0.6; mixtape;
      record store~0.6; rock 'n' roll~0.6; folk music~0.6; punk rock~0.6; classical music~0.5;
      pop music~0.5; blues~0.5; dance~0.3; 1980s music; rock music~0.6; new wave music
    `,
    genres: ['Music'],
  },
  'great-acting': {
    say: `
      well acted; good acting; amazing acting; amazing performance; powerful performance;
      strong performances; acting; acting masterclass; tour de force; oscar worthy; oscar-worthy;
      oscar winning performance; incredible performance; best acting; powerhouse performance;
      performance driven; actors showcase; powerful; masterfully acted; oscar bait; prestige;
      prestige drama; award winning; award-winning; oscar winning; oscar winner; best picture;
      critically acclaimed; acclaimed; masterpiece; a great performance
    `,
    keywords: `
      biography~0.45; based on play or musical~0.4; courtroom~0.25; marriage crisis~0.4;
      self-destruction~0.4; addiction~0.3; obsession~0.3; mental illness~0.35; grief~0.35; guilt~0.25;
      alcoholism~0.35; moral dilemma~0.3; aging~0.25; rise and fall~0.35; crisis of faith~0.35;
      estrangement~0.3
    `,
    moods: 'intimate~0.4; heartbreaking~0.4; thought-provoking~0.3; bleak~0.15',
    genres: ['Drama'],
    against: 'mood:action-packed~0.6; genre:Animation',
  },
  'documentary-style': {
    say: `
      docu; docs; docudrama; docuseries; docu series; nature documentaries; music documentary;
      real footage; archive footage; interviews; real people; real life footage; true crime documentary;
      sports documentary; fly on the wall; factual; educational; learn something; informative;
      learn something new; teach me something
    `,
    keywords: `
      archive footage; direct cinema; interview~0.7; music documentary; nature documentary;
      reenactment~0.6; sports documentary; essay film; true crime~0.4; documentary filmmaker~0.5;
      concert film; video camera~0.2; oral history; history of science; docudrama~0.5; home movie~0.4;
      ethnography; social issues~0.2
    `,
    genres: ['Documentary'],
  },
  'funny-action': {
    say: `
      action comedy; comedic action; action with humor; action and comedy; fun action; action but funny;
      crime comedy; comedy crime; funny crime; comedy thriller; adventure comedy; buddy action;
      buddy comedy; one liners and explosions; action with laughs
    `,
    keywords: `
      action comedy; buddy cop; buddy comedy; one-liner~0.8; parody~0.2; heist~0.15; mistaken identity~0.2;
      unlikely alliance~0.3; secret agent~0.15; bounty hunter~0.15; superhero~0.15; slapstick comedy~0.2;
      retired assassin~0.2; martial arts~0.15; con artist~0.15; odd couple~0.4; car chase~0.2
    `,
    moods: 'action-packed~0.35; funny~0.35',
    against: 'mood:bleak; mood:heartbreaking; mood:scary',
  },
  'serious-science-fiction': {
    say: `
      thoughtful (sci fi|scifi|sci-fi|science fiction); smart (sci fi|scifi|sci-fi|science fiction);
      intelligent (sci fi|scifi|sci-fi|science fiction); cerebral (sci fi|scifi|sci-fi|science fiction);
      philosophical (sci fi|scifi|sci-fi|science fiction); serious (sci fi|scifi|sci-fi|science fiction);
      grounded (sci fi|scifi|sci-fi|science fiction); slow (sci fi|scifi|sci-fi|science fiction);
      low budget (sci fi|scifi|sci-fi|science fiction); quiet (sci fi|scifi|sci-fi|science fiction);
      idea driven (sci fi|scifi|sci-fi|science fiction); speculative; speculative fiction;
      soft (sci fi|scifi|sci-fi|science fiction)
    `,
    keywords: `
      consciousness~0.8; artificial intelligence~0.6; what it means to be human; first contact~0.7;
      existentialism~0.4; philosophy~0.4; time travel~0.35; near future~0.5; clone~0.6;
      genetic engineering~0.5; dystopia~0.35; free will~0.5; memory~0.25; technology~0.4;
      alternate reality~0.4; android~0.5; outer space~0.3; experiment~0.25; simulation~0.5; ethics~0.3;
      scientist~0.2; time loop~0.3; isolation~0.2
    `,
    moods: 'thought-provoking~0.5; mind-bending~0.35',
    against: 'mood:action-packed; genre:Family; genre:Animation~0.5; superhero',
  },
});
