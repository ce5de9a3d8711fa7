// One import: whose it is, how long they are with us, its first rows as they stand in the file, and the decision.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Group, Text } from '@mantine/core';
import type { ImportReview } from '../../../contract/import-reviews.ts';
import { formatInstant } from '../../../domain/dates.ts';
import type { ImportReviewState } from '../../../domain/import-review.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { PersonLink } from '../shell/subject-links.tsx';
import { importStateLabels } from './import-labels.ts';
import { useImportDecision } from './use-import-decision.ts';

const colours: Readonly<Record<ImportReviewState, string>> = {
  waiting: 'yellow',
  accepted: 'green',
  declined: 'red',
};

type ImportCardProps = { review: ImportReview; onDecline: () => void };

export function ImportCard({ review, onDecline }: ImportCardProps) {
  const { i18n } = useLingui();
  const { state, file_name: file, owner } = review;
  const since = formatInstant(owner.since);
  return (
    <Card component="article" aria-label={file} withBorder>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {file} · <Plural value={review.total_rows} one="# row" other="# rows" />
        </Text>
        <Badge color={colours[state]} flex="none">
          {i18n._(importStateLabels[state])}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" component="div">
        <PersonLink person={owner} /> · <Trans>joined {since}</Trans> ·{' '}
        <Plural value={owner.homes} one="# home online" other="# homes online" />
      </Text>
      <Text size="sm" c="dimmed">
        {formatInstant(review.created_at)}
      </Text>
      <Sample review={review} />
      {review.reason && (
        <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Declined: “{review.reason}”</Trans>
        </Text>
      )}
      {state === 'waiting' && <Decision review={review} onDecline={onDecline} />}
    </Card>
  );
}

function Sample({ review: { sample } }: Pick<ImportCardProps, 'review'>) {
  const { t } = useLingui();
  const headers = Object.keys(sample[0] ?? {});
  if (headers.length === 0) return null;
  return (
    <FactTable
      label={t`First rows`}
      columns={headers.map((header) => ({
        key: header,
        label: header,
        cell: ({ cells }: { cells: Record<string, string> }) => cells[header] ?? '',
      }))}
      // The header is row 1 of the file.
      rows={sample.map((cells, place) => ({ cells, row: place + 2 }))}
      rowKey={({ row }) => row}
      minWidth={headers.length * 120}
      maxHeight={320}
    />
  );
}

function Decision({ review: { id, file_name: file, total_rows }, onDecline }: ImportCardProps) {
  const { t } = useLingui();
  const rows = total_rows.toLocaleString('en-IN');
  const accept = useImportDecision('accept');
  return (
    <Group gap="xs" mt="sm">
      <ConfirmButton
        question={t`Accept ${file}?`}
        explanation={t`Its ${rows} rows become public homes. Later files of this size need no approval.`}
        confirmLabel={t`Accept`}
        aria-label={t`Accept ${file}`}
        loading={accept.isBusy}
        onConfirm={async () => accept.submit({ id, reason: '' })}
      >
        <Trans>Accept</Trans>
      </ConfirmButton>
      <Button variant="default" aria-label={t`Decline ${file}`} onClick={onDecline}>
        <Trans>Decline</Trans>
      </Button>
    </Group>
  );
}
