// Says that a lease was changed in another window while its form was open: what was typed stays until the person chooses.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Lease } from '../../../contract/leases.ts';
import { LeaseTerms } from '../../components/leases/lease-terms.tsx';

type ChangedMeanwhileProps = { lease: Lease; onTakeTheirs: () => void; onKeepMine: () => void };

export function ChangedMeanwhile({ lease, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const { t } = useLingui();
  return (
    <Alert color="yellow" role="alert" title={t`These terms were changed in another window`}>
      <Stack gap="md">
        <Text size="sm">
          <Trans>What you typed is still above. These are the terms as they are now:</Trans>
        </Text>
        <LeaseTerms lease={lease} withPeople />
        <Group gap="sm">
          <Button size="sm" variant="default" onClick={onTakeTheirs}>
            <Trans>Continue from these terms</Trans>
          </Button>
          <Button size="sm" variant="default" onClick={onKeepMine}>
            <Trans>Keep what I typed</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
