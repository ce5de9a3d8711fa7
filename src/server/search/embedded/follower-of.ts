/** One follower for each database of the process: whatever searches, counts places or keeps pages asks the same one. */
import type { Database } from '../../../db/actor.ts';
import { createFollower, type Follower } from './follower.ts';
import { createHomeIndex } from './home-index.ts';

type Followed = Pick<Database, 'visitorUrl' | 'onCommit' | 'onClose'>;

const followers = new WeakMap<Followed, Follower>();

/** It begins when it is first asked, so that a process which serves no searches reads nothing. */
export function followerOf(database: Followed): Follower {
  const kept = followers.get(database);
  if (kept) return kept;
  const follower = createFollower({ url: database.visitorUrl, createIndex: createHomeIndex });
  database.onCommit(follower.wake);
  database.onClose(follower.close);
  followers.set(database, follower);
  return follower;
}
