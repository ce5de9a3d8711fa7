/** Letters to people who were named by somebody else and have no account yet. */
import type { Language } from '../../domain/languages.ts';
import { addressOf, i18n } from '../lib/i18n.ts';
import { letterIn, type MailText } from '../lib/letter-text.ts';

type InvitedLandlord = { name: string | null; broker: string; place: string };

/** The account must use this very address: by it the home finds its owner. */
export const landlordMailText = (
  { name, broker, place }: InvitedLandlord,
  language: Language,
  origin: string,
): MailText =>
  letterIn(language, () => ({
    subject: i18n._('{broker} handed in your home for managed rental', { broker }),
    paragraphs: [
      name ? i18n._('Namaste {person},', { person: name }) : i18n._('Namaste,'),
      i18n._('{broker} asked us to let and look after your home in {place}.', { broker, place }),
      i18n._('Sign up with this e-mail address to follow the review and, later, every month’s rent.'),
      ifUnknown(),
    ],
    action: signUp(origin),
  }));

type InvitedTenant = { name: string; landlord: string; home: string; isSignedOnPaper: boolean };

/** To the tenant whom a landlord named and who has no account yet. */
export const tenantMailText = (
  { name, landlord, home, isSignedOnPaper }: InvitedTenant,
  language: Language,
  origin: string,
): MailText =>
  letterIn(language, () => ({
    subject: isSignedOnPaper
      ? i18n._('Did you sign this lease? {home}', { home })
      : i18n._('A lease for {home} waits for you', { home }),
    paragraphs: [
      i18n._('Namaste {person},', { person: name }),
      ...(isSignedOnPaper
        ? [
            i18n._('{landlord} says you both signed the lease of {home} on paper.', { landlord, home }),
            i18n._(
              'Sign up with this e-mail address to read its terms, and answer yes or no. Until you say yes, it does not bind you.',
            ),
          ]
        : [
            i18n._('{landlord} wrote a lease of {home} for you on Kiraya.', { landlord, home }),
            i18n._('Sign up with this e-mail address to read its terms, and to accept or decline them.'),
          ]),
      ifUnknown(),
    ],
    action: signUp(origin),
  }));

const ifUnknown = () =>
  i18n._('If you know nothing of it, ignore this e-mail: without your agreement nothing is let.');

const signUp = (origin: string) => ({
  label: i18n._('Sign up'),
  url: addressOf(origin, '/auth?mode=sign-up'),
});
