/** What a letter says before it is laid out, and where it gets its language. */
import type { CalendarVisit } from '../../domain/calendar-file.ts';
import { type Language, languages } from '../../domain/languages.ts';
import type { TextTemplateName, TextValues } from '../../domain/text-templates.ts';
import { i18n, inLanguage } from './i18n.ts';

type MailLink = { label: string; url: string };
type NoticeLink = { label: string; path: string };

/** What a notice says, in the language that is being told: the centre and a push show the first four, a letter all of it. */
export type NoticeParts = {
  subject: string;
  sentence: string;
  /** Where to act, by name. */
  label: string;
  path: string;
  /** What somebody wrote with it. */
  note?: string;
  /** Of what waits for an act within days: in place of the letter, to whoever has a number and no e-mail address. The site is added. */
  text?: { template: TextTemplateName; values: TextValues };
  /** For the calendar of whoever gets the letter. */
  calendar?: Omit<CalendarVisit, 'url'>;
  list?: NoticeLink[];
  /** Below the list. */
  rest?: string | undefined;
  /** Ends letters of this kind with one click. */
  unsubscribe?: NoticeLink;
};

/** Words a notice as it is stored; null for one that an earlier release stored in another shape. */
export type WordNotice = (stored: { event: string; payload: object }) => NoticeParts | null;

export type MailText = {
  /** Of every sentence in it. */
  language: Language;
  subject: string;
  /** What mail programs show beside the subject; the first paragraph unless given. */
  preheader?: string;
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
  /** A calendar file that goes along. */
  calendar?: string;
  /** The same in the other languages, below: to somebody whose language is only guessed. */
  again?: MailText[];
  /** Why the receiver gets it, below everything else. */
  why: string;
  /** Where to choose which e-mails come. */
  preferences?: MailLink;
};

export const letterIn = (language: Language, write: () => Omit<MailText, 'language'>): MailText => ({
  ...inLanguage(language, write),
  language,
});

/** Whoever reads a letter; `isGuess`: they never said which language they read. */
export type Reader = { readonly language: Language; readonly isGuess: boolean };

/** Those in which that reader's letter is written. */
export const languagesOf = ({ language, isGuess }: Reader): readonly Language[] =>
  isGuess ? languages : [language];

/** In the reader's language; where that is only a guess, the same stands below in the others. `write` is asked once for each. */
export function letterTo({ language, isGuess }: Reader, write: () => Omit<MailText, 'language'>): MailText {
  const letter = letterIn(language, write);
  if (!isGuess) return letter;
  return {
    ...letter,
    again: languages.filter((one) => one !== language).map((one) => letterIn(one, write)),
  };
}

/** `person`: as they call themselves, if known. */
export const greeting = (person: string | null): string =>
  person ? i18n._('Namaste {person},', { person }) : i18n._('Namaste,');

export type Letter = {
  /** Stays the same when the same letter is sent again. */
  id: string;
  userId: string | null;
  recipient: string;
  kind: string;
  text: MailText;
  /** What it is about, as `threadOf` names it: letters of one matter lie together in a mailbox. */
  thread?: string | null;
  /** Holds a code or link: its text is not kept where it was really sent. */
  secret: boolean;
};

/** Fails when it is worth another try; what will never get through is written in the mail log and done with. */
export type Mailer = {
  deliver(letter: Letter): Promise<void>;
  /** A letter that is in the log already, as it was written. */
  deliverAgain(id: string): Promise<void>;
};

/** How a letter with a code or a link that works once, for `minutes`, ends. */
export const onceWithin = (minutes: number): string[] => [
  i18n._('It works once, within {minutes} minutes.', { minutes }),
  i18n._('If you did not request it, ignore this email. Kiraya will never ask you for it.'),
];
