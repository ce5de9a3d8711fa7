/** What the server itself writes, letters, pushes, notices and papers, has Hindi, whole, with every value of the English. */
import { readdirSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { describe, expect, it } from 'vitest';
import { differenceOf } from '../bin/lib/texts/sentences.ts';
import { rankNames } from '../src/domain/commission/plan.ts';
import { proofChecks } from '../src/domain/ledger-proof.ts';
import { signInMailText } from '../src/server/account/account-mail.ts';
import type { SignInMail } from '../src/server/lib/auth/sign-in-library.ts';
import { mailHtml, mailPlainText } from '../src/server/mail/mail-layout.ts';
import { noticeMailText } from '../src/server/notifications/notice-mail-text.ts';
import { lettersIn, NOW, noticesIn, ORIGIN, office, saying, signIns } from './support/letters.ts';

const server = new URL('../src/server/', import.meta.url);
const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<![.]test)[.]ts$/.test(name))
  .map((name) => readFileSync(new URL(name, server), 'utf8'))
  .join('\n');
const sentences = [...code.matchAll(/i18n\._\(\s*'([^']+)'/g)].map(([, sentence]) => sentence ?? '');
const catalogue = parsePo(readFileSync(new URL('locales/hi.po', server), 'utf8')).items;

describe('the catalogue of the server', () => {
  it('has the Hindi of every sentence, and nothing else', () => {
    // One that is written in another way would not be looked at.
    expect(code.split('i18n._(').length - 1).toBe(sentences.length);
    const translated = catalogue.filter(({ msgstr: [text] }) => text).map(({ msgid }) => msgid);
    expect(translated.sort()).toEqual([...new Set(sentences)].sort());
  });

  it('keeps the values of each', () => {
    const differing = catalogue.filter(({ msgid, msgstr }) => differenceOf(msgid, msgstr[0] ?? ''));
    expect(differing.map(({ msgid }) => msgid)).toEqual([]);
  });
});

const [home, path] = ['बालेवाड़ी का घर', '/portal/x'];

/** Names, what Hindi writes in Latin letters too, and the words of programs. */
const LATIN = new RegExp(
  `\\b(Kiraya|PAN|GST|TDS|26AS|RERA|UPI|API|DLT|PDF|[ap]m|${[...rankNames, ...proofChecks].join('|')})\\b`,
  'g',
);
const latinIn = (text: string) =>
  text
    .replace(/https:\S+/g, '')
    .replace(LATIN, '')
    .match(/[a-z]+/gi) ?? [];

describe('a letter', () => {
  it('is written for every notice', () => {
    expect(new Set(noticesIn('en').map(([event]) => event)).size).toBeGreaterThan(80);
  });

  it.each(lettersIn('hi'))('to a reader of Hindi says nothing in English: %s', async (_, letter) => {
    const html = await mailHtml(letter, office);
    const [, shown = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
    expect(latinIn(`${letter.subject}\n${mailPlainText(letter, office)}`)).toEqual([]);
    expect(latinIn(shown.replace(/<[^>]*>|&\w+;/g, ' '))).toEqual([]);
    expect(html).toMatch(/<html[^>]* lang="hi-IN"/);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) {
      expect(address).toMatch(/^https:\/\/kiraya\.example\/hi\//);
    }
  });

  it.each(lettersIn('en'))('to everybody else leads to English pages: %s', async (_, letter) => {
    const html = await mailHtml(letter, office);
    expect(html).toMatch(/<html[^>]* lang="en-IN"/);
    expect(html).not.toContain(`${ORIGIN}/hi/`);
    expect(latinIn(letter.subject)).not.toEqual([]);
  });

  it('writes dates, months and amounts as its language does', () => {
    const due = { event: 'rent.due', amount: 2_500_000, month: '2026-11', date: '2026-11-05', home, path };
    const subjectIn = (language: 'en' | 'hi') =>
      noticeMailText(() => saying(due), { name: null, language, category: 'account' }, ORIGIN, NOW).subject;
    expect(subjectIn('en')).toBe(`Rent of Nov 2026 is due on 5 Nov 2026: ${home}`);
    expect(subjectIn('hi')).toBe(`नवंबर 2026 का किराया 5 नवंबर 2026 तक देना है: ${home}`);
  });

  it('of sign-in leads to the page of its language, with the code that only the browser reads', () => {
    const link = signIns.find(({ kind }) => kind === 'link') as SignInMail;
    expect(signInMailText(link, 'hi').action?.url).toBe(`${ORIGIN}/hi/auth#link=secret`);
    expect(signInMailText(link, 'en').action?.url).toBe(`${ORIGIN}/auth#link=secret`);
  });
});
