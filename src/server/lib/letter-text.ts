/** What a letter says before it is laid out, and where it gets its language. */
import type { Language } from '../../domain/languages.ts';
import { inLanguage } from './i18n.ts';

type MailLink = { label: string; url: string };

export type MailText = {
  /** Of every sentence in it. */
  language: Language;
  subject: string;
  paragraphs: string[];
  /** Shown large, to be typed in. */
  code?: string;
  /** Links by name, below the sentences. */
  list?: MailLink[];
  /** Below the list. */
  rest?: string | undefined;
  action?: MailLink;
  /** Ends these letters with one click, from the letter or by the mail program's own button. */
  unsubscribe?: MailLink;
};

export const letterIn = (language: Language, write: () => Omit<MailText, 'language'>): MailText => ({
  ...inLanguage(language, write),
  language,
});
