// How many leases run; each bed of a PG has its own, so that they are more than the homes.
import { Plural, Trans } from '@lingui/react/macro';

type ActiveLeasesProps = { leases: number; beds: number };

export const ActiveLeases = ({ leases, beds }: ActiveLeasesProps) => (
  <>
    <Trans>Active leases: {leases}</Trans>
    {beds > 0 && (
      <>
        {' '}
        <Plural value={beds} one="(# is a bed)" other="(# are beds)" />
      </>
    )}
  </>
);
