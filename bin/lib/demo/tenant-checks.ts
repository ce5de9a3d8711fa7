/** The story of a tenant check: an owner orders it, the applicant agrees, our team answers each point, and both have the report. */
import { randomUUID } from 'node:crypto';
import { feeAccount } from '../../../src/db/seed/demo/settings-rows.ts';
import { addDays, type CalendarDate } from '../../../src/domain/dates.ts';
import { type Act, at } from './stage.ts';

type Person = { id: string; email: string };
type Parts = {
  admin: Person;
  verifier: Person;
  owner: Person;
  applicant: Person & { fullName: string };
  /** Of a check whose payment waits for an administrator. */
  next: Person & { fullName: string };
  today: CalendarDate;
};

const PRICE = 499_00;
const reference = 'UTR 402611230045';

export function tenantChecks({ admin, verifier, owner, applicant, next, today }: Parts): Act[] {
  let id = '';
  let waiting = '';
  const on = (daysAgo: number, hour: number) => at(addDays(today, -daysAgo), hour);
  const checked_on = addDays(today, -7);
  return [
    {
      at: on(20, 9),
      do: async (as) => {
        const { fee_account: stored } = await as(admin.id).settings.get();
        const value = { ...feeAccount };
        await as(admin.id).settings.update({ section: 'fee_account', value, version: stored.version });
      },
    },
    {
      at: on(20, 10),
      do: (as) =>
        as(admin.id).tenantChecks.addPrice({
          valid_from: addDays(today, -20),
          amount: PRICE,
          reason: 'The first price',
        }),
    },
    {
      at: on(12, 11),
      do: async (as) => {
        const ordered = await as(owner.id).tenantChecks.order({
          form_id: randomUUID(),
          home: '2 BHK near the metro',
          person_name: applicant.fullName,
          email: applicant.email,
          purpose: 'I am renting out my flat',
          points: ['identity', 'employer', 'previous_landlord'],
          price: PRICE,
        });
        id = ordered.id;
      },
    },
    { at: on(11, 18), do: (as) => as(applicant.id).tenantChecks.agree({ id }) },
    { at: on(10, 9), do: (as) => as(owner.id).tenantChecks.reportPayment({ id, reference }) },
    { at: on(9, 12), do: (as) => as(admin.id).tenantChecks.markPaid({ id, reference }) },
    {
      at: on(7, 15),
      do: async (as) => {
        const { answer, finish } = as(verifier.id).tenantChecks;
        await answer({ id, point: 'identity', answer: 'confirmed', source: 'Passport', checked_on });
        await answer({
          id,
          point: 'employer',
          answer: 'confirmed',
          source: 'Call to the employer',
          checked_on,
        });
        await answer({
          id,
          point: 'previous_landlord',
          answer: 'not_checkable',
          source: 'Two calls',
          checked_on,
          note: 'The number was not reachable',
        });
        await finish({ id });
      },
    },
    {
      at: on(3, 12),
      do: async (as) => {
        const ordered = await as(owner.id).tenantChecks.order({
          form_id: randomUUID(),
          home: '1 BHK with a terrace',
          person_name: next.fullName,
          email: next.email,
          purpose: 'I am renting out my second flat',
          points: ['identity', 'address', 'employer'],
          price: PRICE,
        });
        waiting = ordered.id;
      },
    },
    { at: on(2, 19), do: (as) => as(next.id).tenantChecks.agree({ id: waiting }) },
    {
      at: on(1, 10),
      do: (as) => as(owner.id).tenantChecks.reportPayment({ id: waiting, reference: 'UTR 402611254417' }),
    },
  ];
}
