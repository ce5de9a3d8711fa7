/** Finds the words of a stored notice, which lie with the feature it is about: the letter, the notification centre and the push tell alike. */
import { firstWordOf } from '../../domain/notifications.ts';
import type { WordNotice } from '../lib/mail-text.ts';
import type { NoticeKind } from '../lib/notices.ts';
import { notices } from './notices.generated.ts';

export const noticeKinds: ReadonlyMap<string, NoticeKind> = new Map(
  notices.flatMap((ofFeature: Record<string, NoticeKind>) => Object.entries(ofFeature)),
);

/** `secret` signs the links that end letters. */
export const wordNoticeWith =
  (secret: string): WordNotice =>
  (stored) =>
    noticeKinds.get(firstWordOf(stored.event))?.word(stored, secret) ?? null;
