// A line of whoever is paid: their PAN or account, masked, with the button that changes it where one may.
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';

type PayeeDetailProps = {
  name: string;
  value: string | null | undefined;
  action: string;
  onEdit: (() => void) | undefined;
};

export function PayeeDetail({ name, value, action, onEdit }: PayeeDetailProps) {
  const { t } = useLingui();
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        <Text>{value || t`Not given yet`}</Text>
      </div>
      {onEdit && (
        <Button variant="default" size="sm" onClick={onEdit}>
          {action}
        </Button>
      )}
    </Group>
  );
}
