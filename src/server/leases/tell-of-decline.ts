/** Says to both sides that one of them declined at the provider: the lease itself waits as before. */
import type { Transaction } from '../../db/actor.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { coTenantsOf, type LeaseRow, leaseNotices, partiesOf } from './parties.ts';

export async function tellOfDecline({ tx, jobs }: { tx: Transaction; jobs: Jobs }, lease: LeaseRow) {
  const coTenants = await coTenantsOf(tx, lease.id);
  await act(
    { db: tx, jobs, actorId: null },
    {
      action: 'leases.eSignDecline',
      subject: { type: 'lease', id: lease.id },
      people: partiesOf(lease, coTenants),
      notices: leaseNotices(lease, {
        event: 'lease.e-sign-declined',
        date: lease.startDate,
        actorId: null,
        coTenants,
      }),
    },
  );
}
