// How lists that grow are asked for: some rows, then the rows after the last one seen.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

const wholeNumber = invalid('number.out-of-range', 'Enter a whole number from {least} to {most}', {
  least: 1,
  most: MAX_PAGE_SIZE,
});

/** Names the last row of a page by what the list is sorted by and its id; opaque to whoever sends it back. */
const cursorPattern = /^[\w-]{1,600}$/;

export const searchText = z
  .string()
  .trim()
  .max(200, invalid('text.too-long', 'Use at most {most} characters', { most: 200 }))
  .optional();
export const pageLimit = z.coerce
  .number(wholeNumber)
  .int(wholeNumber)
  .min(1, wholeNumber)
  .max(MAX_PAGE_SIZE, wholeNumber)
  .default(PAGE_SIZE);
export const cursor = z
  .string()
  .regex(cursorPattern, invalid('cursor.malformed', 'This is not a cursor of an earlier answer'))
  .optional();

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number().int().describe('on all pages, up to 1,000'),
    next_cursor: z.string().nullable(),
  });

/** All that match a filter are changed so many at a time, each batch a transaction of its own. */
export const BATCH_SIZE = 500;
export const batchAfter = z
  .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an entry' }))
  .nullable()
  .describe('`next` of the batch before; null begins');
export const batchDone = z.object({
  done: z.number().int(),
  refused: z
    .array(
      z.object({
        rule: z.string(),
        count: z.number().int(),
        names: z.array(z.string()).optional().describe('of the first of them, where they have one'),
      }),
    )
    .describe('what was left as it is, by the rule that said no'),
  next: z.string().nullable().describe('null: nothing is left'),
});
export type BatchDone = z.infer<typeof batchDone>;
