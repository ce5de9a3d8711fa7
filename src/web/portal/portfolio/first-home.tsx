// A landlord without any home: the three steps to the first rent, the first of them to be done here in one of two ways.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { IconHome } from '../../ui/icons.ts';
import { Panel } from '../user/panel.tsx';

export function FirstHome() {
  const { t } = useLingui();
  return (
    <Panel title={t`No homes yet`}>
      <List type="ordered" spacing="sm" p="md" aria-label={t`How to begin`}>
        <Step
          title={<Trans>List your home</Trans>}
          words={<Trans>Photos, rent and visit hours. Or let us find the tenant and collect the rent.</Trans>}
        >
          <Group gap="sm" mt="xs">
            <Button component={Link} to="/properties/create" leftSection={<IconHome size={18} aria-hidden />}>
              <Trans>List a home</Trans>
            </Button>
            <Button component={Link} to="/submit-managed-rental" variant="default">
              <Trans>Let us manage it</Trans>
            </Button>
          </Group>
        </Step>
        <Step
          title={<Trans>Accept a tenant</Trans>}
          words={<Trans>Visits and applications come here. The one you accept gets the lease to sign.</Trans>}
        />
        <Step
          title={<Trans>Receive the rent</Trans>}
          words={<Trans>Each month you confirm what came in, and the tenant gets the receipt.</Trans>}
        />
      </List>
    </Panel>
  );
}

type StepProps = { title: React.ReactNode; words: React.ReactNode; children?: React.ReactNode };

const Step = ({ title, words, children }: StepProps) => (
  <List.Item>
    <Text fw={600}>{title}</Text>
    <Text size="sm" c="dimmed">
      {words}
    </Text>
    {children}
  </List.Item>
);
