/** Shorter passwords are refused anyway, and three letters are part of many good ones. */
const shortest = 4;
const product = ['marquee'];

let loading: Promise<ReadonlySet<string>> | undefined;

/** The passwords that most people use, in lower case. Loaded with the first password that is chosen. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const known = dictionary['passwords-common'].map(String);
    return new Set([...product, ...known.filter(({ length }) => length >= shortest)]);
  });
  return loading;
}
