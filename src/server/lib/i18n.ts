/** The message library as e-mails, notices and papers use it: without macros, since Node runs these files as they are. */
import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { type DateWords, dateWordsIn } from '../../domain/dates.ts';
import { isLanguage, type Language, languages, pathIn } from '../../domain/languages.ts';

// Sentences are their own ids, so English needs no catalogue. `npm run texts` writes the Hindi one.
const { items } = parsePo(readFileSync(new URL('../locales/hi.po', import.meta.url), 'utf8'));
const hindi = Object.fromEntries(
  items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text] as const] : [])),
);

export const i18n = setupI18n({ locale: 'en', messages: { en: {}, hi: hindi } });
i18n.setMessagesCompiler(compileMessage);

const dateWords: Readonly<Record<Language, DateWords>> = { en: dateWordsIn('en'), hi: dateWordsIn('hi') };

/** What `tell` says, in `language`. `tell` must not wait: meanwhile others speak, in English. */
export function inLanguage<Told>(language: Language, tell: () => Told): Told {
  i18n.activate(language);
  try {
    return tell();
  } finally {
    i18n.activate('en');
  }
}

/** The same sentence in both languages of papers, for `beside` of a PDF. */
export const inBoth = (say: () => string): [string, string] => {
  const [one = '', other = ''] = languages.map((language) => inLanguage(language, say));
  return [one, other];
};
/** The same name in both, on one line; once where a person typed it. */
export const both = (say: () => string): string => [...new Set(inBoth(say))].join(' · ');

const spoken = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en');

/** Days, months and moments in the language that is being told. */
export const shown: DateWords = {
  date: (date) => dateWords[spoken()].date(date),
  month: (month) => dateWords[spoken()].month(month),
  instant: (instant) => dateWords[spoken()].instant(instant),
};

/** The address of one of our pages in the language that is being told. */
export const addressOf = (origin: string, path: string): string => `${origin}${pathIn(spoken(), path)}`;
