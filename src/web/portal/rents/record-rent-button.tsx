// The button of a row that records rent in place; its dialog comes with the first click.
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useOpened } from '../../ui/use-opened.ts';

/** The lists that have it keep their budget of scripts. */
const RecordRent = lazy(() => import('./record-rent.tsx'));

type RecordRentButtonProps = {
  leaseId: string;
  tenant: string;
  /** Its reader is the landlord, whose PAN the receipts may need. */
  isOwn: boolean;
};

export function RecordRentButton({ leaseId, tenant, isOwn }: RecordRentButtonProps) {
  const { t } = useLingui();
  const dialog = useOpened();
  const [isThere, setThere] = useState(false);
  const close = () => {
    dialog.onClose();
    setThere(false);
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        flex="none"
        aria-haspopup="dialog"
        aria-label={t`Record rent: ${tenant}`}
        loading={dialog.opened && !isThere}
        onClick={dialog.onOpen}
      >
        {t`Record rent`}
      </Button>
      {dialog.opened && (
        <Suspense fallback={null}>
          <RecordRent
            leaseId={leaseId}
            tenant={tenant}
            isOwn={isOwn}
            onThere={() => setThere(true)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
