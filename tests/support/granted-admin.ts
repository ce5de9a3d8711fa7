/** Somebody whom an administrator made one, as if the request had been approved: what the roles and the trail hold afterwards. */
import { act } from '../../src/server/audit/act.ts';
import type { TestServices } from './services.ts';

export async function grantAdmin({ services, asOwner }: TestServices, by: string, to: string): Promise<void> {
  await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [to]);
  await services.database.asActor({ userId: by }, (db) =>
    act(db, {
      action: 'roles.assign',
      subject: { type: 'user', id: to },
      people: [to],
      before: { roles: [] },
      after: { roles: ['admin'] },
    }),
  );
}
