import { describe, expect, it } from 'vitest';
import {
  checkReplyRoom,
  insertReply,
  REPLY_TITLE_MAX,
  SAVED_REPLIES_MAX,
  titleOfReply,
} from './saved-replies.ts';

it('leaves room for thirty replies and no more', () => {
  expect(() => checkReplyRoom(SAVED_REPLIES_MAX - 1)).not.toThrow();
  expect(() => checkReplyRoom(SAVED_REPLIES_MAX)).toThrow('saved-reply.too-many');
});

describe('a reply is inserted', () => {
  it.each([
    ['into nothing', '', { from: 0, to: 0 }, 'It is free.', 11],
    ['after words, with a space between', 'Namaste', { from: 7, to: 7 }, 'Namaste It is free.', 19],
    ['on a line of its own', 'Namaste\n', { from: 8, to: 8 }, 'Namaste\nIt is free.', 19],
    ['before words', 'Thanks', { from: 0, to: 0 }, 'It is free. Thanks', 11],
    ['in place of what is selected', 'Yes, maybe, bye', { from: 5, to: 11 }, 'Yes, It is free. bye', 16],
  ])('%s', (_, text, selection, whole, cursor) => {
    expect(insertReply(text, 'It is free.', selection, 2000)).toEqual({ text: whole, cursor });
  });

  it('only where the message still fits', () => {
    expect(insertReply('1234', 'five', { from: 4, to: 4 }, 9)).toEqual({ text: '1234 five', cursor: 9 });
    expect(insertReply('1234', 'five', { from: 4, to: 4 }, 8)).toBeNull();
  });
});

describe('a reply without a title', () => {
  it.each([
    ['is called by its first line', ' It is free.\nWhen will you come?', 'It is free.'],
    ['has none where nothing is written', ' \n ', ''],
    ['is cut between words', `${'word '.repeat(20)}end`, `${'word '.repeat(11).trim()}…`],
    ['is cut within a word that is too long', 'x'.repeat(100), `${'x'.repeat(REPLY_TITLE_MAX - 1)}…`],
  ])('%s', (_, body, title) => {
    expect(titleOfReply(body)).toBe(title);
  });
});
