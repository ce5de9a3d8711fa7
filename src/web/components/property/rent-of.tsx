// What a home costs a month: of a PG with rooms its cheapest bed.
import { Trans } from '@lingui/react/macro';
import { formatRupees, paise } from '../../../domain/money.ts';

export function RentOf({ home }: { home: { rent: number; bed_count?: number | null } }) {
  const rent = <span className="money">{formatRupees(paise(home.rent))}</span>;
  if (home.bed_count)
    return (
      <Trans>
        <small>from</small> {rent} <small>a bed, a month</small>
      </Trans>
    );
  return (
    <>
      {rent}{' '}
      <small>
        <Trans>a month</Trans>
      </small>
    </>
  );
}
