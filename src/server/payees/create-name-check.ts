/** Chooses who answers in whose name an account is held, as configuration says. */
import type { Config } from '../lib/config.ts';
import type { BankAnswer, NameCheck } from '../lib/name-check.ts';
import { within } from '../lib/within.ts';

/** Null: accounts are confirmed by a transfer of ₹1 alone. */
export function createNameCheck({ nameCheck }: Pick<Config, 'nameCheck'>): NameCheck | null {
  return nameCheck === 'none' ? null : withPatience(sandbox);
}

const PATIENCE_MS = 10_000;
const NO_ANSWER: BankAnswer = { kind: 'no-answer' };

/** A bank that fails, or takes longer than an administrator waits, has not answered. */
export function withPatience(bank: NameCheck, patienceMs = PATIENCE_MS): NameCheck {
  return {
    provider: bank.provider,
    async ask(question) {
      try {
        return await within(patienceMs, bank.ask(question), NO_ANSWER);
      } catch {
        return NO_ANSWER;
      }
    },
  };
}

/** Asks nobody: the last digit of the number decides. Production refuses it. */
const sandbox: NameCheck = {
  provider: 'sandbox',
  async ask({ accountNumber, payeeName }) {
    switch (accountNumber.at(-1)) {
      case '7':
        return { kind: 'name', name: 'Sandbox Account Holder' };
      case '8':
        return { kind: 'closed' };
      case '9':
        return NO_ANSWER;
      default:
        return { kind: 'name', name: payeeName.toUpperCase() };
    }
  },
};
