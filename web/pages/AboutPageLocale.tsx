import { type ReactNode, useId } from 'react';

import { countryName, languageName } from '#web/lib/format.ts';
import { countries, textLanguages } from '#web/lib/localeOptions.ts';
import { readSite } from '#web/lib/site.ts';
import { locale as words } from '#web/messages/en/about.ts';
import { browserRegion, chooseLocale, useLocale } from '#web/platform/locale.ts';
import { useScripted } from '#web/platform/useScripted.ts';

import page from './AboutPage.module.css';
import styles from './AboutPageLocale.module.css';

type Option = { value: string; label: string };

const byLabel = (left: Option, right: Option) => left.label.localeCompare(right.label);

/** Both names: "German · Deutsch" is found by its English letters, and by readers of German alone. */
function languageOption(value: string, tag: string): Option {
  const english = languageName(tag) ?? tag;
  const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? english;
  return { value, label: own.toLowerCase() === english.toLowerCase() ? english : `${english} · ${own}` };
}

const languageOptions = (): Option[] =>
  Object.entries(textLanguages)
    .map(([value, tag]) => languageOption(value, tag))
    .toSorted(byLabel);

const regionOptions = (): Option[] =>
  countries.map((value) => ({ value, label: countryName(value) ?? value })).toSorted(byLabel);

type FieldProps = {
  label: string;
  hint: ReactNode;
  value: string;
  /** The first one means no choice. */
  options: readonly Option[];
  choose: (value: string) => void;
};

function Field({ label, hint, value, options, choose }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        // The stored value may be of another version: then it is as if nothing had been chosen.
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}

/** Language of texts, where there is more than one, and country. Names and choice are the browser's: they need scripts. */
export function LocaleChoices() {
  const { language, region } = useLocale();
  const isScripted = useScripted();
  const hasTexts = readSite().content === 'tmdb';
  const usual = { value: '', label: words.language.usual };
  const fromBrowser = {
    value: '',
    label: isScripted ? words.region.fromBrowser(countryName(browserRegion()) ?? browserRegion()) : '',
  };
  return (
    <>
      <p className={page.scriptless}>{words.scriptless}</p>
      <div className={styles.choices}>
        {hasTexts && (
          <Field
            label={words.language.label}
            hint={words.language.words}
            value={language}
            options={isScripted ? [usual, ...languageOptions()] : [usual]}
            choose={(value) => chooseLocale({ language: value })}
          />
        )}
        <Field
          label={words.region.label}
          hint={hasTexts ? words.region.words : words.region.wordsEmbedded}
          value={region}
          options={isScripted ? [fromBrowser, ...regionOptions()] : [fromBrowser]}
          choose={(value) => chooseLocale({ region: value })}
        />
      </div>
    </>
  );
}
