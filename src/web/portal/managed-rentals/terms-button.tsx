// Opens what was agreed on a managed home: the same month after month, so that no row of months says it.
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { OwnHomeMonths } from '../../../contract/rvl.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { IconFileText } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';
import { useOpened } from '../../ui/use-opened.ts';

/** Comes when it is opened. */
const TermsDialog = lazy(() => import('./terms-dialog.tsx'));

export function TermsButton({ home }: { home: OwnHomeMonths }) {
  const { t } = useLingui();
  const name = useHomeName(home.property_name);
  const { opened, onOpen, onClose } = useOpened();
  return (
    <>
      <RowButton
        hasWords
        icon={<IconFileText size={18} aria-hidden />}
        aria-label={t`Terms, fee and mandate: ${name}`}
        onClick={onOpen}
      >
        <Trans>Terms</Trans>
      </RowButton>
      <Suspense>{opened && <TermsDialog home={home} name={name} onClose={onClose} />}</Suspense>
    </>
  );
}
