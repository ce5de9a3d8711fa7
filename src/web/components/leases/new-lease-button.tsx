// The way to a new lease; a landlord without a home lists one first, as a lease needs one.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../lib/api-provider.tsx';

function useHomeFirst() {
  const { queries } = useApi();
  const { data, isPending } = useQuery(
    queries.portfolio.summary.queryOptions({ input: { as: 'landlord' }, staleTime: 0 }),
  );
  return { hasNoHome: data?.homes === 0 && data.drafts === 0, isPending };
}

/** What comes before the first tenant. */
export function BeforeFirstLease() {
  const { hasNoHome, isPending } = useHomeFirst();
  if (isPending) return null;
  if (hasNoHome) return <Trans>List a home first: a lease needs one.</Trans>;
  return <Trans>Accept an application, or write a lease for a tenant you found yourself.</Trans>;
}

export function NewLease() {
  const { hasNoHome, isPending } = useHomeFirst();
  // It keeps its place until it is known which of the two it is.
  return (
    <Button
      component={Link}
      to={hasNoHome ? '/properties/create' : '/portal/landlord/leases/new'}
      style={{ visibility: isPending ? 'hidden' : undefined }}
    >
      {hasNoHome ? <Trans>List a home</Trans> : <Trans>New lease</Trans>}
    </Button>
  );
}
