/** The mandate of a managed home: who collects its rent, for which fee, when the owner is paid and who holds the deposit. */
import { RuleBroken } from './errors.ts';
import type { DepositHolder } from './leases.ts';

/** owner: the tenant pays the owner, who pays the fee. operator: the tenant pays Kiraya, which pays the owner what is left. */
export const rentCollectors = ['owner', 'operator'] as const;
export type RentCollector = (typeof rentCollectors)[number];

/** Who collects where no mandate was agreed: homes from before are paid to their owners. */
export const DEFAULT_COLLECTOR = 'owner' satisfies RentCollector;

/** withdrawn: taken back, or replaced by another offer, before the owner answered. */
export const mandateStates = ['offered', 'agreed', 'declined', 'withdrawn'] as const;
export type MandateState = (typeof mandateStates)[number];

/** The day of the next month by which the owner is paid. Every month has a 28th. */
export const REMITTANCE_DAY_MIN = 1;
export const REMITTANCE_DAY_MAX = 28;

export type MandateTerms = {
  readonly collects: RentCollector;
  /** Of each month's rent, in basis points. */
  readonly feeBp: number;
  /** Day of the following month; null where the owner collects. */
  readonly remittanceDay: number | null;
  readonly depositHolder: DepositHolder;
  /** Where tenants pay when the operator collects; null where the owner does. */
  readonly payeeName: string | null;
  readonly payeeUpi: string | null;
};

/**
 * Where the operator collects, a mandate says by when it pays the owner and where tenants pay; else neither. Throws
 * `mandate.remittance-day-missing` or `mandate.payee-missing` at its field.
 */
export function checkMandate(terms: MandateTerms): MandateTerms {
  if (terms.collects === 'owner') return { ...terms, remittanceDay: null, payeeName: null, payeeUpi: null };
  if (terms.remittanceDay === null) throw new RuleBroken('mandate.remittance-day-missing', 'remittance_day');
  if (terms.payeeUpi === null) throw new RuleBroken('mandate.payee-missing', 'payee_upi');
  if (terms.payeeName === null) throw new RuleBroken('mandate.payee-missing', 'payee_name');
  return terms;
}

/** Only an open offer is answered or taken back. Throws `mandate.answered`. */
export function checkOpen(state: MandateState): void {
  if (state !== 'offered') throw new RuleBroken('mandate.answered');
}

const depositText: Readonly<Record<DepositHolder, string>> = {
  landlord: 'The owner holds the tenant’s security deposit.',
  manager: 'The property manager holds the tenant’s security deposit.',
  company: 'Kiraya holds the tenant’s security deposit and returns it when the lease is settled.',
};

type Named = { readonly ownerName: string; readonly homeName: string };

/**
 * What the owner agrees to, a sentence a line, in the language that binds. It is kept with the mandate as it was offered, so that
 * another wording in a later release changes no mandate.
 */
export function mandateText({ ownerName, homeName }: Named, terms: MandateTerms): string {
  const fee = `${terms.feeBp / 100}% of each month’s rent`;
  const collecting =
    terms.collects === 'owner'
      ? [
          'The tenant pays the rent to the owner. Kiraya never holds it.',
          `The owner pays Kiraya a management fee of ${fee}, for months whose rent was paid.`,
        ]
      : [
          `The tenant pays the rent to Kiraya, into the account of ${terms.payeeName} (UPI ${terms.payeeUpi}).`,
          `Kiraya keeps a management fee of ${fee}, and what repairs cost that the owner approved and Kiraya paid.`,
          `Kiraya pays the rest to the owner’s bank account by day ${terms.remittanceDay} of the next month.`,
        ];
  return [
    `${ownerName} puts ${homeName} under Kiraya’s management.`,
    ...collecting,
    depositText[terms.depositHolder],
    'It counts from the month in which the owner accepts it, and until both agree on another one or the management ends.',
  ].join('\n');
}
