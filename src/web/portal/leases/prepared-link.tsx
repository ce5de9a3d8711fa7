// Below a landlord's own leases: the way to those that they wrote for other owners, where there are some.
import { Plural } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../lib/api-provider.tsx';

export function PreparedLink() {
  const { queries } = useApi();
  const { data } = useQuery(queries.leases.listPrepared.queryOptions({ input: { limit: 1 }, staleTime: 0 }));
  if (!data?.total) return null;
  return (
    <Anchor component={Link} to="/portal/landlord/leases/prepared">
      <Plural
        value={data.total}
        one="# lease you drafted for another owner"
        other="# leases you drafted for other owners"
      />
    </Anchor>
  );
}
