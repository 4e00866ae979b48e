/**
 * Texts are asked for in a language, dates of a country: `locale=de-DE&region=AT`, as the protocol's `language` and
 * `region`, since `language` is a filter here. Other parameters stay unchanged.
 */
export function localeIn(address: URLSearchParams): {
  locale: { language?: string; region?: string };
  search: URLSearchParams;
} {
  const search = new URLSearchParams(address);
  const take = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? '';
    if (!shape.test(value)) return null;
    search.delete(name);
    return value;
  };
  const language = take('locale', /^[a-z]{2}(?:-[A-Z]{2})?$/);
  const region = take('region', /^[A-Z]{2}$/);
  return { locale: { ...(language && { language }), ...(region && { region }) }, search };
}
