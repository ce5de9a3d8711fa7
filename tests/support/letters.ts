/** Every letter that the server writes, with every choice that changes its words, each of its texts once. */
import { categoryOf } from '../../src/domain/notifications.ts';
import { oldAddressMailText, signInMailText } from '../../src/server/account/account-mail.ts';
import { noticeKinds, wordNoticeWith } from '../../src/server/app/word-notice.ts';
import { tenantMailText } from '../../src/server/leases/tenant-mail.ts';
import type { SignInMail } from '../../src/server/lib/auth/sign-in-library.ts';
import type { MailText, NoticeParts } from '../../src/server/lib/mail-text.ts';
import { landlordMailText } from '../../src/server/managed-rentals/landlord-mail.ts';
import { noticeMailText } from '../../src/server/notifications/notice-mail-text.ts';
import { examplesOf } from './schema-examples.ts';

export const ORIGIN = 'https://kiraya.example';
export const NOW = '2026-11-26T07:30:00.000Z';
export const office = { email: null, phone: '+91 80 4718 2200', address: 'पुणे' };
const home = 'बालेवाड़ी का घर';

const asked = { email: 'asha@example.com', minutes: 10, language: null };
export const signIns: SignInMail[] = [
  { kind: 'code', code: '314159', ...asked },
  { kind: 'address', code: '314159', ...asked },
  { kind: 'recovery', code: '314159', ...asked },
  { kind: 'link', url: `${ORIGIN}/auth#link=secret`, ...asked },
];

const wordNotice = wordNoticeWith('secret');
export const saying = ({ event, ...payload }: { event: string }) =>
  wordNotice({ event, payload }) as NoticeParts;

export function noticesIn(language: 'en' | 'hi'): [name: string, letter: MailText][] {
  const found = new Map<string, [string, MailText]>();
  for (const { schema } of noticeKinds.values()) {
    for (const example of examplesOf(schema) as { event: string }[]) {
      const { event } = example;
      const reader = { name: 'आशा', language, category: categoryOf(event) };
      const letter = noticeMailText(() => saying(example), reader, ORIGIN, NOW);
      found.set(JSON.stringify([event, letter]), [event, letter]);
    }
  }
  return [...found.values()];
}

export const lettersIn = (language: 'en' | 'hi'): [name: string, letter: MailText][] => [
  ...noticesIn(language),
  ...signIns.map((mail): [string, MailText] => [mail.kind, signInMailText(mail, language)]),
  ['old address', oldAddressMailText('••• 2', language, ORIGIN)],
  [
    'invited landlord',
    landlordMailText({ name: null, broker: 'रवि', place: 'पुणे' }, { language, isGuess: false }, ORIGIN),
  ],
  ...[false, true].map((isSignedOnPaper): [string, ReturnType<typeof tenantMailText>] => [
    `invited tenant, signed on paper: ${isSignedOnPaper}`,
    tenantMailText(
      { name: 'आशा', landlord: 'रवि', home, isSignedOnPaper },
      { language, isGuess: false },
      ORIGIN,
    ),
  ]),
];
