/** Notices about condition reports. */
import { z } from 'zod';
import { reportEvents, reportKinds } from '../../domain/condition-reports.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';

const conditionNotice = z.object({ event: z.enum(reportEvents), kind: z.enum(reportKinds), ...lead });
type ConditionNotice = z.infer<typeof conditionNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    condition: z.input<typeof conditionNotice>;
  }
}

function conditionParts({ event, kind, home, path }: ConditionNotice): NoticeParts {
  const values = { home };
  const isMoveIn = kind === 'move_in';
  const sentences: Record<ConditionNotice['event'], string> = {
    'condition.sent': i18n._(
      'The condition report of {home} is ready for you. Read it room by room, then agree or add your comments.',
      values,
    ),
    'condition.changed': i18n._(
      'The condition report of {home} has changed. Read the new version, then agree or add your comments.',
      values,
    ),
    'condition.commented': i18n._(
      'There are new comments on the condition report of {home}. Read them, then agree or change the report.',
      values,
    ),
    'condition.agreed': i18n._(
      'The condition report of {home} is agreed. You’ll find the sealed PDF on its page.',
      values,
    ),
    'condition.remind-move-in': i18n._(
      'The lease of {home} begins. Write down together what the home is like, with photos, meter readings and keys.',
      values,
    ),
    'condition.remind-move-out': i18n._(
      'The lease of {home} ends soon. Write down together what the home is like now, next to the move-in report.',
      values,
    ),
  };
  return {
    subject: isMoveIn ? i18n._('Move-in report: {home}', values) : i18n._('Move-out report: {home}', values),
    sentence: sentences[event],
    label: i18n._('Open the report'),
    path,
  };
}

export const notices = { condition: defineNotices(conditionNotice, conditionParts) };
