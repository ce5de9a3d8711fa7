// How claims of one kind were verified, and until when that is good.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type ClaimKind, type ClaimMethod, claimRules, latestEnd } from '../../../domain/claims.ts';
import { addDays } from '../../../domain/dates.ts';
import { claimKindLabels, claimMethodLabels } from '../../components/claims/claim-labels.ts';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type VerifyFormProps = {
  kind: ClaimKind;
  errors: Readonly<Record<string, string | undefined>>;
  busy: boolean;
  onSubmit: (decision: { method: ClaimMethod; valid_until: string }) => void;
  onClose: () => void;
  /** What else is said before it is done. */
  note?: ReactNode;
};

export function VerifyForm({ kind, errors, busy, onSubmit, onClose, note }: VerifyFormProps) {
  const { i18n, t } = useLingui();
  const today = clock.today();
  const latest = latestEnd(kind, today);
  const { methods } = claimRules[kind];
  const [method, setMethod] = useState<ClaimMethod>(methods[0]);
  const [until, setUntil] = useState<string | null>(latest);
  return (
    <FormDialog
      title={t`Verify: ${i18n._(claimKindLabels[kind])}`}
      submitLabel={t`Verify`}
      busy={busy}
      disabled={until === null}
      onSubmit={() => onSubmit({ method, valid_until: until ?? '' })}
      onClose={onClose}
    >
      <Text size="sm">{t`The badge says what was verified, how, when and until when.`}</Text>
      {note}
      <SelectField
        label={t`How was it verified?`}
        options={methods.map((value) => ({ value, label: i18n._(claimMethodLabels[value]) }))}
        value={method}
        onChange={(value) => setMethod(methods.find((one) => one === value) ?? methods[0])}
        allowDeselect={false}
        error={errors.method}
      />
      <DateField
        label={t`Good until`}
        required
        today={today}
        min={addDays(today, 1)}
        max={latest}
        value={until}
        onChange={setUntil}
        error={errors.valid_until}
      />
    </FormDialog>
  );
}
