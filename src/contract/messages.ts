/** Messages between a seeker and the lister of a home, with contacts hidden until both agree or a visit or an application is accepted. */
import { z } from 'zod';
import { MESSAGE_MAX, REPORT_MAX } from '../domain/messages.ts';
import { invalid } from '../domain/refusals.ts';
import { scamHints } from '../domain/scam-hints.ts';
import { paragraph } from './fields.ts';
import { homeSummary } from './home-summary.ts';
import { voice } from './leads.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { procedure } from './procedure.ts';

const body = paragraph(MESSAGE_MAX).min(1, invalid('message-text.missing', 'Write a message'));
const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a conversation' })),
});

const conversation = z.object({
  id: z.uuid(),
  home: homeSummary,
  side: z.enum(['seeker', 'lister']).describe('of whoever asks'),
  other: z.object({
    name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    phone: z.string().nullable().describe('once contacts are open'),
    email: z.string().nullable().describe('once contacts are open'),
  }),
  may_share: z.boolean().describe('false: a colleague of the lister, who shows nobody else’s contacts'),
  i_share: z.boolean(),
  other_shares: z.boolean(),
  contacts_open: z.boolean().describe('both agreed, or a visit or an application is accepted'),
  is_unread: z.boolean(),
  is_blocked: z.boolean().describe('reported: nobody writes there any more'),
  i_blocked: z.boolean().describe('whoever asks wants to hear nothing more of the other side'),
  last_message: z.string(),
  last_message_at: z.string(),
});
export type Conversation = z.infer<typeof conversation>;

const message = z.object({
  id: z.uuid(),
  is_mine: z.boolean().describe('written by one’s own side'),
  is_own: z.boolean().describe('written by oneself'),
  voice,
  body: z.string(),
  warnings: z
    .array(z.enum(scamHints))
    .describe('what its reader should be careful of; none of one’s own words'),
  created_at: z.string(),
});
export type Message = z.infer<typeof message>;

export const messagesContract = {
  start: procedure('messages.start')
    .route({ method: 'POST', path: '/messages', successStatus: 201 })
    .input(
      z.object({
        property_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })),
        body,
      }),
    )
    .output(conversation),
  list: procedure('messages.list')
    .route({ method: 'GET', path: '/messages' })
    .input(
      z.object({
        property_id: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' }))
          .optional(),
        id: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a conversation' }))
          .optional(),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(conversation)),
  unread: procedure('messages.unread')
    .route({ method: 'GET', path: '/messages/unread' })
    .output(z.object({ count: z.number().int().describe('conversations; at most 100 are counted') })),
  read: procedure('messages.read')
    .route({ method: 'GET', path: '/messages/{id}' })
    .input(one.extend({ limit: pageLimit, cursor }))
    .output(pageOf(message)),
  send: procedure('messages.send')
    .route({ method: 'POST', path: '/messages/{id}' })
    .input(one.extend({ body }))
    .output(message),
  markRead: procedure('messages.markRead')
    .route({ method: 'POST', path: '/messages/{id}/read' })
    .input(one)
    .output(z.object({ ok: z.literal(true) })),
  share: procedure('messages.share')
    .route({ method: 'POST', path: '/messages/{id}/share' })
    .input(one.extend({ shares: z.boolean() }))
    .output(conversation),
  block: procedure('messages.block')
    .route({ method: 'POST', path: '/messages/{id}/block' })
    .input(one.extend({ blocks: z.boolean() }))
    .output(conversation),
  report: procedure('messages.report')
    .route({ method: 'POST', path: '/messages/{id}/report' })
    .input(
      one.extend({
        reason: paragraph(REPORT_MAX).min(1, invalid('complaint.missing', 'Write what is wrong')),
      }),
    )
    .output(conversation),
};
