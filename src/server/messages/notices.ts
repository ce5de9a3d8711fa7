/** Notices about messages. */
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';

/** The first unread message of a conversation; `note` is what was written, without contacts. */
const messageNotice = z.object({ event: z.literal('message.received'), ...lead });

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    messages: z.input<typeof messageNotice>;
  }
}

const messageParts = ({ home, path }: { home: string; path: string }): NoticeParts => ({
  subject: i18n._('New message about {home}', { home }),
  sentence: i18n._('You have a new message about {home}.', { home }),
  label: i18n._('Read and answer'),
  path,
});

export const notices = { message: defineNotices(messageNotice, messageParts) };
