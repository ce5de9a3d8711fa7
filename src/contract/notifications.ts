/** The notification centre, and how a person wants to be told of things. */
import { z } from 'zod';
import { languages } from '../domain/languages.ts';
import { noticeCategories, switchableCategories } from '../domain/notifications.ts';
import { invalid } from '../domain/refusals.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { procedure } from './procedure.ts';

const notification = z.object({
  id: z.uuid(),
  category: z.enum(noticeCategories),
  title: z.string(),
  text: z.string(),
  path: z.string().describe('where to act on it'),
  label: z.string().describe('what the way there is called'),
  created_at: z.string(),
  read_at: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

const hour = z
  .number(invalid('hour.missing', 'Choose an hour'))
  .int(invalid('hour.not-full', 'Choose a full hour'))
  .min(0, invalid('hour.out-of-range', 'Choose an hour from {least} to {most}', { least: 0, most: 23 }))
  .max(23, invalid('hour.out-of-range', 'Choose an hour from {least} to {most}', { least: 0, most: 23 }));
const switched = z
  .array(z.enum(switchableCategories, invalid('notice-categories.unknown', 'Choose categories of the list')))
  .max(noticeCategories.length)
  .transform((categories) => [...new Set(categories)]);

const preferences = z.object({
  email_off: switched.describe('categories that come without an e-mail'),
  push_off: switched.default([]).describe('categories that come without a push to one’s devices'),
  app_off: switched.describe('categories that the notification centre leaves out'),
  quiet: z
    .object({ from: hour, to: hour })
    .nullable()
    .describe('hours of the day in India in which no e-mail and no push leaves; null: none'),
});
export type Preferences = z.infer<typeof preferences>;

export const notificationsContract = {
  list: procedure('notifications.list')
    .route({ method: 'GET', path: '/my/notifications' })
    .input(
      z.object({
        show: z.enum(['all', 'unread']).default('all'),
        language: z.enum(languages).default('en').describe('of the titles and texts'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(notification)),
  unread: procedure('notifications.unread')
    .route({ method: 'GET', path: '/my/notifications/unread' })
    .output(z.object({ count: z.number().int().describe('at most 1,000 are counted') })),
  markRead: procedure('notifications.markRead')
    .route({ method: 'POST', path: '/my/notifications/read' })
    .input(
      z.object({
        id: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a notice' }))
          .optional()
          .describe('Absent: all of them'),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),
  preferences: {
    get: procedure('notifications.preferences.get')
      .route({ method: 'GET', path: '/my/notification-preferences' })
      .output(preferences),
    update: procedure('notifications.preferences.update')
      .route({ method: 'PUT', path: '/my/notification-preferences' })
      .input(preferences)
      .output(preferences),
  },
};
