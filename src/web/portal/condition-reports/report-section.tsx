// One report of a lease, wherever it stands: not begun, being written, waiting on this device, or sent.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ConditionReport, ConditionReports } from '../../../contract/condition-reports.ts';
import { isWritable, type ReportActor, type ReportKind } from '../../../domain/condition-reports.ts';
import { dateInIndia, formatDate, formatInstant } from '../../../domain/dates.ts';
import { reportStateShown } from '../../components/condition-reports/condition-labels.ts';
import { useWaitingReport } from '../../lib/offline/use-waiting-report.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReportAnswers } from './report-answers.tsx';
import { useReloadReports } from './use-reload-reports.ts';
import { draftOf, newDraft, useReportDraft } from './use-report-draft.ts';
import { WaitingReport } from './waiting-report.tsx';

/** As heavy as half of the page. */
const loadForm = () => import('./report-form.tsx');
const ReportForm = lazy(() => loadForm().then((file) => ({ default: file.ReportForm })));

type ReportSectionProps = {
  all: ConditionReports;
  kind: ReportKind;
  /** Kept from an earlier visit and being read anew: that there is no report may be over. */
  isReading: boolean;
};

export function ReportSection({ all, kind, isReading }: ReportSectionProps) {
  const report = all.reports.find((one) => one.kind === kind);
  const waiting = useWaitingReport(all.lease_id, kind);
  const isArriving = useArrival(waiting !== undefined);
  const { draft, isKept, owner, begin, set, forget } = useReportDraft(all.lease_id, kind);
  const actor: ReportActor | null = all.side && { side: all.side, isCoTenant: all.is_co_tenant };
  const mayWrite = actor !== null && !actor.isCoTenant && isWritable(kind, all.lease_state);
  // The form has to be there when the connection is gone by the time somebody begins.
  useEffect(() => {
    if (mayWrite) loadForm().catch(() => undefined);
  }, [mayWrite]);
  const links = new Map((report?.photos ?? []).map(({ id, url }) => [id, url]));
  if (draft === undefined) return <FormSkeleton />;
  // Whatever this device still has comes first: the other side may have sent theirs meanwhile.
  const isWriting = draft !== null && mayWrite;
  const hasNone = !report && !isWriting && !waiting;
  const isOvertaken = report && (report.written_by !== all.side || report.state === 'agreed');
  return (
    <Stack gap="md">
      {waiting && <WaitingReport one={waiting} version={report?.version ?? 0} onReopen={begin} />}
      {isWriting && isOvertaken && (
        <Text size="sm">
          {report?.state === 'agreed' ? (
            <Trans>
              You have both agreed on this report already, so your draft cannot be sent. Discard it.
            </Trans>
          ) : (
            <Trans>
              The other side has just sent this report. Your draft is still here: copy any differences into
              your comments, then discard it.
            </Trans>
          )}
        </Text>
      )}
      {report && (!isWriting || isOvertaken) && (
        <SentReport
          report={report}
          actor={actor}
          onRevise={waiting ? null : () => begin(draftOf(owner, all.lease_id, report))}
        />
      )}
      {isWriting && (
        <Suspense fallback={<FormSkeleton />}>
          <ReportForm draft={draft} set={set} links={links} isKept={isKept} forget={forget} />
        </Suspense>
      )}
      {hasNone && (isArriving || isReading) && <FormSkeleton />}
      {hasNone && !isArriving && !isReading && (
        <NotBegun kind={kind} mayWrite={mayWrite} onBegin={() => begin(newDraft({ owner, kind, all }))} />
      )}
    </Stack>
  );
}

function FormSkeleton() {
  const { t } = useLingui();
  return <Skeleton height={240} role="status" aria-busy aria-label={t`Loading`} />;
}

/** What no longer waits has most likely arrived: true until the reports have been read anew. */
function useArrival(isWaiting: boolean): boolean {
  const reload = useReloadReports();
  const [hasWaited, setWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setWaited(true);
  const isArriving = hasWaited && !isWaiting;
  useEffect(() => {
    if (!isArriving) return;
    let isOver = false;
    void reload().then(() => !isOver && setWaited(false));
    return () => {
      isOver = true;
    };
  }, [isArriving, reload]);
  return isArriving;
}

type NotBegunProps = { kind: ReportKind; mayWrite: boolean; onBegin: () => void };

function NotBegun({ kind, mayWrite, onBegin }: NotBegunProps) {
  const { t } = useLingui();
  const title = kind === 'move_in' ? t`No move-in report yet` : t`No move-out report yet`;
  return (
    <EmptyState
      title={title}
      action={
        mayWrite && (
          <Button onClick={onBegin}>
            <Trans>Start the report</Trans>
          </Button>
        )
      }
    >
      {kind === 'move_in' ? (
        <Trans>
          Go through the home together and note each room with photos, meter readings and keys. The other side
          then agrees or adds comments.
        </Trans>
      ) : (
        <Trans>
          At the end of the lease, go through the same rooms again. You’ll then see both reports side by side.
        </Trans>
      )}
    </EmptyState>
  );
}

type SentReportProps = {
  report: ConditionReport;
  actor: ReportActor | null;
  /** Null: another version waits on this device. */
  onRevise: (() => void) | null;
};

function SentReport({ report, actor, onRevise }: SentReportProps) {
  const { i18n } = useLingui();
  const state = reportStateShown[report.state];
  const author = report.author_name;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4">
          <Trans>Home as seen on {formatDate(report.inspected_on)}</Trans>
        </Title>
        <Badge color={state.color}>{i18n._(state.label)}</Badge>
      </Group>
      <Text size="sm">
        <Trans>
          {author} sent it on {formatDate(dateInIndia(report.sent_at))}.
        </Trans>{' '}
        <Standing report={report} actor={actor} />
      </Text>
      <ReportAnswers key={report.version} report={report} actor={actor} onRevise={onRevise} />
    </Stack>
  );
}

/** Who has to act, in a sentence. */
function Standing({ report, actor }: Pick<SentReportProps, 'report' | 'actor'>) {
  const isWriter = actor?.side === report.written_by;
  const { agreed_at, agreed_by_name: name } = report;
  if (agreed_at) {
    return (
      <Trans>
        Sealed on {formatInstant(agreed_at)} with the name {name}. No one can change it.
      </Trans>
    );
  }
  if (report.state === 'commented') {
    return isWriter ? (
      <Trans>The other side commented. Agree to the comments, or change the report and send it again.</Trans>
    ) : (
      <Trans>Your comments are with the other side.</Trans>
    );
  }
  return isWriter ? (
    <Trans>It waits for the other side to agree or comment.</Trans>
  ) : (
    <Trans>Read every room. Then agree, or comment on what you see differently.</Trans>
  );
}
