// One report: the home, what is said to be wrong and by whom, and the decisions that are still possible.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListingReport } from '../../../contract/reports.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { canHide, canMoveReport, type ReportStatus } from '../../../domain/listing-reports.ts';
import { reportReasonLabels, reportStatusLabel } from '../../components/reports/report-labels.ts';
import { HomeTitle, PersonLink } from '../shell/subject-links.tsx';
import { useMay } from '../shell/use-may.ts';
import type { Decision } from './report-decision-dialog.tsx';
import { useReview } from './use-review.ts';

const colours: Readonly<Record<ReportStatus, string>> = {
  open: 'yellow',
  under_review: 'blue',
  upheld: 'red',
  dismissed: 'gray',
};

type ReportCardProps = { report: ListingReport; onDecide: (decision: Decision) => void };

export function ReportCard({ report, onDecide }: ReportCardProps) {
  const { i18n } = useLingui();
  const { home, status } = report;
  const isHidden = home.hidden_reason !== null;
  return (
    <Card component="article" aria-label={home.title} withBorder>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <div>
          <HomeTitle home={home} />
          <Text size="sm" c="dimmed">
            {[home.locality, home.city].filter(Boolean).join(', ')}
          </Text>
        </div>
        <Badge color={status === 'upheld' && !isHidden ? 'gray' : colours[status]} flex="none">
          {i18n._(reportStatusLabel(status, isHidden))}
        </Badge>
      </Group>
      <Text mt="xs" fw={600} size="sm">
        {i18n._(reportReasonLabels[report.reason])}
      </Text>
      {report.note && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {report.note}
        </Text>
      )}
      <People report={report} />
      <Outcome report={report} />
      <Actions report={report} onDecide={onDecide} />
    </Card>
  );
}

function People({ report: { reporter, home, created_at } }: { report: ListingReport }) {
  const others = home.open_reports;
  return (
    <Text size="sm" c="dimmed" mt="xs" component="div">
      <Trans>
        Reported by <PersonLink person={reporter} />, listed by <PersonLink person={home.lister} />
      </Trans>
      {' · '}
      {formatInstant(created_at)}
      {others > 1 && (
        <>
          {' · '}
          <Trans>{others} reports of this home wait</Trans>
        </>
      )}
    </Text>
  );
}

function Outcome({ report }: { report: ListingReport }) {
  const { t } = useLingui();
  if (!report.outcome) return null;
  const who = report.decided_by?.full_name ?? t`Someone without a name`;
  return (
    <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
      <Trans>
        Decided by {who}: “{report.outcome}”
      </Trans>
    </Text>
  );
}

function Actions({ report, onDecide }: ReportCardProps) {
  const { t } = useLingui();
  const review = useReview();
  const may = useMay();
  const { id, status, home } = report;
  const title = home.title;
  const buttons: ReactNode[] = [];
  if (canMoveReport(status, 'under_review')) {
    buttons.push(
      <Button
        key="review"
        variant="default"
        loading={review.isBusy}
        aria-label={t`Review: ${title}`}
        onClick={() => review.submit({ id })}
      >
        <Trans>Review</Trans>
      </Button>,
    );
  }
  if (canMoveReport(status, 'dismissed')) {
    buttons.push(
      <Button
        key="dismiss"
        variant="default"
        aria-label={t`Dismiss: ${title}`}
        onClick={() => onDecide('dismiss')}
      >
        <Trans>Dismiss</Trans>
      </Button>,
    );
  }
  if (may('reports.hideHome') && canMoveReport(status, 'upheld') && canHide(home.listing_state)) {
    buttons.push(
      <Button
        key="hide"
        color="red"
        variant="light"
        aria-label={t`Hide home: ${title}`}
        onClick={() => onDecide('hide')}
      >
        <Trans>Hide home</Trans>
      </Button>,
    );
  }
  if (may('reports.showHome') && status === 'upheld' && home.hidden_reason !== null) {
    buttons.push(
      <Button
        key="show"
        variant="default"
        aria-label={t`Show again: ${title}`}
        onClick={() => onDecide('show')}
      >
        <Trans>Show again</Trans>
      </Button>,
    );
  }
  if (buttons.length === 0) return null;
  return (
    <Group gap="xs" mt="sm">
      {buttons}
    </Group>
  );
}
