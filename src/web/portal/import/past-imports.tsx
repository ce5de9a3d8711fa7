// The last imports, each a link to what became of it.
import { Trans } from '@lingui/react/macro';
import { List, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';

export function PastImports({ current }: { current: string | null }) {
  const { queries } = useApi();
  const { data = [] } = useQuery(queries.imports.list.queryOptions({ staleTime: 0 }));
  const past = data.filter(({ id }) => id !== current);
  if (past.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        <Trans>Earlier imports</Trans>
      </Title>
      <List>
        {past.map((run) => (
          <List.Item key={run.id}>
            <Link to={`?run=${run.id}`}>{run.file_name}</Link> · {formatInstant(run.created_at)} ·{' '}
            {run.status === 'waiting' ? (
              <Trans>waits for our team</Trans>
            ) : (
              <Trans>
                {run.imported_rows} imported, {run.repeated_rows} imported before, {run.rejected_rows} not
                taken
              </Trans>
            )}
          </List.Item>
        ))}
      </List>
    </section>
  );
}
