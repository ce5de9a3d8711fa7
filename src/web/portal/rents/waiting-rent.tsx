// Months whose payment waits for an answer: who owes it, so that nobody pays twice meanwhile.
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import type { RentDue } from '../../../contract/rents.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { answerOwedBy } from '../../../domain/rent-answers.ts';
import { useDueName } from '../../components/rents/due-name.ts';

type WaitingRentProps = {
  dues: readonly RentDue[];
  /** The tenant pays Kiraya, which answers in the landlord's place. */
  isAnsweredByOperator: boolean;
};

/** As its tenant reads it. */
export function WaitingRent({ dues, isAnsweredByOperator }: WaitingRentProps) {
  const nameOf = useDueName();
  return dues.map((due) => {
    const name = nameOf(due);
    const [reported, disputed] = [formatRupees(paise(due.reported)), formatRupees(paise(due.disputed))];
    const owedBy = answerOwedBy(due);
    if (owedBy === null) return null;
    return (
      <Alert key={due.id} color={owedBy === 'tenant' ? 'yellow' : 'blue'}>
        {owedBy === 'receiver' && isAnsweredByOperator && (
          <Trans>
            You reported {reported} for {name}. Kiraya has to confirm it; please don’t pay it again.
          </Trans>
        )}
        {owedBy === 'receiver' && !isAnsweredByOperator && (
          <Trans>
            You reported {reported} for {name}. Your landlord has to confirm it; please don’t pay it again.
          </Trans>
        )}
        {owedBy === 'tenant' && isAnsweredByOperator && (
          <Trans>
            Kiraya could not find the {disputed} you reported for {name}. Don’t pay again: correct the payment
            or take it back. Kiraya can also confirm the part that came.
          </Trans>
        )}
        {owedBy === 'tenant' && !isAnsweredByOperator && (
          <Trans>
            Your landlord could not find the {disputed} you reported for {name}. Don’t pay again: correct the
            payment or take it back. Your landlord can also confirm the part that came.
          </Trans>
        )}
      </Alert>
    );
  });
}
