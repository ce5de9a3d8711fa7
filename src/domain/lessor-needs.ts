/** What a landlord or manager is to do now, the most urgent first. */

export type LessorNeed =
  | 'urgent-repairs'
  | 'late-rent'
  | 'payments'
  | 'disputes'
  | 'mandates'
  | 'estimates'
  | 'signatures'
  | 'leases'
  | 'repairs';

export interface LessorFacts {
  readonly urgent_repairs: number;
  readonly open_repairs: number;
  readonly to_approve: number;
  readonly mandates: number;
  /** Leases that are not agreed yet, and those of them that the landlord has to sign. */
  readonly drafts: number;
  readonly to_sign: number;
  /** Months that are late, payments that wait for an answer, and those of them that are in dispute. */
  readonly late: number;
  readonly waiting: number;
  readonly disputed: number;
}

/** A leak before money, money before papers; what nothing waits for is not said. */
export function lessorNeeds(
  facts: LessorFacts,
  role: 'landlord' | 'manager',
): { need: LessorNeed; count: number }[] {
  const toSign = role === 'landlord' ? facts.to_sign : 0;
  const counts: [LessorNeed, number][] = [
    ['urgent-repairs', facts.urgent_repairs],
    ['late-rent', facts.late],
    ['payments', facts.waiting - facts.disputed],
    ['disputes', facts.disputed],
    // Only the landlord can agree, approve and sign.
    ['mandates', role === 'landlord' ? facts.mandates : 0],
    ['estimates', role === 'landlord' ? facts.to_approve : 0],
    ['signatures', toSign],
    ['leases', facts.drafts - toSign],
    ['repairs', facts.open_repairs - facts.urgent_repairs],
  ];
  return counts.filter(([, count]) => count > 0).map(([need, count]) => ({ need, count }));
}
