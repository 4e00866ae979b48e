import type { Params } from './Params.ts';

type InLanguage = { iso_639_1: string | null };

/**
 * Pictures and videos follow `language`, unless the parameter made for them lists others (`en,null`). With neither,
 * there are all.
 */
export function inAskedLanguage<Item extends InLanguage>(
  items: readonly Item[],
  params: Params,
  parameter: 'include_image_language' | 'include_video_language',
): Item[] {
  // Here "null" means pictures without words.
  const asked = params.word(parameter) || params.text('language');
  if (asked === undefined) return [...items];
  const languages = new Set(asked.split(',').map((language) => language.trim().slice(0, 2).toLowerCase()));
  return items.filter(({ iso_639_1 }) => languages.has((iso_639_1 ?? 'null').slice(0, 2)));
}
