// The message library's instance. No catalogue is loaded: each screen carries its own sentences, compiled when it is built.
import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { formatTags, language } from '../../domain/languages.ts';

/** `locales` is what counts in plurals are written by: in Indian groups and Latin figures. */
const instance = setupI18n({
  locale: language,
  locales: formatTags[language],
  messages: { [language]: {} },
});

/** One shared instance is safe on the server because the language of this copy of the code never changes. */
export const pageI18n = () => instance;

/** A sentence in the page's language where no component asks, as in what a page says to search engines. */
export const say = (sentence: MessageDescriptor): string => instance._(sentence);
