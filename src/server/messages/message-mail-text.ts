/** What the e-mail about a new message says. */
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';

export const messageParts = ({ home, path }: { home: string; path: string }): NoticeParts => ({
  subject: i18n._('New message about {home}', { home }),
  sentence: i18n._('Somebody wrote to you about {home}.', { home }),
  label: i18n._('Read and answer'),
  path,
});
