/** Notices to administrators about what guards money and roles. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';
import type { Executor } from '../lib/request-context.ts';
import { notifyAll } from '../notifications/notify.ts';

/** `by` requested a weaker safeguard or another account for fees, or changed one of them. */
const safeguardsNotice = z.object({
  event: z.enum([
    'safeguards.requested',
    'safeguards.changed',
    'safeguards.fee-account-requested',
    'safeguards.fee-account',
  ]),
  by: z.string().max(300),
});
type SafeguardsNotice = z.infer<typeof safeguardsNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    settings: z.input<typeof safeguardsNotice>;
  }
}

function words(event: SafeguardsNotice['event'], by: string): Pick<NoticeParts, 'subject' | 'sentence'> {
  switch (event) {
    case 'safeguards.requested':
      return {
        subject: i18n._('A weaker safeguard waits for approval'),
        sentence: i18n._(
          '{by} wants to weaken a safeguard of money or roles. Another administrator can approve it. If you did not expect this, decline it.',
          { by },
        ),
      };
    case 'safeguards.changed':
      return {
        subject: i18n._('Safeguards were changed'),
        sentence: i18n._(
          '{by} changed the safeguards of money and roles. If you did not expect this, talk to the other administrators.',
          { by },
        ),
      };
    case 'safeguards.fee-account-requested':
      return {
        subject: i18n._('Another account for fees waits for approval'),
        sentence: i18n._(
          '{by} wants to change the account that people pay our fees to. Another administrator can approve it. If you did not expect this, decline it.',
          { by },
        ),
      };
    case 'safeguards.fee-account':
      return {
        subject: i18n._('The account for fees was changed'),
        sentence: i18n._(
          '{by} changed the account that people pay our fees to. If you did not expect this, correct it at once.',
          { by },
        ),
      };
  }
}

const safeguardsParts = ({ event, by }: SafeguardsNotice): NoticeParts => ({
  ...words(event, by),
  label: i18n._('Open settings'),
  path: '/admin?tab=settings',
});

export const notices = { safeguards: defineNotices(safeguardsNotice, safeguardsParts) };

/** Every administrator, whoever did it among them: somebody else may have done it in their name. */
export async function tellSafeguards(
  db: Executor,
  event: SafeguardsNotice['event'],
  by: string,
): Promise<void> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select r.user_id as id, (select app.person_name(p.full_name, p.email) from profiles p where p.user_id = ${by}) as name
      from user_roles r where r.role = 'admin' order by r.user_id`);
  const people = rows.map(({ id }) => id);
  await notifyAll({ db, actorId: by }, people, { event, by: rows[0]?.name ?? '' });
}
