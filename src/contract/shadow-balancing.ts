/** Fast Track Advantage: brokers with their grants, changing one, and the history of changes (specification, section 2.3). */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { shadowBalancingActions } from '../domain/shadow-balancing.ts';
import { AUDIT_ROWS } from './choices.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const broker = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  name: z.string(),
  current_rank: z.string().nullable(),
  activated: z.boolean(),
  shadow_balancing_enabled: z.boolean(),
  shadow_balancing_start_date: z.string().nullable(),
  shadow_balancing_end_date: z.string().nullable(),
  shadow_balancing_reason: z.string().nullable(),
});
export type GrantedBroker = z.infer<typeof broker>;

const entry = z.object({
  id: z.uuid(),
  broker_id: z.uuid(),
  broker_name: z.string(),
  admin_user_id: z.uuid(),
  action: z.enum(shadowBalancingActions),
  reason: z.string().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  previous_end_date: z.string().nullable(),
  created_at: z.string(),
});
export type GrantEntry = z.infer<typeof entry>;

const day = z.iso.date(invalid('date.missing', 'Choose a day')).nullish();

export const shadowBalancingContract = {
  listBrokers: procedure('shadowBalancing.listBrokers')
    .route({ method: 'GET', path: '/shadow-balancing/brokers' })
    .input(z.object({ q: searchText.describe('part of the name'), limit: pageLimit, cursor }))
    .output(pageOf(broker)),
  configure: procedure('shadowBalancing.configure')
    .route({ method: 'PUT', path: '/shadow-balancing/brokers/{broker_id}' })
    .input(
      z.object({
        broker_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a broker' })),
        enabled: z.boolean(invalid('switch.missing', 'Choose on or off')),
        start_date: day,
        end_date: day,
        reason: z
          .string()
          .max(500, invalid('text.too-long', 'Use at most {most} characters', { most: 500 }))
          .nullish(),
      }),
    )
    .output(z.object({ action: z.enum(shadowBalancingActions), broker })),
  listAudit: procedure('shadowBalancing.listAudit')
    .route({ method: 'GET', path: '/shadow-balancing/audit' })
    .input(z.object({ limit: pageLimit.default(AUDIT_ROWS), cursor }))
    .output(pageOf(entry)),
};
