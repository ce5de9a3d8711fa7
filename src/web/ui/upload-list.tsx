// The files on their way: progress for each, and for a failed one the reason and another try.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Progress, Text } from '@mantine/core';
import classes from './file-drop.module.css';
import { IconCircleCheck, IconRefresh, IconX } from './icons.ts';

export type Upload = {
  id: string;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
  problem?: string;
};

type UploadListProps = {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
};

export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  const { t } = useLingui();
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t`Uploads`}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onRetry={onRetry} onRemove={onRemove} />
      ))}
    </ul>
  );
}

type UploadRowProps = { upload: Upload } & Pick<UploadListProps, 'onRetry' | 'onRemove'>;

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { t } = useLingui();
  const { id, name, state, percent, problem } = upload;
  return (
    <li className={classes.row}>
      <Text size="sm" className={classes.name}>
        {name}
      </Text>
      <Group gap={4} wrap="nowrap">
        {state === 'done' && (
          <IconCircleCheck size={18} color="var(--mantine-color-success)" aria-label={t`Sent`} />
        )}
        {state === 'failed' && (
          <ActionIcon variant="subtle" aria-label={t`Try again: ${name}`} onClick={() => onRetry(id)}>
            <IconRefresh size={18} />
          </ActionIcon>
        )}
        {state !== 'done' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`Remove ${name}`}
            onClick={() => onRemove(id)}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </Group>
      <UploadProgress state={state} percent={percent} name={name} problem={problem} />
    </li>
  );
}

function UploadProgress({ state, percent, name, problem }: Omit<Upload, 'id'>) {
  const { t } = useLingui();
  if (state === 'done') return null;
  if (state === 'failed') {
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert" className={classes.progress}>
        {problem}
      </Text>
    );
  }
  // What is sent is not shown yet: the server reads an iPhone's photo, and draws every one in several sizes.
  const isSent = percent >= 100;
  return (
    <div className={classes.progress}>
      <Progress value={percent} size="sm" animated={isSent} aria-label={t`Upload of ${name}`} />
      {isSent && (
        <Text size="sm" c="dimmed" role="status">
          <Trans>Sent. We’re preparing the photo…</Trans>
        </Text>
      )}
    </div>
  );
}
