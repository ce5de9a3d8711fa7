/** Text messages by SMS and WhatsApp and what became of each, for administrators. Never what one said: it may be a code. */
import { z } from 'zod';
import { languages } from '../domain/languages.ts';
import { invalid } from '../domain/refusals.ts';
import { textChannels, textStates } from '../domain/text-messages.ts';
import { textShows } from './choices.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const textMessage = z.object({
  id: z.uuid(),
  person: z
    .object({ user_id: z.uuid(), full_name: z.string().nullable() })
    .nullable()
    .describe('null: the number belongs to no account'),
  recipient: z.string().describe('with its plus: +919876543210'),
  template: z.string().describe('what the text is about: sign-in-code'),
  language: z.enum(languages),
  channel: z.enum(textChannels),
  units: z.number().int().describe('how many texts it is paid as'),
  state: z.enum(textStates),
  attempts: z.number().int().describe('how often it was tried by this channel'),
  provider: z.string().nullable().describe('who was asked to send it'),
  error: z.string().nullable().describe('why it did not arrive, in the words of the provider'),
  created_at: z.string(),
  sent_at: z.string().nullable().describe('when a provider took it'),
  concluded_at: z.string().nullable().describe('when it arrived, or was known not to'),
});
export type TextMessageEntry = z.infer<typeof textMessage>;

const filters = z.object({
  q: searchText.describe('Words of the person, the mobile number or the template; all must occur'),
  show: z
    .enum(textShows, invalid('state-filter.unknown', 'Choose one of the states'))
    .default('all')
    .describe('lost: failed or undeliverable'),
  limit: pageLimit,
  cursor,
});
export type TextMessageFilters = z.output<typeof filters>;

export const textMessagesContract = {
  list: procedure('textMessages.list')
    .route({ method: 'GET', path: '/text-messages' })
    .input(filters)
    .output(pageOf(textMessage)),
};
