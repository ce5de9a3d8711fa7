// Offers somebody signed in to report the home, unless it is their own.
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import steps from './next-steps.module.css';
import { useStep } from './use-step.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

type ReportStepProps = { homeId: string; title: string };

export default function ReportStep(props: ReportStepProps) {
  return (
    <ApiProvider>
      <Step {...props} />
    </ApiProvider>
  );
}

function Step({ homeId, title }: ReportStepProps) {
  const { queries } = useApi();
  const own = useQuery(queries.properties.listMine.queryOptions({ input: { id: homeId } }));
  const step = useStep('report');
  // Who could not be asked may report: the server refuses one's own home too.
  if (own.isPending || (own.data && own.data.total > 0)) return null;
  return (
    <>
      <button type="button" className={steps.report} onClick={step.open}>
        <Trans>Report this listing</Trans>
      </button>
      {step.opened && (
        <Suspense>
          <ReportDialog homeId={homeId} title={title} onClose={step.close} />
        </Suspense>
      )}
    </>
  );
}
