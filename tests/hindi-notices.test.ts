/** What the server itself writes, letters, pushes, notices and papers, has Hindi, whole, with every value of the English. */
import { readdirSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { describe, expect, it } from 'vitest';
import { differenceOf } from '../bin/lib/texts/sentences.ts';
import { applicationEvents } from '../src/domain/applications.ts';
import { claimEvents, claimKinds } from '../src/domain/claims.ts';
import { rankNames } from '../src/domain/commission/plan.ts';
import { enquiryKinds } from '../src/domain/enquiries.ts';
import { leaseEvents } from '../src/domain/leases.ts';
import { proofChecks } from '../src/domain/ledger-proof.ts';
import { maintenanceEvents } from '../src/domain/maintenance.ts';
import { managedRentalEvents } from '../src/domain/managed-rentals.ts';
import { rentEvents } from '../src/domain/rents.ts';
import { visitEvents } from '../src/domain/visits.ts';
import { oldAddressMailText, signInMailText } from '../src/server/account/sign-in-mail-text.ts';
import { noticeKinds, wordNoticeWith } from '../src/server/app/word-notice.ts';
import { tenantMailText } from '../src/server/leases/tenant-mail-text.ts';
import type { SignInMail } from '../src/server/lib/auth/sign-in-library.ts';
import type { MailText, NoticeParts } from '../src/server/lib/letter-text.ts';
import { mailHtml, mailPlainText } from '../src/server/mail/mail-layout.ts';
import { landlordMailText } from '../src/server/managed-rentals/landlord-mail-text.ts';
import { noticeMailText } from '../src/server/notifications/notice-mail-text.ts';
import type { Notice } from '../src/server/notifications/notify.ts';

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

const ORIGIN = 'https://kiraya.example';
const [home, path, note] = ['बालेवाड़ी का घर', '/portal/x', 'कल आइए'];
const [date, month, amount] = ['2026-11-05', '2026-11', 2_500_000];
const account = '••• 1234';

/** Every notice with every choice that changes its words; what people write is not English here. */
const examples: Notice[] = [
  ...(['account.welcome', 'account.second-factor-on', 'account.second-factor-off'] as const).map(withEvent),
  ...(['account.export-ready', 'account.erasure-waits', 'account.mail-comes-back'] as const).map(withEvent),
  { event: 'account.erasure-requested', date },
  { event: 'account.webhook-off', host: 'आशा' },
  { event: 'account.token-made', name: 'आशा' },
  { event: 'account.new-email', from: '••• 1' },
  { event: 'account.new-password', how: 'set', endsPrograms: false },
  { event: 'account.new-password', how: 'changed', endsPrograms: false },
  { event: 'account.new-password', how: 'recovered', endsPrograms: true },
  ...[true, false].flatMap((byYou): Notice[] => [
    ...Object.values(visitEvents).map((event) => ({
      event,
      slot: '2026-11-24T05:30:00Z',
      home,
      path,
      note,
      byYou,
    })),
    ...Object.values(applicationEvents).map((event) => ({ event, home, path, note, byYou })),
    ...leaseEvents.map((event) => ({ event, date, home, path, note, byYou })),
    ...rentEvents.map((event) => ({ event, amount, month, date, home, path, note, byYou })),
    ...maintenanceEvents.map((event) => ({ event, title: 'नल', home, path, note, byYou })),
    { event: 'maintenance.finish', title: 'नल', home, path: '/portal/tenant/maintenance', note, byYou },
    ...managedRentalEvents.map((event) => ({ event, home, path, note, byYou })),
  ]),
  ...claimEvents.flatMap((event) => claimKinds.map((kind) => ({ event, kind, until: date, home, path }))),
  { event: 'claim.verified', kind: 'identity', until: date, home: null, path },
  ...(['broker.submitted', 'broker.fee-paid', 'broker.activated'] as const).map(withEvent),
  { event: 'broker.rejected', reason: 'अधूरा' },
  { event: 'broker.fee-refunded', amount },
  { event: 'broker.payment-differs', attempt: '7' },
  { event: 'lead.reminder', home, path, note },
  { event: 'lead.reminder', home, path },
  { event: 'message.received', home, path, note },
  { event: 'home.gone', home, path, why: 'let' },
  { event: 'home.gone', home, path, why: 'removed' },
  ...[1, 12].map((homes): Notice => {
    const first = [{ title: home, path, rent: amount }];
    const searchId = '01900000-0000-7000-8000-000000000000';
    return { event: 'search.matches', searchId, search: 'पुणे', path, homes, first };
  }),
  { event: 'shortlist.price-drop', home, path, from: amount, to: 2_400_000 },
  { event: 'shortlist.let', home, path },
  { event: 'listing.stale', home, path, pausesInDays: 1 },
  { event: 'listing.paused', home, path },
  ...(['listing.hidden', 'listing.shown-again', 'listing.asked'] as const).map(aboutHome),
  ...(['report.upheld', 'report.dismissed'] as const).map(aboutHome),
  ...enquiryKinds.map((kind) => ({ event: 'enquiry.received' as const, kind, name: 'आशा', path, note })),
  { event: 'month.to-close', month },
  { event: 'payee.account-set', account },
  { event: 'admin.granted', name: 'रवि', by: 'आशा' },
  { event: 'admin.granted', name: 'रवि', by: null },
  { event: 'ledger.differs', checks: [...proofChecks] },
  { event: 'payout.failed', amount, account, why: 'बंद' },
  { event: 'payout.paid', code: '7', amount, account, reference: '9' },
  ...[true, false].flatMap((isSo): Notice[] => [
    { event: 'affiliate.rank-changed', month, rank: rankNames[0], before: null, isUp: isSo },
    { event: 'commission.held', month, amount, isPending: isSo },
  ]),
];

function withEvent<Event extends string>(event: Event) {
  return { event };
}
function aboutHome<Event extends string>(event: Event) {
  return { event, home, path, note };
}

const asked = { email: 'asha@example.com', minutes: 10, language: null };
const signIns: SignInMail[] = [
  { kind: 'code', code: '314159', ...asked },
  { kind: 'address', code: '314159', ...asked },
  { kind: 'recovery', code: '314159', ...asked },
  { kind: 'link', url: `${ORIGIN}/auth#link=secret`, ...asked },
];

const wordNotice = wordNoticeWith('secret');
const saying =
  ({ event, ...payload }: Notice) =>
  () =>
    wordNotice({ event, payload }) as NoticeParts;

const lettersIn = (language: 'en' | 'hi'): [name: string, letter: MailText][] => [
  ...examples.map((one): [string, MailText] => {
    return [one.event, noticeMailText(saying(one), { name: 'आशा', language }, ORIGIN)];
  }),
  ...signIns.map((mail): [string, MailText] => [mail.kind, signInMailText(mail, language)]),
  ['old address', oldAddressMailText('••• 2', language, ORIGIN)],
  ['invited landlord', landlordMailText({ name: null, broker: 'रवि', place: 'पुणे' }, language, ORIGIN)],
  ...[false, true].map((isSignedOnPaper): [string, ReturnType<typeof tenantMailText>] => [
    `invited tenant, signed on paper: ${isSignedOnPaper}`,
    tenantMailText({ name: 'आशा', landlord: 'रवि', home, isSignedOnPaper }, language, ORIGIN),
  ]),
];

/** Names, what Hindi writes in Latin letters too, and the words of programs. */
const LATIN = new RegExp(
  `\\b(Kiraya|PAN|RERA|UPI|API|[ap]m|${[...rankNames, ...proofChecks].join('|')})\\b`,
  'g',
);
const latinIn = (text: string) =>
  text
    .replace(/https:\S+/g, '')
    .replace(LATIN, '')
    .match(/[a-z]+/gi) ?? [];

describe('a letter', () => {
  it('is written for every notice', () => {
    const known = [...noticeKinds.values()].flatMap(({ schema }) => [
      ...(schema._zod.propValues?.event ?? []),
    ]);
    expect(known.length).toBeGreaterThan(80);
    expect(known.filter((event) => !examples.some((one) => one.event === event))).toEqual([]);
  });

  it.each(lettersIn('hi'))('to a reader of Hindi says nothing in English: %s', (_, letter) => {
    const html = mailHtml(letter);
    const [, shown = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
    expect(latinIn(`${letter.subject}\n${mailPlainText(letter)}`)).toEqual([]);
    expect(latinIn(shown.replace(/<[^>]*>|&\w+;/g, ' '))).toEqual([]);
    expect(html).toContain('<html lang="hi-IN">');
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) {
      expect(address).toMatch(/^https:\/\/kiraya\.example\/hi\//);
    }
  });

  it.each(lettersIn('en'))('to everybody else leads to English pages: %s', (_, letter) => {
    const html = mailHtml(letter);
    expect(html).toContain('<html lang="en-IN">');
    expect(html).not.toContain(`${ORIGIN}/hi/`);
    expect(latinIn(letter.subject)).not.toEqual([]);
  });

  it('writes dates, months and amounts as its language does', () => {
    const due: Notice = { event: 'rent.due', amount, month, date, home, path };
    const subjectIn = (language: 'en' | 'hi') =>
      noticeMailText(saying(due), { name: null, language }, ORIGIN).subject;
    expect(subjectIn('en')).toBe(`Rent of Nov 2026 is due on 5 Nov 2026: ${home}`);
    expect(subjectIn('hi')).toBe(`नवंबर 2026 का किराया 5 नवंबर 2026 तक देना है: ${home}`);
  });

  it('of sign-in leads to the page of its language, with the code that only the browser reads', () => {
    const link = signIns.find(({ kind }) => kind === 'link') as SignInMail;
    expect(signInMailText(link, 'hi').action?.url).toBe(`${ORIGIN}/hi/auth#link=secret`);
    expect(signInMailText(link, 'en').action?.url).toBe(`${ORIGIN}/auth#link=secret`);
  });
});
