// Names another time for a visit: an answer to one that was asked for, or a change of one already agreed.
import { useLingui } from '@lingui/react/macro';
import { Button, Modal, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Retiming } from './retime-form.tsx';

/** The calendar and the rule of contacts weigh more than the list of leads, and few change a time. */
const RetimeForm = lazy(() => import('./retime-form.tsx').then((file) => ({ default: file.RetimeForm })));

export function RetimeButton({ visit, action }: Retiming) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const title = action === 'propose' ? t`Propose another time` : t`Reschedule`;
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {title}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <Suspense fallback={<Skeleton h={240} />}>
          <RetimeForm visit={visit} action={action} onDone={() => setOpened(false)} />
        </Suspense>
      </Modal>
    </>
  );
}
