// An address that leads to a tab of another role: the dashboard stands in its place, and this says why.
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';

export default function TabNotOpen({ label }: { label: MessageDescriptor }) {
  const { i18n } = useLingui();
  const name = i18n._(label);
  return (
    <Alert color="yellow" mb="lg">
      <Trans>“{name}” is not part of your role. Ask an administrator if you need it.</Trans>
    </Alert>
  );
}
