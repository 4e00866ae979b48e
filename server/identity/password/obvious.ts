/** Whom a password belongs to, as far as others may know it. */
export type Owner = { email: string; displayName?: string | null };

/** What lists of leaked passwords are full of, without the digits and signs that people put around it. */
const everybodys = new Set(
  `password passwort passwd pass motdepasse contrasena senha parola haslo wachtwoord kennwort geheim secret
  admin administrator root user guest test testing tester login welcome letmein changeme default master access
  iloveyou loveyou lovely love sunshine princess princesa monkey dragon football baseball basketball soccer hockey
  superman batman spiderman starwars pokemon shadow michael jennifer jessica jordan ashley charlie daniel thomas
  andrew joshua hunter ranger buster killer ginger pepper cookie chocolate cheese summer winter autumn spring
  freedom whatever trustno computer internet samsung google facebook youtube microsoft windows apple android
  flower butterfly angel hello hellothere helloworld qwerty qwertz azerty asdf asdfgh zxcvbn qwe qwer qweasd
  qazwsx qweasdzxc abc abcd abcdef mustang harley corvette ferrari mercedes porsche liverpool arsenal chelsea
  barcelona realmadrid yankees cowboys eagles steelers lakers money business company family mother father
  marquee movie movies film films cinema netflix series`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const keyboard = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'abcdefghijklmnopqrstuvwxyz',
];
const runs = keyboard.flatMap((row) => [row, row.split('').toReversed().join('')]);

const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };

/** `P@ssw0rd2024!` as `password`. */
function stemOf(lower: string): string {
  const core = lower.replace(/[^a-z@$]+$/, '').replace(/^[^a-z@$]+/, '');
  return core.replace(/[013457$@]/g, (sign) => letters[sign] ?? sign);
}

/** Pieces of rows of keys, one after the other: `qwertyuiop`, `123456qwerty`, `asdfasdf`. */
function isOfRuns(lower: string): boolean {
  let rest = lower;
  while (rest.length >= 3) {
    let length = rest.length;
    while (length >= 3 && !runs.some((run) => run.includes(rest.slice(0, length)))) length -= 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

const isRepeated = (lower: string) => /^(.{1,5}?)\1+$/su.test(lower) || new Set(lower).size <= 3;

/** Long ones may start with whatever they like. */
const longEnough = 18;

/** Why a password is among the first that anybody would try, or null. */
export function obviousOf(password: string, { email, displayName }: Owner): 'common' | 'personal' | null {
  const lower = password.normalize('NFKC').toLowerCase();
  const [mailbox = ''] = email.split('@');
  const own = [email, mailbox, displayName ?? ''].map((word) => word.toLowerCase().trim());
  const bare = lower.replace(/[^\p{L}]+$/u, '');
  if (own.some((word) => word.length >= 3 && (lower === word || bare === word))) return 'personal';
  if (isRepeated(lower) || isOfRuns(lower)) return 'common';
  return lower.length < longEnough && everybodys.has(stemOf(lower)) ? 'common' : null;
}
