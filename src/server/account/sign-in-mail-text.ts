/** Letters of sign-in: codes, links, and the last word to an address that was given up. */
import type { Language } from '../../domain/languages.ts';
import type { SignInMail } from '../lib/auth/sign-in-library.ts';
import { addressOf, i18n } from '../lib/i18n.ts';
import { letterIn, type MailText } from '../lib/letter-text.ts';

/** `language` is its reader's. */
export const signInMailText = (mail: SignInMail, language: Language): MailText =>
  letterIn(language, () => {
    const { minutes } = mail;
    const ending = [
      i18n._('It works once, within {minutes} minutes.', { minutes }),
      i18n._('If you did not ask for it, ignore this e-mail. Nobody from Kiraya will ever ask you for it.'),
    ];
    if (mail.kind === 'link') {
      return {
        subject: i18n._('Your link to sign in to Kiraya'),
        paragraphs: [i18n._('Open this link on the device where you want to be signed in.'), ...ending],
        action: { label: i18n._('Sign in'), url: inOwnLanguage(mail.url) },
      };
    }
    const { subject, sentence } = codeWords[mail.kind]();
    return { subject, paragraphs: [sentence, ...ending], code: mail.code };
  });

/** Sign-in names the English page: the code that opens the account stands behind it. */
function inOwnLanguage(url: string): string {
  const { origin, pathname, hash } = new URL(url);
  return addressOf(origin, `${pathname}${hash}`);
}

const codeWords = {
  code: () => ({
    subject: i18n._('Your Kiraya code'),
    sentence: i18n._('Enter this code to sign in, or to finish signing up.'),
  }),
  recovery: () => ({
    subject: i18n._('Your code for a new password'),
    sentence: i18n._('Enter this code to choose a new password.'),
  }),
  address: () => ({
    subject: i18n._('Your code for a new e-mail address'),
    sentence: i18n._('Enter this code to sign in to Kiraya with this address from now on.'),
  }),
};

/** The last letter to an address that was given up: whoever still reads it may know nothing of that. */
export const oldAddressMailText = (to: string, language: Language, origin: string): MailText =>
  letterIn(language, () => ({
    subject: i18n._('Your Kiraya account has another e-mail address now'),
    paragraphs: [
      i18n._('From now on you sign in with {to}, and our letters go there. This address is no longer used.', {
        to,
      }),
      i18n._('If this was not you, write to us at once.'),
    ],
    action: { label: i18n._('Contact us'), url: addressOf(origin, '/contact') },
  }));
