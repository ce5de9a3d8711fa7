/** What every letter says that invites somebody who was named by another person and has no account yet. */
import { addressOf, i18n } from './i18n.ts';

export const ifUnknown = () =>
  i18n._('If you know nothing of it, ignore this e-mail: without your agreement nothing is let.');

export const signUp = (origin: string) => ({
  label: i18n._('Sign up'),
  url: addressOf(origin, '/auth?mode=sign-up'),
});
