// The demo's affiliates and brokers as rows: the tree, profiles, shadow power, Fast Track grants and their histories.
import { addDays, firstDayOf, monthOf } from '../../../domain/dates.ts';
import type { ShadowBalancingAction } from '../../../domain/shadow-balancing.ts';
import type { DemoAffiliate } from './affiliates.ts';
import { businessOf, paidBy } from './broker-rows.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { demoId } from './random.ts';
import { ago, paise, type Row, type SeedClock } from './rows.ts';

const joined = (clock: SeedClock, { joinedDaysAgo }: { joinedDaysAgo: number }) =>
  ago(clock, joinedDaysAgo * 24);

export const registrationRow =
  (clock: SeedClock) =>
  (affiliate: DemoAffiliate): Row => ({
    affiliate_id: affiliate.code,
    user_id: affiliate.person.id,
    full_name: affiliate.person.fullName,
    sponsor_id: affiliate.sponsor?.code ?? null,
    created_at: joined(clock, affiliate),
  });

export const affiliateProfileRow =
  (clock: SeedClock) =>
  (affiliate: DemoAffiliate): Row => {
    const isPending = affiliate.status === 'pending';
    return {
      id: demoId('affiliate', Number.parseInt(affiliate.person.id.slice(0, 6), 16)),
      affiliate_id: affiliate.code,
      user_id: affiliate.person.id,
      full_name: affiliate.person.fullName,
      email: affiliate.person.email,
      status: affiliate.status,
      reward_calculation_mode: affiliate.mode,
      calculation_mode_changed_at: affiliate.mode === 'balanced' ? null : joined(clock, affiliate),
      contract_version: isPending ? null : '2.0',
      contract_consented_at: isPending ? null : joined(clock, affiliate),
      created_at: joined(clock, affiliate),
    };
  };

/** Who was suspended or terminated had been active before; the triggers write the same from now on. */
export const standingChanges = (clock: SeedClock, affiliates: DemoAffiliate[], admin: DemoPerson): Row[] =>
  affiliates
    .filter(({ status }) => status === 'suspended' || status === 'terminated')
    .map(({ code, status }, n) => {
      const day = addDays(clock.today, -(n + 1) * 17);
      return {
        affiliate_id: code,
        fact: 'status',
        before: 'active',
        after: status,
        changed_by: admin.id,
        changed_at: `${day}T05:30:00Z`,
        effective_from: firstDayOf(monthOf(day)),
      };
    });

export const modeAudit = (clock: SeedClock, affiliates: DemoAffiliate[], admin: DemoPerson): Row[] =>
  affiliates
    .filter(({ mode, status }) => mode === 'total_volume' && status)
    .map((affiliate, n) => ({
      id: demoId('mode-audit', n),
      affiliate_id: affiliate.code,
      old_mode: 'balanced',
      new_mode: 'total_volume',
      reason: 'Agreed when joining: one strong leg, no second team yet',
      changed_by_admin_id: admin.id,
      created_at: joined(clock, affiliate),
    }));

const powers: [place: number, rupees: number, notes: string, daysAgo: number][] = [
  [3, 200_000, 'Early adopter in Ahmedabad, to carry the weaker stream', 95],
  [6, 500_000, 'Second team still being built', 64],
  [18, 150_000, 'Festive season promotion', 33],
  [25, 0, 'Ended after the trial', 120],
];

export function shadowPowerRows(clock: SeedClock, affiliates: DemoAffiliate[], admin: DemoPerson) {
  const given = powers.map(([place, rupees, notes, daysAgo], n) => ({
    id: demoId('shadow-power', n),
    affiliate_id: affiliates[place]?.code,
    shadow_power_amount: paise(rupees),
    is_active: rupees > 0,
    notes,
    created_by_admin_id: admin.id,
    created_at: ago(clock, daysAgo * 24),
  }));
  const properties = given
    .filter((row) => row.is_active)
    .map((row) => ({
      affiliate_id: row.affiliate_id,
      position: 1,
      amount: row.shadow_power_amount,
      created_at: row.created_at,
    }));
  return { powers: given, properties };
}

