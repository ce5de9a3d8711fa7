// The landlord's bank account, to pay by transfer.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { Term, TermList } from '../../components/term-list.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

type Bank = { holder: string; number: string; ifsc: string };
export type Payee = { name: string; upi: string | null; bank: Bank | null };

export function PayeeBank({ bank: { holder, number, ifsc } }: { bank: Bank }) {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        <Trans>Or by bank transfer</Trans>
      </Text>
      <TermList>
        <Term label={t`Account holder`}>{holder}</Term>
        <Term label={t`Account number`}>{number}</Term>
        <Term label={t`IFSC`}>{ifsc}</Term>
      </TermList>
      <Group gap="sm">
        <CopyButton size="sm" text={number} label={t`Copy account number`} />
        <CopyButton size="sm" text={ifsc} label={t`Copy IFSC`} />
      </Group>
    </Stack>
  );
}
