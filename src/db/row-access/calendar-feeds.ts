import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  calendar_feeds: {
    owner: 'seeker',
    sample: `insert into calendar_feeds (user_id, hash) values (:seeker, decode(repeat('02', 32), 'hex'))`,
    where: 'user_id = :seeker',
    insert: `insert into calendar_feeds (user_id, hash) values (:neighbour, decode(repeat('03', 32), 'hex'))`,
    update: `hash = decode(repeat('04', 32), 'hex')`,
    allows: { seeker: ['select', 'delete'], neighbour: ['insert'], worker: ['select', 'delete'] },
  },
};
