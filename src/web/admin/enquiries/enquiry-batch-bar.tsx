// Assigns the chosen enquiries, or all that match, or moves them on together.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { enquiryOwners, enquiryShows } from '../../../contract/choices.ts';
import type { EnquiryKind } from '../../../domain/enquiries.ts';
import { type Chosen, useCountWords } from '../../components/list/all-matching.tsx';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { May } from '../shell/may.tsx';
import { enquiryFailures } from './enquiry-messages.ts';
import { NOBODY, useColleagues } from './use-colleagues.ts';

type Filter = {
  q: string | undefined;
  show: (typeof enquiryShows)[number];
  kind: EnquiryKind | undefined;
  assigned: (typeof enquiryOwners)[number];
};

type EnquiryBatchBarProps = {
  chosen: Chosen;
  filter: Filter;
  /** How many match, counted up to 1,000. */
  total: number;
  onDone: () => void;
};

export function EnquiryBatchBar({ chosen, filter, total, onDone }: EnquiryBatchBarProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const shared = {
    chosen,
    failure: enquiryFailures.save,
    reload: () => client.invalidateQueries({ queryKey: queries.enquiries.key() }),
    onDone,
  };
  const assign = useBatchBar({
    ...shared,
    send: api.enquiries.assignMatching,
    said: (count) => msg`${plural(count, { one: '# enquiry assigned', other: '# enquiries assigned' })}`,
  });
  const move = useBatchBar({
    ...shared,
    send: api.enquiries.moveMatching,
    said: (count) => msg`${plural(count, { one: '# enquiry changed', other: '# enquiries changed' })}`,
  });
  const count = useCountWords()(chosen, total);
  const moveTo = (status: 'answered' | 'closed') => {
    assign.forget();
    return move.run({ ...filter, status });
  };
  return (
    <BatchBar
      chosen={chosen}
      total={total}
      bar={move.isBusy || move.report ? move : assign}
      hint={<Trans>Choose enquiries to assign or close</Trans>}
    >
      {(isDisabled) => {
        const disabled = isDisabled || assign.isBusy || move.isBusy;
        return (
          <>
            <May to="enquiries.assignMatching">
              <AssignButton
                disabled={disabled}
                onAssign={(user_id) => {
                  move.forget();
                  return assign.run({ ...filter, user_id });
                }}
              />
            </May>
            <ConfirmButton
              variant="default"
              size="compact-sm"
              disabled={disabled}
              question={t`Mark the chosen enquiries answered?`}
              explanation={
                <Trans>Chosen: {count}. No answer is sent. To undo this, take up each enquiry again.</Trans>
              }
              confirmLabel={t`Mark answered`}
              onConfirm={() => moveTo('answered')}
            >
              <Trans>Mark answered</Trans>
            </ConfirmButton>
            <ConfirmButton
              variant="default"
              size="compact-sm"
              disabled={disabled}
              question={t`Close the chosen enquiries?`}
              explanation={
                <Trans>Chosen: {count}. No answer is sent. To undo this, take up each enquiry again.</Trans>
              }
              confirmLabel={t`Close`}
              onConfirm={() => moveTo('closed')}
            >
              <Trans>Close</Trans>
            </ConfirmButton>
          </>
        );
      }}
    </BatchBar>
  );
}

type AssignButtonProps = { disabled: boolean; onAssign: (userId: string | null) => unknown };

function AssignButton({ disabled, onAssign }: AssignButtonProps) {
  const { t } = useLingui();
  const dialog = useOpened();
  const { known, isPending } = useColleagues();
  const [to, setTo] = useState(NOBODY);
  return (
    <FormDialogButton
      {...dialog}
      label={t`Assign`}
      title={t`Assign the chosen enquiries`}
      submitLabel={t`Assign`}
      button={{ disabled, size: 'compact-sm' }}
      isBusy={false}
      onSubmit={() => {
        dialog.onClose();
        void onAssign(to === NOBODY ? null : to);
      }}
    >
      <SelectField
        label={t`Assigned to`}
        options={[{ value: NOBODY, label: t`No one` }, ...known]}
        value={to}
        allowDeselect={false}
        disabled={isPending}
        onChange={(chosen) => setTo(chosen ?? NOBODY)}
      />
    </FormDialogButton>
  );
}
