/** What a broker's registration may be: the words the database, the contract and the screens share. */

export const brokerStatuses = ['draft', 'submitted', 'fee_due', 'paid', 'activated', 'rejected'] as const;
export type BrokerStatus = (typeof brokerStatuses)[number];
