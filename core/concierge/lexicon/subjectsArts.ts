import { define } from './define.ts';

/** The arts and those who live by them. */
export const artsSubjects = define('subject', {
  'music-and-musicians': {
    say: `
      musician; about music; music film; music movie; music industry; music business; music drama;
      music centered; music themed; band; singer; singing; songs; songwriter; pop star; country music;
      folk music; soul music; reggae; guitar; guitarist; drummer; drumming; concert; concert film; tour;
      groupies; music festival; woodstock; record store; vinyl; mixtape; karaoke; choir; a cappella; disco;
      techno; rave; dj; gospel
    `,
    keywords: `
      musician; rock band; singer; music; concert; jazz; pianist; rock star; band; songwriter; composer;
      music industry; soul music; hip-hop; folk music; opera~0.7; guitar; country music; pop music;
      rock 'n' roll; classical music; drummer; blues; pop star; piano~0.8; punk rock; heavy metal; rapper;
      music festival; music documentary; orchestra; music teacher; recording studio; record store;
      violinist; rap music; rock music; nightclub singer; disco~0.7; battle of the bands; song~0.6;
      karaoke~0.5; opera singer; cello; trumpet; choir; radio dj~0.4; k-pop; girl group; boy band;
      concert tour; garage band; jazz club; musical~0.15; glam rock; concert film; rap battle;
      gospel music; dj; record producer; singer-songwriter
    `,
    genres: ['Music'],
  },
  musical: {
    say: `
      broadway; broadway musical; show tunes; song and dance; singing and dancing; people singing;
      everyone sings; sing along; sing-along; musical numbers; jukebox musical; rock opera; stage musical;
      movie musical; musical film; musical theatre
    `,
    keywords: `
      musical; rock opera; broadway~0.6; jukebox musical; based on play or musical~0.25; musical number;
      tap dancing~0.6; chorus girl; show business~0.3; dance~0.2; bollywood~0.5; filmed theatre;
      singer~0.15; cabaret~0.5
    `,
  },
  dance: {
    say: `
      dancer; ballet; ballerina; tango; ballroom; ballroom dancing; breakdancing; hip hop dance; tap dance;
      dance (film|movie|movies|films|competition|battle|battles|crew); choreography; choreographer; salsa;
      flamenco; street dance; voguing; drag ball; strip club; strippers
    `,
    keywords: `
      dance; dancer; ballet; tap dancing; dance contest; dance teacher; choreographer; disco~0.6;
      dance hall; ball~0.3; stripper~0.4; nightclub~0.2; musical~0.1; cabaret~0.5; voguing;
      performing arts school; showgirl
    `,
  },
  'show-business': {
    say: `
      theater; stage; actor life; actresses life; theatre company; theatre troupe; backstage; showbiz;
      vaudeville; cabaret; burlesque; drama students; play rehearsals; stand up comedian;
      stand-up comedian; standup comedy; stand up comedy; standup; comedians; clowns; circus; circuses;
      carnival; carny; freak show; magic show; mime; improv; variety show; theatre and show business
    `,
    keywords: `
      theater; show business; backstage; circus; actor~0.5; actress~0.5; broadway; playwright~0.7;
      stand-up comedian; comedian; cabaret; carnival; clown~0.7; audition~0.6; impresario;
      play within a play~0.8; talent show; school play; trapeze artist; theater director; theater troupe;
      burlesque; understudy; show must go on; music hall; freak show; sideshow; stage; puppeteer~0.5;
      magician~0.4; washed up star~0.4; talk show~0.5; game show~0.4; shakespeare adaptation~0.1;
      talent agency; performing arts school; sketch comedy~0.6
    `,
  },
  hollywood: {
    say: `
      film making; movie making; moviemaking; about filmmaking; about making (movies|films|a film|a movie);
      films about films; movies about movies; love letter to cinema; cinema; love of cinema; film industry;
      movie industry; film director; screenwriter; movie star; film star; old hollywood;
      golden age of hollywood; classic hollywood; film set; film buffs; cinephile; stuntman; stuntmen;
      stunt double; washed up star; fading star; television industry; behind the scenes; filmmaking
    `,
    keywords: `
      hollywood; filmmaking; film industry; film director; screenwriter; film within a film~0.8;
      actress~0.5; actor~0.5; celebrity~0.6; fame~0.6; stuntman~0.7; movie theater~0.6; cinema;
      silent film star; film set; show business~0.5; washed up star~0.7; film producer; projectionist;
      rise to fame~0.6; child actor~0.6; film student; paparazzi~0.6; cinephile; television~0.3;
      pornography industry~0.4; audition~0.4; film history; hollywood hills; former child star;
      voice actor~0.4
    `,
  },
  writers: {
    say: `
      author; novelist; poet; poetry; playwright; writing a book; writers block; literature; literary;
      bookish; bookshop; bookstore; library; librarian; publishing; book lovers; bookworm; diary; reading;
      about books; writers and books
    `,
    keywords: `
      writer; poet; poetry; playwright; writer's block; literature; screenwriter~0.5; library~0.6;
      bookstore~0.8; publishing; librarian; bookworm; creative block; storytelling~0.3; diary~0.4;
      letter~0.15; journalist~0.15; ghostwriter; book; reading; unfinished manuscript; children's book;
      comic book writer; critic~0.3; cartoonist~0.5; columnist~0.4
    `,
  },
  artists: {
    say: `
      painter; painting; art; art world; about art; about artists; sculptor; sculpture; photography;
      photographer; architect; architecture; museum; art gallery; art history; bohemian; tortured artist;
      creative people; street art; graffiti; comics artist; design
    `,
    keywords: `
      artist; painter; art; painting; photographer~0.8; architect~0.6; bohemian; museum~0.6; sculptor;
      portrait; creativity~0.6; fashion~0.4; model~0.5; graffiti; street art; art world; art dealer; muse;
      fashion designer; ego~0.2; obsession~0.05; cartoonist; forgotten artist; perfectionism~0.3; poet~0.3;
      architecture; genius~0.2; art theft~0.3
    `,
  },
  'hip-hop': {
    say: 'rap; rapper; rap music; rap battle; mc',
    keywords: `
      hip-hop; rapper; rap music; rap battle; graffiti~0.4; african american music~0.5; dj~0.5;
      inner city~0.2; detroit, michigan~0.1
    `,
  },
  'jazz-and-blues': {
    say: 'jazz; blues; jazz music; jazz musician; jazz club; swing music; big band; saxophone; trumpet',
    keywords: `
      jazz; blues; jazz club; trumpet; saxophone; soul music~0.5; nightclub singer~0.5; drummer~0.3;
      pianist~0.2; new orleans, louisiana~0.25; 1920s~0.1
    `,
  },
  'rock-music': {
    say: `
      rock; rock band; rock star; rockstar; rock n roll; rock and roll; punk; punk rock; heavy metal;
      metal band; glam rock; guitar hero; grunge band
    `,
    keywords: `
      rock band; rock star; rock 'n' roll; punk rock; heavy metal; rock music; glam rock; guitar~0.5;
      garage band; concert~0.4; groupie; battle of the bands~0.7; rock concert; rock opera~0.6;
      rock score~0.6; tour bus~0.6; folk rock~0.6; music festival~0.4; band~0.5; band manager
    `,
  },
  'classical-music': {
    say: `
      orchestra; composer; opera; piano; pianist; violin; violinist; symphony; conductor; mozart;
      beethoven; chamber music
    `,
    keywords: `
      classical music; composer; opera; orchestra; pianist; piano; violinist; cello; opera singer;
      opera house; conductor; concert hall; string quintet; conservatory; music teacher~0.4
    `,
  },
  fame: {
    say: `
      celebrity; famous people; price of fame; cost of fame; celebrity culture; stardom; paparazzi;
      becoming famous; rise to fame; fame and fortune; being famous; superstar
    `,
    keywords: `
      fame; celebrity; rise to fame; paparazzi; washed up star~0.7; pop star~0.6; rock star~0.5;
      show business~0.4; influencer~0.6; fan~0.5; social media~0.3; obsessed fan~0.6;
      former child star~0.7; reality tv~0.4; media~0.3
    `,
  },
  fashion: {
    say: `
      fashion design; fashion industry; fashion world; models; supermodel; haute couture; runway; clothes;
      dressmaker; tailor; costume design
    `,
    keywords: `
      fashion; model; fashion designer; runway; tailor; magazine~0.3; makeover~0.4; sewing; cosmetics;
      fur coat; beauty pageant~0.4; department store~0.3; fashion student; costume~0.5
    `,
  },
});
