import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  files: {
    owner: 'lister',
    sample: `insert into files (owner_id, kind, key, content_type, bytes) values (:lister, 'document', 'a', 'application/pdf', 9)`,
    where: `key = 'a'`,
    insert: `insert into files (owner_id, kind, key, content_type, bytes) values (:lister, 'document', 'b', 'application/pdf', 9)`,
    update: 'is_public = true',
    allows: {
      lister: ['select', 'insert', 'delete'],
      admin: ['select', 'delete'],
      worker: ['select', 'insert', 'delete'],
    },
  },
};
