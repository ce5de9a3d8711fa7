/** Makes a letter of what a notice says; the layout is `mail-layout.ts`. */
import type { Language } from '../../domain/languages.ts';
import { addressOf, i18n } from '../lib/i18n.ts';
import { letterIn, type MailText, type NoticeParts } from '../lib/letter-text.ts';

type Reader = {
  /** As they call themselves, if known. */
  name: string | null;
  language: Language;
};

/** `say` is asked in the reader's language; links lead to `origin`. */
export const noticeMailText = (
  say: () => NoticeParts,
  { name: person, language }: Reader,
  origin: string,
): MailText =>
  letterIn(language, () => {
    const { subject, sentence, note, label, path, list, rest, unsubscribe } = say();
    const greeting = person ? i18n._('Namaste {person},', { person }) : i18n._('Namaste,');
    const linkTo = (link: { label: string; path: string }) => ({
      label: link.label,
      url: addressOf(origin, link.path),
    });
    return {
      subject,
      paragraphs: [greeting, sentence, ...(note ? [note] : [])],
      action: linkTo({ label, path }),
      ...(list ? { list: list.map(linkTo), rest } : {}),
      ...(unsubscribe ? { unsubscribe: linkTo(unsubscribe) } : {}),
    };
  });
