// What waits on this device: for a connection, or for the person, when the server refused it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { outbox } from '../../lib/offline/outbox.ts';
import { useWaitingRequests } from '../../lib/offline/use-waiting-requests.ts';
import type { WaitingRequest as Waiting } from '../../lib/offline/waiting.ts';
import { useReloadMaintenance } from './use-maintenance-move.ts';

export function WaitingRequests() {
  const waiting = useWaitingRequests();
  useReloadOnArrival(waiting.length);
  // Always there, so that what comes is read out; out of the flow while empty, so that it makes no gap.
  return (
    <Stack gap="sm" role="status" pos={waiting.length === 0 ? 'absolute' : undefined}>
      {waiting.map((one) => (
        <WaitingRequest key={one.key} one={one} />
      ))}
    </Stack>
  );
}

/** What no longer waits has most likely arrived. */
function useReloadOnArrival(waiting: number): void {
  const reload = useReloadMaintenance();
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) void reload();
    before.current = waiting;
  }, [waiting, reload]);
}

function WaitingRequest({ one }: { one: Waiting }) {
  const { t } = useLingui();
  const { title } = one.input;
  const photos = one.photos.length;
  if (one.problem === null) {
    return (
      <Alert color="yellow" title={t`“${title}” waits on this device`}>
        <Trans>It is sent as soon as there is a connection.</Trans>{' '}
        {photos > 0 && <Plural value={photos} one="# photo is attached." other="# photos are attached." />}
      </Alert>
    );
  }
  const sendAgain = async () => {
    await outbox.change(one, (now) => ({ ...now, problem: null }));
    outbox.wake();
  };
  return (
    <Alert
      color="red"
      title={
        one.requestId === null ? t`“${title}” could not be sent` : t`A photo of “${title}” could not be sent`
      }
    >
      <Text size="sm" mb="sm">
        {one.problem}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={() => void sendAgain()}>
          <Trans>Send again</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => void outbox.drop(one)}>
          <Trans>Discard</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
