/** One follower for each database of the process: whatever searches, counts places or keeps pages asks the same one. */
import type { Database } from '../../../db/actor.ts';
import { createFollower, type Follower } from '../embedded/follower.ts';
import { createHomeIndex } from '../embedded/home-index.ts';

type Followed = Pick<Database, 'visitorUrl' | 'onCommit' | 'onClose'>;

const followers = new WeakMap<Followed, Follower>();

/** It begins when it is first asked, so that a process which serves no searches reads nothing. */
export const followerOf = (database: Followed): Follower =>
  followers.get(database) ??
  follow(database, createFollower({ url: database.visitorUrl, createIndex: createHomeIndex }));

/** Lets searches of the database be answered by what this one follows: once, before the first is asked. */
export function follow(database: Followed, follower: Follower): Follower {
  database.onCommit(follower.wake);
  database.onClose(follower.close);
  followers.set(database, follower);
  return follower;
}
