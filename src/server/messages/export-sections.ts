/** What the copy of one’s data shows of messages. */
import { sql } from 'drizzle-orm';
import { contactsAsSeen } from '../../domain/contacts.ts';
import { type ExportSection, home, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 370,
    file: 'messages',
    title: 'Messages I wrote and got',
    rows: (userId) => sql`
      select ${time(sql`m.created_at`)} as "When", ${home} as "Home",
        case when m.sender_id = ${userId} then 'I' else 'the other side' end as "Who", m.body as "Message",
        (c.seeker_shares and c.lister_shares) or m.sender_id = ${userId}
          or app.is_lead_accepted(c.property_id, c.user_id, c.lister_id) as is_open
      from conversations c join messages m on m.conversation_id = c.id left join properties h on h.id = c.property_id
      where ${userId} in (c.user_id, c.lister_id) order by m.created_at desc`,
    shown: ({ is_open: isOpen, Message: body, ...row }) => ({
      ...row,
      Message: contactsAsSeen(String(body), isOpen === true),
    }),
  },
  {
    place: 371,
    file: 'blocked-people',
    title: 'People I blocked',
    rows: (userId) => sql`
      select ${time(sql`b.created_at`)} as "When", p.full_name as "Who"
      from person_blocks b join profiles p on p.user_id = b.blocked_id
      where b.blocker_id = ${userId} order by b.created_at desc`,
    shown: ({ Who: who, ...row }) => ({ ...row, Who: contactsAsSeen(String(who ?? ''), false) }),
  },
];
