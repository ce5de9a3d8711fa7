/** The section of the plan that says what it does and does not do for the sake of members and of the law. */
import type { CommissionPlan } from '../../src/domain/commission/plan.ts';

export function legalCare({ shadowBalancing }: CommissionPlan): string {
  return `## Legal care

What this section says is how the product works. It is no legal advice, and no promise of income; whether and how a law applies to an
operator is for its own counsel to say. The plan was drawn up with the Consumer Protection (Direct Selling) Rules, 2021 and the Prize Chits
and Money Circulation Schemes (Banning) Act, 1978 in view.

- **No fee.** Joining as an affiliate costs nothing: there is no entry fee, no purchase, no deposit, no renewal. The registration fee of a
  broker is for the broker's place on the marketplace; nothing of it is ever shared out.
- **Nothing for recruiting.** The engine knows one source of commission, the paid RVL of managed homes that people live in and pay for.
  A registration, a listing or an unpaid RVL has no amount in it that could be shared.
- **No pooling.** Commission is a part of the management fee that was earned on that very rent, at most the share and rate shown above.
  If nobody joined any more, every amount here would still be covered.
- **Bounded depth.** Ten levels, each rent shared out once, the sum fixed before anybody is looked at.
- **Consent.** An affiliate becomes active only with their consent to the written contract, whose version and time are kept, and with their
  PAN. They may leave at any time; what was payable by then is settled.
- **Tax.** Tax is deducted by dated rules and cited with its section; without a PAN nothing is paid out.
- **No promises.** Earnings screens show what was paid and what a month would be by its figures so far. They show no projections of
  other people's income.
- **Equal terms.** Nobody's commission is written by hand. The three things an administrator may set are published here with
  their limits, need a reason or leave a record, and change a rank alone, never a base:
  - _calculation mode_: balanced or total volume, with a reason, audited;
  - _Fast Track Advantage_: for brokers, at most ${shadowBalancing.longestDays} days and ${shadowBalancing.monthEnds} ends of months for one grant, with a reason, in a register that
    cannot be altered;
  - _shadow power_: completes the weaker stream up to the real stronger one, with amount and administrator on record.
- **Private.** Affiliates see names, ranks and totals of their own team; not contacts, and not what others earn. PAN and account numbers
  are encrypted and shown masked; each full look is recorded.
- **Open to question.** Every line and every zero explains itself, closed months can be recomputed to the same result, and nothing that
  was posted is ever edited or deleted.`;
}
