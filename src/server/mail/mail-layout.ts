/** Lays an e-mail out: as HTML for light and dark mail programs of any width, and as the plain text beside it. */
import {
  Body,
  Button,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import { languageTags } from '../../domain/languages.ts';
import type { Settings } from '../../domain/settings.ts';
import type { MailText } from '../lib/mail-text.ts';
import { darkAndNarrow, styles } from './mail-styles.ts';

/** Who writes: as the settings say, where they do. */
export type Office = Pick<Settings['office'], 'email' | 'phone' | 'address'> & {
  readonly legalName?: string | null;
};

/** The whole page, `<!doctype>` included; everything written by people is escaped. */
export function mailHtml(mail: MailText, office: Office): Promise<string> {
  const { language, subject, preheader, paragraphs } = mail;
  return render(
    h(
      Html,
      { lang: languageTags[language] },
      h(
        Head,
        null,
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('title', null, subject),
        h('style', null, darkAndNarrow),
      ),
      h(
        Body,
        { className: 'page', style: styles.page },
        h(Preview, null, ofWholeWords(preheader ?? paragraphs[0] ?? subject)),
        h(
          Container,
          { style: styles.column },
          h(Text, { className: 'accent', style: styles.brand }, 'Kiraya'),
          h(Section, { className: 'card', style: styles.card }, ...contents(mail)),
          h(Section, { style: styles.footer }, ...footer(mail, office)),
        ),
      ),
    ),
  );
}

/** A mail program shows so many characters beside the subject, and the library cuts there, within a word too. */
const PREVIEW_CHARACTERS = 150;

const ofWholeWords = (text: string): string =>
  text.length <= PREVIEW_CHARACTERS ? text : text.slice(0, text.lastIndexOf(' ', PREVIEW_CHARACTERS));

const paragraph = (...children: ReactNode[]) =>
  h(Text, { className: 'ink', style: styles.paragraph }, ...children);

function contents({
  paragraphs,
  code,
  list = [],
  rest,
  action,
  unsubscribe,
  again = [],
}: MailText): ReactNode[] {
  const [first, ...others] = paragraphs;
  const link = ({ label, url }: { label: string; url: string }) =>
    paragraph(h(Link, { href: url, className: 'accent', style: styles.link }, label));
  return [
    paragraph(first),
    code && h(Text, { className: 'ink', style: styles.code }, code),
    ...others.map((text) => paragraph(text)),
    ...list.map(link),
    rest && paragraph(rest),
    action && h(Button, { href: action.url, className: 'action', style: styles.action }, action.label),
    ...again.map(({ language, subject, paragraphs: said, action: act }) =>
      h(
        'div',
        { lang: languageTags[language] },
        h(Hr, { className: 'line', style: styles.line }),
        h(Text, { className: 'ink', style: { ...styles.paragraph, fontWeight: 600 } }, subject),
        ...said.map((text) => paragraph(text)),
        act && h(Button, { href: act.url, className: 'action', style: styles.action }, act.label),
      ),
    ),
    unsubscribe && h(Hr, { className: 'line', style: styles.line }),
    unsubscribe && link(unsubscribe),
  ];
}

function footer({ why, preferences }: MailText, { email, phone, address, legalName }: Office): ReactNode[] {
  const small = (...children: ReactNode[]) =>
    h(Text, { className: 'quiet', style: styles.small }, ...children);
  const link = (url: string, label: string) =>
    h(Link, { href: url, className: 'quiet', style: styles.smallLink }, label);
  return [
    small(why),
    preferences && small(link(preferences.url, preferences.label)),
    small(senderLine({ address, legalName })),
    (email || phone) && small(email && link(`mailto:${email}`, email), email && phone && ' · ', phone),
  ];
}

/** The brand, whose it is, and where they are. */
const senderLine = ({ address, legalName }: Pick<Office, 'address' | 'legalName'>): string =>
  ['Kiraya', legalName, address?.replace(/\s+/g, ' ')].filter(Boolean).join(', ');

export function mailPlainText(mail: MailText, { email, phone, address, legalName }: Office): string {
  const { paragraphs, code, list = [], rest, action, unsubscribe, again = [], why, preferences } = mail;
  const [first, ...others] = paragraphs;
  const line = ({ label, url }: { label: string; url: string }) => `${label}: ${url}`;
  const shown = (parts: (string | null | undefined | false)[], between: string) =>
    parts.filter(Boolean).join(between);
  const sender = [senderLine({ address, legalName }), shown([email, phone], ' · ')];
  const end = shown(['-- ', why, preferences && line(preferences), ...sender], '\n');
  const parts = [
    first,
    code,
    ...others,
    list.map(line).join('\n'),
    rest,
    action && line(action),
    ...again.flatMap((other) => [
      '* * *',
      other.subject,
      ...other.paragraphs,
      other.action && line(other.action),
    ]),
    unsubscribe && line(unsubscribe),
    end,
  ];
  return `${shown(parts, '\n\n')}\n`;
}
