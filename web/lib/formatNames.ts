const namesOf = (type: 'language' | 'region') => {
  const names = new Intl.DisplayNames('en-GB', { type, fallback: 'none' });
  return (code: string): string | null => {
    try {
      return names.of(code) ?? null;
    } catch {
      return null;
    }
  };
};

/** `ja` to "Japanese"; null for a code that nobody knows. */
export const languageName = namesOf('language');

/** `GB` to "United Kingdom"; null for a code that nobody knows. */
export const countryName = namesOf('region');
