// Answers the public reads of the catalogue: search, one home, what is like it, and the front page.
import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { may } from '../../db/schema/columns.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { dateInIndia } from '../../domain/dates.ts';
import { api } from '../lib/procedures.ts';
import { publicSource } from '../lib/public-source.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { orKnown } from '../search/outage.ts';
import { queryOn } from '../search/query.ts';
import { propertyDetail, withoutContacts } from './detail.ts';
import { frontPage } from './front-page.ts';
import { homeOrKnown } from './known-homes.ts';
import { similarHomes } from './neighbours.ts';

/** These procedures are for everyone, so they read as visitors: hand-written SQL straight to a pool. */
const asked = (context: HandlerContext) => queryOn(publicSource(context));

type Former = { listing_state: string; title: string; city: string; locality: string };

async function formerHome(db: Executor, id: string): Promise<Former> {
  const { rows } = await db.execute<Former>(sql`select * from app.former_home(${id})`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

/** Whoever may read the home's contact reads what its lister wrote as it is: the lister, the accepted, administrators. */
async function seesContact({ subject, services, requestId }: HandlerContext, id: string): Promise<boolean> {
  if (!subject) return false;
  const person = { userId: subject.userId, requestId, withoutStaff: subject.token !== undefined };
  return services.database.asReadingActor(person, async (tx) => {
    const { rows } = await tx.execute<{ may: boolean }>(
      sql`select app.is_lister(${id}) or app.has_accepted_lead(${id}) or ${may('properties.readContacts')} as may`,
    );
    return rows[0]?.may ?? false;
  });
}

export const catalogueHandlers = {
  search: api.properties.search.handler(({ context, input }) =>
    catalogueOf(context.services.database).search(asked(context), input),
  ),

  home: api.properties.home.handler(({ context }) => frontPage(asked(context), context.services.database)),

  // Nobody misses them where the home itself is shown as of some minutes ago.
  similar: api.properties.similar.handler(({ context, input }) =>
    orKnown(
      () => similarHomes(asked(context), input.id),
      () => [],
    ),
  ),

  get: api.properties.get.handler(async ({ context, input }) => {
    const home = await homeOrKnown(context.services.database, input.id, () =>
      propertyDetail(context.db, input.id),
    );
    const covered = withoutContacts(home);
    const isCovered = JSON.stringify(covered) !== JSON.stringify(home);
    return isCovered && (await seesContact(context, input.id)) ? home : covered;
  }),

  former: api.properties.former.handler(async ({ context, input }) => {
    const { title, city, locality, listing_state: state } = await formerHome(context.db, input.id);
    return { title: coverContacts(title), city, locality, gone: state === 'withdrawn' };
  }),

  recordView: api.properties.recordView.handler(async ({ context, input }) => {
    const { subject, services, db, address } = context;
    if (!subject && address) await services.auth.limits.consume('view.address', address);
    // Counts a viewer once a day. Another hash for each home and day: the table tells nobody's history, and nobody agreed to one.
    const day = dateInIndia(services.now());
    const viewer = createHash('sha256')
      .update(`${services.config.authSecret} ${input.id} ${day} ${subject?.userId ?? input.viewer}`)
      .digest('base64url');
    // The one thing a visitor's login, which otherwise only reads, may write.
    await db.transaction((tx) => tx.execute(sql`select app.record_view(${input.id}, ${viewer})`), {
      accessMode: 'read write',
    });
  }),
};
