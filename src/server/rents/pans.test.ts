import { beforeEach, describe, expect, it } from 'vitest';
import { freshPan } from '../../../tests/support/brokers.ts';
import { runningLease, writeDues } from '../../../tests/support/leases.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import { firstDayOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { masked } from '../../domain/payees.ts';
import { financialYear } from '../../domain/rents.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const textOf = async (file: File) => (await pdfLines(new Uint8Array(await file.arrayBuffer()))).join('\n');

/** A rent that was paid today; the landlord has said nothing about a PAN. */
async function paid(rent: number) {
  const start_date = firstDayOf(monthsAgo(0));
  const parties = await runningLease(started, { start_date, end_date: lastDayAfter(start_date), rent });
  await writeDues(started, parties.lease.id);
  const { items } = await as(parties.landlord).rents.listDues({ id: parties.lease.id });
  const { id, needs_pan } = await as(parties.landlord).rents.record({
    id: items.at(-1)?.id ?? '',
    amount: rent,
    mode: 'cash',
    reference: null,
    paid_on: today(),
  });
  const receipt = (person: string, language: 'en' | 'hi' = 'en') =>
    as(person).rents.receiptFile({ id, language }).then(textOf);
  return { ...parties, receipt, needs_pan };
}

describe('the landlord’s PAN', () => {
  it('is said on the receipt as not answered, as refused, or as it is', async () => {
    const { landlord, tenant, lease, receipt, needs_pan } = await paid(3_000_000);
    expect(needs_pan).toBe(true);
    expect(await receipt(tenant)).toContain('requested, not given yet');
    const refused = await as(landlord).payees.refusePan();
    expect(refused.pan_refused_at).not.toBeNull();
    // The first word stays, however often it is said.
    expect(await as(landlord).payees.refusePan()).toEqual(refused);
    expect(await receipt(tenant)).toContain('not given: refused');
    expect(await receipt(landlord)).toContain('not given: refused');
    const year = financialYear(today());
    const hra = await as(tenant).rents.hraStatement({ id: lease.id, year, language: 'en' });
    expect(await textOf(hra)).toContain('not given: refused');
    const pan = freshPan();
    expect(await as(landlord).payees.setPan({ pan })).toMatchObject({ pan_refused_at: null });
    expect(await receipt(tenant)).toContain(pan);
    await expect(as(landlord).payees.refusePan()).rejects.toMatchObject({
      data: { rule: 'payee.pan-given' },
    });
    const trail = await asOwner<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action like 'payees.%Pan' order by id`,
      [landlord],
    );
    expect(trail.map(({ action }) => action)).toEqual(['payees.refusePan', 'payees.setPan']);
  });

  it('is not asked for below ₹1 lakh a year', async () => {
    const { tenant, receipt, needs_pan } = await paid(500_000);
    expect(needs_pan).toBe(false);
    expect(await receipt(tenant)).not.toContain('PAN');
  });
});

describe('a tenant’s PAN', () => {
  const year = financialYear(today());
  const fileOf = async (caller: ReturnType<typeof as>) =>
    textOf(await caller.rents.statementFile({ year, format: 'pdf', language: 'en' }));
  const statementOf = (person: string) => fileOf(as(person));

  it('is on the landlord’s statement of the year where the rent is above ₹50,000 a month, and is kept who read it', async () => {
    const { landlord, tenant } = await paid(6_200_000);
    expect(await statementOf(landlord)).toContain('requested, not given yet');
    await as(tenant).payees.refusePan();
    expect(await statementOf(landlord)).toContain('not given: refused');
    const pan = freshPan();
    await as(tenant).payees.setPan({ pan });
    expect(await statementOf(landlord)).toContain(pan);
    const token = { id: 'a token', scopes: ['rent:read' as const] };
    const program = as(landlord, { subject: { userId: landlord, sessionId: 'a token', token } });
    const byProgram = await fileOf(program);
    expect(byProgram).toContain(masked(pan));
    expect(byProgram).not.toContain(pan);
    expect(
      await asOwner(`select from audit_log where action = 'rents.tenantPans' and $1 = any (people)`, [
        tenant,
      ]),
    ).toHaveLength(1);
  });

  it('is nobody else’s to read, and on no other statement', async () => {
    const { landlord, tenant } = await paid(6_200_000);
    const pan = freshPan();
    await as(tenant).payees.setPan({ pan });
    const month = await as(landlord).rents.statementFile({
      year,
      month: monthsAgo(0),
      format: 'pdf',
      language: 'en',
    });
    expect(await textOf(month)).not.toContain(pan);
    const csv = await as(landlord).rents.statementFile({ year, format: 'csv' });
    expect(await csv.text()).not.toContain(pan);
    for (const person of [
      tenant,
      await addPerson('Om', ['landlord']),
      await addPerson('Ada', ['admin']),
      await addPerson('Pia', ['property_manager']),
    ]) {
      const { rows } = await started.services.database.asActor({ userId: person }, (tx) =>
        tx.execute(`select * from app.tenant_pans('2020-01-01', '2040-01-01')`),
      );
      expect(rows).toEqual([]);
    }
  });

  it('is not asked for at ₹50,000', async () => {
    const { landlord, tenant } = await paid(5_000_000);
    const pan = freshPan();
    await as(tenant).payees.setPan({ pan });
    expect(await statementOf(landlord)).not.toContain(pan);
  });
});
