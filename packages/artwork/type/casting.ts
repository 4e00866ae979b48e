import { type FaceName, faces } from './faces.ts';
import { fileWith, type FontSource } from './fontFiles.ts';
import type { Script } from './scripts.ts';

const font = (name: string, weight = 400): FontSource => ({ package: name, weight, style: 'normal' });

const japanese = faces.dela;
const traditional = font('cactus-classical-serif');
const simplified = font('zcool-xiaowei');
const grotesque = faces.tight;

const own: Partial<Record<Script, FontSource>> = {
  hangul: font('black-han-sans'),
  arabic: font('lalezar'),
  hebrew: font('secular-one'),
  devanagari: font('rozha-one'),
  bengali: font('galada'),
  telugu: font('ramaraja'),
  thai: faces.chonburi,
};

/** The fonts for a script beside a face, the first choice first. */
export function sourcesFor(
  name: FaceName,
  script: Script,
  text: string,
  language: string,
): readonly FontSource[] {
  const face = faces[name];
  if (script === 'cjk') return language === 'zh' ? chinese(text) : ownJapanese(name);
  if (script === 'cyrillic')
    return [face, face.upper && name !== 'text' ? faces.russo : grotesque, grotesque];
  if (script === 'greek') return [face, grotesque];
  const special = own[script];
  if (special !== undefined) return [special];
  return [face, ...(face.serif ? [faces.gloock, faces.chonburi] : [faces.anton]), grotesque];
}

/** The fat face fills up where it is small. */
const ownJapanese = (name: FaceName): readonly FontSource[] =>
  name === 'text' ? [traditional, japanese] : [japanese, traditional, simplified];

/** Letters that Japanese has not are simplified ones. */
const chinese = (text: string): readonly FontSource[] =>
  hasAll(japanese, text) ? [traditional, simplified, japanese] : [simplified, traditional, japanese];

const known = new Map<FontSource, Map<number, string | null>>();

/** The file of a font that has this character, or null. */
export function fileFor(source: FontSource, codePoint: number): string | null {
  let files = known.get(source);
  if (files === undefined) known.set(source, (files = new Map()));
  let file = files.get(codePoint);
  if (file === undefined) files.set(codePoint, (file = fileWith(source, codePoint)));
  return file;
}

/** Joiners and the like have no glyph of their own. */
export const unseen = (char: string): boolean => /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(char);

export const hasAll = (source: FontSource, text: string): boolean =>
  Array.from(text).every((char) => unseen(char) || fileFor(source, char.codePointAt(0) ?? 0) !== null);
