/** The port to a bank, or a service of banks, that says in whose name an account is held: a sandbox, until there is a provider. */

/** The whole number leaves the machine with this; nothing else of the payee's does. */
export type NameQuestion = { accountNumber: string; ifsc: string; payeeName: string };

/** `no-answer`: nothing is known about the account. */
export type BankAnswer = { kind: 'name'; name: string } | { kind: 'closed' } | { kind: 'no-answer' };

export type NameCheck = {
  provider: string;
  /** Never throws, and answers within ten seconds. It is not called inside a transaction. */
  ask(question: NameQuestion): Promise<BankAnswer>;
};
