/** Saved replies: short texts of one's own for answering messages. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { REPLY_BODY_MAX, REPLY_TITLE_MAX, SAVED_REPLIES_MAX } from '../domain/saved-replies.ts';
import { line, paragraph } from './fields.ts';
import { procedure } from './procedure.ts';

const savedReply = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SavedReply = z.infer<typeof savedReply>;

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a saved reply' })),
});
const texts = z.object({
  title: line(REPLY_TITLE_MAX).min(1, invalid('reply-title.missing', 'Give the reply a title')),
  body: paragraph(REPLY_BODY_MAX).min(1, invalid('reply-body.missing', 'Write the reply')),
});

export const savedRepliesContract = {
  list: procedure('savedReplies.list')
    .route({ method: 'GET', path: '/my/saved-replies', summary: 'All of one’s own, by title' })
    .output(z.object({ items: z.array(savedReply).max(SAVED_REPLIES_MAX) })),
  create: procedure('savedReplies.create')
    .route({ method: 'POST', path: '/my/saved-replies', successStatus: 201 })
    .input(texts)
    .output(savedReply),
  update: procedure('savedReplies.update')
    .route({ method: 'PATCH', path: '/my/saved-replies/{id}' })
    .input(one.extend(texts.shape))
    .output(savedReply),
  remove: procedure('savedReplies.remove')
    .route({ method: 'DELETE', path: '/my/saved-replies/{id}' })
    .input(one)
    .output(z.object({ ok: z.literal(true) })),
};
