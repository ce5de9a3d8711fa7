// What waits on this device: for a connection, or for the person, when the server refused it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useOutbox } from './outbox.ts';
import type { Waiting } from './outbox-store.ts';

export function WaitingRequests() {
  const { waiting } = useOutbox();
  return (
    <Stack gap="sm" role="status">
      {waiting.map((one) => (
        <WaitingRequest key={one.key} one={one} />
      ))}
    </Stack>
  );
}

function WaitingRequest({ one }: { one: Waiting }) {
  const { t } = useLingui();
  const { retry, discard } = useOutbox();
  const { title } = one.request;
  const photos = one.photos.length;
  if (one.problem === null) {
    return (
      <Alert color="yellow" title={t`“${title}” waits on this device`}>
        <Trans>It is sent as soon as there is a connection.</Trans>{' '}
        {photos > 0 && <Plural value={photos} one="# photo goes with it." other="# photos go with it." />}
      </Alert>
    );
  }
  return (
    <Alert color="red" title={t`“${title}” could not be sent`}>
      <Text size="sm" mb="sm">
        {one.problem}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={() => void retry(one)}>
          <Trans>Send again</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => void discard(one)}>
          <Trans>Discard</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
