import { type Drawing, type Motif, motifNamed } from '#server/artwork/kit/motif.ts';
import type { Random } from '#server/artwork/kit/random.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';

/** Drawings that a title's own words ask for. */
const asked: Record<string, RegExp> = {
  'animal/lion': /lion|africa|savannah/,
  'animal/deer': /deer|bambi|hunting/,
  'animal/dog': /\bdogs?\b|wolf|wolves|\bfox|hitman|werewol/,
  'animal/horse': /horse|western|cowboy|knight/,
  'animal/bear': /bear|panda|jungle/,
  'animal/ape': /\bapes?\b|gorilla|chimp|monkey/,
  'animal/panther': /panther|leopard|tiger/,
  'animal/cat': /\bcats?\b|kitten/,
  'ball/bowl': /bowling/,
  'ball/seams': /basketball|baseball|soccer|football/,
  'bird/raven': /horror|gothic|crow|raven|haunt|thriller/,
  'clock/hourglass': /time travel|time loop|memory/,
  'cross/stone': /cemetery|grave|undead|zombie|horror/,
  'desert/cactus': /mexico|western|texas|new mexico/,
  'desert/mesa': /western|cowboy|arizona|utah/,
  'dinosaur/jaws': /dinosaur|kaiju|giant monster/,
  'door/ajar': /door|hotel|haunt|secret|murder/,
  'figure/dress': /woman|girl|female|mother|princess|queen|doll|bride|nurse|witch/,
  'figure/run': /running|chase|on the run|sports|marathon/,
  'fish/fin': /shark/,
  'flower/rose': /rose|beauty|romance|musical/,
  'hand/fist': /boxing|fight|revolution|protest|martial/,
  'hand/reach': /zombie|holocaust|supernatural|monster/,
  'hat/cowboy': /western|cowboy|texas|rodeo/,
  'hat/top': /chocolate|magic|victorian|musical/,
  'hat/bowler': /london|comedy of manners|dystopia|slapstick/,
  'heart/broken': /divorce|breakup|grief|heartbreak|adultery/,
  'house/victorian': /motel|haunt|horror|gothic|ghost|mansion/,
  'insect/moth': /moth|serial killer|butterfly/,
  'insect/beetle': /insect|\bants?\b|bug|alien/,
  'knife/dagger': /medieval|assassin|ancient|pirate|fantasy/,
  'letter/sheet': /letter|writer|diary|poet/,
  'mask/domino': /superhero|masked|vigilante|swashbuckl/,
  'mask/visor': /bounty|knight|armou?r|cyborg|helmet/,
  'mirror/cracked': /horror|double|identity|split personality|madness/,
  'note/record': /band|rock|hip.?hop|disco|radio|record/,
  'plane/delta': /fighter|pilot|navy|air force|jet/,
  'plane/prop': /world war|1940|1930|aviator|biplane|casablanca/,
  'rain/umbrella': /nanny|rain|musical|paris/,
  'robot/body': /robot|android|giant/,
  'rocket/stack': /nasa|astronaut|moon landing|apollo/,
  'school/pencil': /pencil|cartoonist|illustrator/,
  'ship/liner': /liner|titanic|cruise|iceberg/,
  'ship/galleon': /pirate|18th century|napoleon|expedition|navy/,
  'ship/saucer': /alien|ufo|extraterrestrial|starship|space/,
  'skull/sugar': /day of the dead|mexico/,
  'sword/katana': /samurai|martial|ninja|katana|japan/,
  'sword/beam': /jedi|space opera/,
  'target/sight': /sniper|spy|hitman|assassin|secret agent/,
  'train/liner': /japan|bullet train|express|speed/,
  'tree/cypress': /italy|tuscany|greece|spain/,
  'tree/bare': /horror|winter|melancholy|noir|murder/,
  'web/corner': /haunt|abandoned|spider/,
  'window/blinds': /noir|voyeur|private detective/,
  'couple/dance': /dance|dancing|musical|ball/,
  'shield/round': /superhero|captain|viking|sparta|greek/,
};

/** Never by chance: they mean one thing only, or their outline is weak. */
const never = new Set([
  'animal/lion',
  'animal/ape',
  'animal/bear',
  'animal/panther',
  'ball/bowl',
  'ball/seams',
  'desert/cactus',
  'desert/mesa',
  'figure/back',
  'film-reel/beam',
  'fish/fin',
  'hat/cowboy',
  'insect/moth',
  'mask/domino',
  'mask/visor',
  'note/record',
  'plane/delta',
  'school/pencil',
  'shield/round',
  'ship/saucer',
  'skull/sugar',
  'sword/katana',
  'sword/beam',
]);

/** One drawing of a motif: what the title's words ask for, else by the seed among those that fit anything. */
export function chooseDrawing(
  motif: string,
  subject: ArtSubject,
  random: Random,
): { drawing: Drawing; motif: Motif } {
  const found = motifNamed(motif);
  const words = [...subject.keywords, ...subject.genres, subject.title].join(' ').toLowerCase();
  const roll = random.next();
  const wanted = found.variants.find(({ tag }) => asked[`${motif}/${tag}`]?.test(words) === true);
  if (wanted !== undefined) return { drawing: wanted, motif: found };
  const free = found.variants.filter(({ tag }) => !never.has(`${motif}/${tag}`));
  const list = free.length > 0 ? free : found.variants;
  return { drawing: list[Math.floor(roll * list.length)] ?? found.variants[0], motif: found };
}
