/** The letter to a landlord whom a broker named and who has no account yet. */
import type { Language } from '../../domain/languages.ts';
import { i18n } from '../lib/i18n.ts';
import { ifUnknown, signUp } from '../lib/invitation-mail-text.ts';
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
