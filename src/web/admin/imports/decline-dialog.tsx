// Asks why a file is not imported; its owner gets the reason.
import { useLingui } from '@lingui/react/macro';
import type { ImportReview } from '../../../contract/import-reviews.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useImportDecision } from './use-import-decision.ts';

type DeclineDialogProps = { review: ImportReview; onClose: () => void };

export function DeclineDialog({ review, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const form = useImportDecision('decline', onClose);
  const file = review.file_name;
  return (
    <ReasonDialog
      title={t`Decline ${file}`}
      submitLabel={t`Decline`}
      explanation={t`Nothing is imported. We’ll send the reason to the owner, who can import a corrected file.`}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: review.id, reason })}
      onClose={onClose}
    />
  );
}
