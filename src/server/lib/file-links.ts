/** Links to private files, which open no longer than the session that asked for them. */
import type { Database } from '../../db/actor.ts';
import type { RequestContext } from './request-context.ts';

/** A program's link has no session behind it: it works for its five minutes. */
export function fileLink(
  { services, subject }: Pick<RequestContext, 'services' | 'subject'>,
  key: string,
): string {
  return services.storage.signedPath(key, subject?.token ? undefined : subject?.sessionId);
}

export type IsSessionOpen = (sessionId: string) => Promise<boolean>;

/** One read by primary key for each file that is opened. */
export const sessionLookUp =
  ({ pools }: Pick<Database, 'pools'>): IsSessionOpen =>
  async (sessionId) => {
    const { rowCount } = await pools.auth.query(
      'select from auth.sessions where id = $1 and expires_at > now()',
      [sessionId],
    );
    return rowCount === 1;
  };
