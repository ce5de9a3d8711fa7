// An owner's statement as they see it themselves.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../components/query-state.tsx';
import { MonthSelect } from '../../components/remittances/month-select.tsx';
import { OwnerStatementView } from '../../components/remittances/owner-statement.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';

const failure = msg`The statement could not be loaded`;

type StatementDialogProps = { userId: string; name: string; onClose: () => void };

export function StatementDialog({ userId, name, onClose }: StatementDialogProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [month, setMonth] = useState<string>();
  const input = { user_id: userId, month };
  const statement = useQuery(queries.remittances.statementOf.queryOptions({ input, staleTime: 0 }));
  return (
    <OpenModal
      size="xl"
      onClose={onClose}
      title={
        <Text component="span" fw={650} size="lg">
          {t`Statement of ${name}`}
        </Text>
      }
    >
      <QueryState query={statement} failure={failure} height={200}>
        {(data) => (
          <Stack gap="md">
            <MonthSelect of={data} onChange={setMonth} />
            <OwnerStatementView statement={data} />
          </Stack>
        )}
      </QueryState>
    </OpenModal>
  );
}
