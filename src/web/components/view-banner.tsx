// Says on every page of the tab that it is shown as somebody else sees it, why and until when, and ends the view.
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { View } from '../../contract/view-as.ts';
import { formatInstant } from '../../domain/dates.ts';
import { useLazyApi } from '../lib/lazy-api.ts';
import { dropView, openAs, viewStart } from '../lib/resilience/view-as.ts';
import { useSession } from '../lib/session-context.ts';

/** The view may be ended elsewhere: by another sign-in, a role taken away, or time. */
const ASK_EVERY_MS = 20_000;

/** Back to where it began: support has no page of people. */
const leave = (): void => {
  dropView();
  openAs(viewStart());
};

/** What the server answered, unlike a connection that failed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

export default function ViewBanner({ id, onOver }: { id: string; onOver: () => void }) {
  const { t } = useLingui();
  const load = useLazyApi();
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  const [view, setView] = useState<View>();
  const [isEnding, setEnding] = useState(false);

  const ask = useCallback(async () => {
    try {
      setView(await (await load()).viewAs.get({ id }));
    } catch (error) {
      if (isRefusal(error)) leave();
    }
  }, [load, id]);

  // A view ends with the session of whoever views: the sign-in that comes next is no part of it.
  useEffect(() => {
    if (status !== 'signed-out') return;
    dropView();
    onOver();
  }, [status, onOver]);

  useEffect(() => {
    if (!isSignedIn) return;
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask, isSignedIn]);

  const end = async () => {
    setEnding(true);
    // What cannot be reached runs out by itself; this tab leaves it in any case.
    await load()
      .then((api) => api.viewAs.end({ id }))
      .catch(() => undefined);
    leave();
  };

  return (
    <Box
      component="section"
      aria-label={t`View as another person`}
      bg="yellow.3"
      c="dark.9"
      px="md"
      py="xs"
      pos="sticky"
      top={0}
      style={{ zIndex: 400 }}
    >
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }} lineClamp={3}>
          {view ? <Words view={view} /> : <Trans>Read only</Trans>}
        </Text>
        <Button
          size="xs"
          color="dark"
          loading={isEnding}
          onClick={() => void end()}
          style={{ flexShrink: 0 }}
        >
          <Trans>End view</Trans>
        </Button>
      </Group>
    </Box>
  );
}

function Words({ view: { name, reason, ends_at: endsAt } }: { view: View }) {
  const end = formatInstant(endsAt);
  return (
    <>
      <strong>
        <Trans>You are viewing as {name}, to read only.</Trans>
      </strong>{' '}
      <Trans>
        Until {end}. Reason: {reason}
      </Trans>
    </>
  );
}
