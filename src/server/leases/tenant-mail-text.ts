/** The letter to a tenant whom a landlord named and who has no account yet. */
import type { Language } from '../../domain/languages.ts';
import { i18n } from '../lib/i18n.ts';
import { ifUnknown, signUp } from '../lib/invitation-mail-text.ts';
import { letterIn, type MailText } from '../lib/letter-text.ts';

type InvitedTenant = { name: string; landlord: string; home: string; isSignedOnPaper: boolean };

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