interface DemoGrant {
  start: number;
  end: number;
  reason: string;
}

/** By place among the brokers, days from today: running (the demo broker's), ending soon, ended. */
const grants = new Map<number, DemoGrant>([
  [0, { start: -60, end: 110, reason: 'Early adopter incentive' }],
  [2, { start: -150, end: 5, reason: 'Launch partner in Pune' }],
  [3, { start: -175, end: -12, reason: 'Special promotion for the first hundred homes' }],
]);

const applicants = ['draft', 'submitted', 'fee_due', 'paid', 'rejected'];

/** The demo broker and the others are activated; a few seekers are on their way to becoming brokers. */
export function brokerRows(clock: SeedClock, people: DemoPeople): Row[] {
  const account = people.accounts.get('broker') as DemoPerson;
  const activated = [account, ...people.brokers].map((person, n) => {
    const grant = grants.get(n);
    return {
      ...brokerRow(clock, person, n),
      status: 'activated',
      submitted_at: joined(clock, person),
      activated: true,
      reg_fee_paid: true,
      reg_paid_at: joined(clock, person),
      ...paidBy(n),
      shadow_balancing_enabled: grant !== undefined,
      shadow_balancing_start_date: grant ? addDays(clock.today, grant.start) : null,
      shadow_balancing_end_date: grant ? addDays(clock.today, grant.end) : null,
      shadow_balancing_reason: grant?.reason ?? null,
    };
  });
  const waiting = applicants.map((status, n) => ({
    ...brokerRow(clock, people.seekers[n] as DemoPerson, activated.length + n),
    status,
    ...(status === 'draft'
      ? { firm: null, gstin: null, rera_numbers: [], terms_version: null }
      : { submitted_at: ago(clock, 54) }),
    ...(status === 'rejected' ? { reject_reason: 'The RERA certificate belongs to another person' } : {}),
    activated: false,
    reg_fee_paid: status === 'paid',
    reg_paid_at: status === 'paid' ? ago(clock, 30) : null,
    ...(status === 'paid' ? paidBy(300 + 3 * n) : { reg_payment_mode: null, reg_payment_ref: null }),
    shadow_balancing_enabled: false,
    shadow_balancing_start_date: null,
    shadow_balancing_end_date: null,
    shadow_balancing_reason: null,
  }));
  return [...activated, ...waiting];
}

const firms = ['Realty', 'Homes', 'Estates', 'Properties', 'Spaces'];

const brokerRow = (clock: SeedClock, person: DemoPerson, n: number): Row => ({
  id: demoId('broker-row', n),
  user_id: person.id,
  name: person.fullName,
  firm: `${person.lastName} ${firms[n % firms.length]}`,
  ...businessOf(clock, person, n),
  submitted_at: null,
  reject_reason: null,
  created_at: joined(clock, person),
});

/** Each grant was enabled once; the demo broker's was prolonged, and one more has been taken away again. */
export function grantAudit(clock: SeedClock, admin: DemoPerson): Row[] {
  const entry = (n: number, action: ShadowBalancingAction, daysAgo: number, own: Row): Row => ({
    id: demoId('grant-audit', n * 10 + daysAgo * 1000),
    broker_id: demoId('broker-row', n),
    admin_user_id: admin.id,
    action,
    reason: null,
    start_date: null,
    end_date: null,
    previous_end_date: null,
    created_at: ago(clock, daysAgo * 24),
    ...own,
  });
  const day = (days: number) => addDays(clock.today, days);
  const enabled = [...grants].map(([n, { start, end, reason }]) =>
    entry(n, 'enabled', -start, { reason, start_date: day(start), end_date: day(n === 0 ? 60 : end) }),
  );
  const [running] = grants.values();
  return [
    ...enabled,
    entry(0, 'modified', 20, {
      reason: running?.reason,
      start_date: day(-60),
      end_date: day(110),
      previous_end_date: day(60),
    }),
    entry(5, 'enabled', 90, { reason: 'Trial', start_date: day(-90), end_date: day(0) }),
    entry(5, 'disabled', 40, { previous_end_date: day(0) }),
  ];
}
