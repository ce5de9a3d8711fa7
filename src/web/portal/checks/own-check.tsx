// One's own tenant check: the applicant agrees, declines or takes it back; the owner pays or cancels; both may object to the report.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { Link } from 'react-router';
import type { TenantCheckDetail } from '../../../contract/tenant-checks.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { ENDED_DAYS, FILES_DAYS, REPORT_MONTHS } from '../../../domain/tenant-checks.ts';
import { useMove } from '../../components/form/use-move.ts';
import { CheckView } from '../../components/tenant-checks/check-view.tsx';
import { FileChoice } from '../../components/tenant-checks/file-choice.tsx';
import { ReferenceButton } from '../../components/tenant-checks/reference-button.tsx';
import { useCheckReload } from '../../components/tenant-checks/use-check-reload.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ContactsButton } from './contacts-button.tsx';
import { PayCheck } from './pay-check.tsx';

export function OwnCheck({ id }: { id: string }) {
  const { queries } = useApi();
  return (
    <CheckView
      query={queries.tenantChecks.getMine.queryOptions({ input: { id }, staleTime: 0 })}
      actions={(check) => (
        <>
          {check.side === 'person' && <Applicant check={check} />}
          {check.side === 'orderer' && <Owner check={check} />}
          {check.status === 'done' && <Objection check={check} />}
        </>
      )}
    />
  );
}

type Own = { check: TenantCheckDetail };
type Send = (input: { id: string }) => Promise<TenantCheckDetail>;

function useStep(send: Send) {
  return useMove({
    send,
    onDone: () => toast.success(successes.statusUpdated),
    reload: useCheckReload(),
  });
}

function Applicant({ check }: Own) {
  const { id, status } = check;
  const { t } = useLingui();
  const { api } = useApi();
  const agree = useStep(api.tenantChecks.agree);
  const refuse = useStep(api.tenantChecks.refuse);
  const withdraw = useStep(api.tenantChecks.withdraw);
  const years = REPORT_MONTHS / 12;
  if (status === 'asked')
    return (
      <>
        <Alert>
          <Trans>
            If you say yes, we check only these points and use only what you give us. The owner gets the
            answers, never your documents. We delete your documents {FILES_DAYS} days after the report, and
            the report after {years} years. Without a report we keep your name for {ENDED_DAYS} days. You get
            the same report and can object to it. You can take your consent back until the report is ready.
          </Trans>
        </Alert>
        <Button loading={agree.isPending} onClick={() => agree.mutate({ id })}>
          <Trans>Yes, I agree</Trans>
        </Button>
        <ConfirmButton
          variant="default"
          question={t`Say no to this check?`}
          explanation={t`We check nothing, and the owner hears of it. Only a new order can ask you again.`}
          confirmLabel={t`No, don’t check`}
          onConfirm={() => refuse.mutateAsync({ id }).catch(() => {})}
        >
          <Trans>No, don’t check</Trans>
        </ConfirmButton>
      </>
    );
  if (status !== 'agreed' && status !== 'in_work') return null;
  return (
    <>
      <Alert w="100%">
        {status === 'agreed' ? (
          <Trans>Thank you. We start when the owner has paid. You can add documents already.</Trans>
        ) : (
          <Trans>We’re checking. Add documents that show what is asked.</Trans>
        )}{' '}
        <Trans>
          For example a passport, a payslip or a rent receipt. Only you and our team see them, never the
          owner.
        </Trans>
      </Alert>
      <ContactsButton check={check} />
      <FileChoice id={id} />
      <ConfirmButton
        variant="default"
        question={t`Take back your consent?`}
        explanation={t`We stop at once, delete your documents the next night, and there is no report.`}
        confirmLabel={t`Take back consent`}
        destructive
        onConfirm={() => withdraw.mutateAsync({ id }).catch(() => {})}
      >
        <Trans>Take back consent</Trans>
      </ConfirmButton>
    </>
  );
}

function Owner({ check }: Own) {
  const { t } = useLingui();
  const { api } = useApi();
  const { id, status, price, payment_reference: reported } = check;
  const cancel = useStep(api.tenantChecks.cancel);
  const amount = formatRupees(paise(price ?? 0));
  return (
    <>
      {status === 'agreed' && !reported && <PayCheck check={check} />}
      {status === 'agreed' && reported && (
        <Alert w="100%">
          <Trans>
            You reported the payment {reported}. We’ll confirm it when it reaches our account, and start.
          </Trans>
        </Alert>
      )}
      {check.is_refund_due && (
        <Alert>
          {check.is_paid ? (
            <Trans>We’ll refund {amount} to the account you paid from.</Trans>
          ) : (
            <Trans>
              You reported the payment {reported}. If it reached our account, we’ll refund {amount}.
            </Trans>
          )}
        </Alert>
      )}
      {status === 'agreed' && (
        <ReferenceButton
          id={id}
          label={reported ? t`Correct the reference` : t`Report the payment`}
          explanation={t`Your bank or UPI app shows the reference after you paid.`}
          known={reported}
          send={api.tenantChecks.reportPayment}
        />
      )}
      {(status === 'asked' || (status === 'agreed' && !reported)) && (
        <ConfirmButton
          variant="default"
          question={t`Cancel this check?`}
          explanation={t`We check nothing, and there is nothing to pay.`}
          confirmLabel={t`Cancel the check`}
          destructive
          onConfirm={() => cancel.mutateAsync({ id }).catch(() => {})}
        >
          <Trans>Cancel the check</Trans>
        </ConfirmButton>
      )}
    </>
  );
}

/** The complaint has its number and its day; the form keeps the words. */
function Objection({ check: { number } }: Own) {
  const { i18n } = useLingui();
  const words = i18n._(msg`Report of tenant check ${number}: `);
  return (
    <Button component={Link} to="/portal/complaints?write=new" state={{ words }} variant="default">
      <Trans>Object to the report</Trans>
    </Button>
  );
}
