/** Finds the words of a stored notice, which lie with the feature it is about: the letter, the notification centre and the push tell alike. */
import { firstWordOf } from '../../domain/notifications.ts';
import type { Feature } from '../lib/feature.ts';
import type { WordNotice } from '../lib/letter-text.ts';
import type { NoticeKind } from '../lib/notices.ts';
import { features } from './features.generated.ts';

export const noticeKinds: ReadonlyMap<string, NoticeKind> = new Map(
  features.flatMap(({ notices }: Feature) => Object.entries(notices ?? {})),
);

/** `secret` signs the links that end letters. */
export const wordNoticeWith =
  (secret: string): WordNotice =>
  (stored) =>
    noticeKinds.get(firstWordOf(stored.event))?.word(stored, secret) ?? null;
