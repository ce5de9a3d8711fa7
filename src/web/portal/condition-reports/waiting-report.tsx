// A report that waits on this device: for a connection, or for its person, when the server refused it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import { outbox } from '../../lib/offline/outbox.ts';
import type { ReportDraft } from '../../lib/offline/report-draft.ts';
import { reportDrafts } from '../../lib/offline/report-drafts.ts';
import type { WaitingReport as Waiting } from '../../lib/offline/waiting.ts';
import { DiscardButton } from './discard-button.tsx';

type WaitingReportProps = {
  one: Waiting;
  /** Of the report that is there now; 0: none. */
  version: number;
  onReopen: (draft: ReportDraft) => void;
};

export function WaitingReport({ one, version, onReopen }: WaitingReportProps) {
  const { t } = useLingui();
  const left = one.draft.photos.filter(({ id }) => id === null).length;
  if (one.problem === null) {
    return (
      <Alert color="yellow" title={t`Your report waits on this device`} role="status">
        <Trans>It is sent as soon as there is a connection.</Trans>{' '}
        {left > 0 && (
          <Plural value={left} one="# photo will be sent with it." other="# photos will be sent with it." />
        )}
      </Alert>
    );
  }
  const reopen = async () => {
    onReopen({ ...one.draft, version });
    await outbox.drop(one);
  };
  const sendAgain = async () => {
    await outbox.change(one, (now) => ({ ...now, problem: null }));
    outbox.wake();
  };
  const discard = async () => {
    await outbox.drop(one);
    await reportDrafts.dropPhotos(one.draft.photos.map(({ key }) => key));
  };
  return (
    <Alert color="red" title={t`Your report could not be sent`}>
      <Text size="sm" mb="sm">
        {one.problem}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={() => void reopen()}>
          <Trans>Open it again</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => void sendAgain()}>
          <Trans>Send again</Trans>
        </Button>
        <DiscardButton size="xs" onConfirm={discard} />
      </Group>
    </Alert>
  );
}
