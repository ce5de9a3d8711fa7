// Which of the owner's companies owns a managed home: what we invoice for the home then names it, with its GSTIN, and its rent may be paid to it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Checkbox, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../../domain/dates.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

const NONE = 'none';

export function CompanyButton({ homeId }: { homeId: string }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const found = useQuery({
    ...queries.ownerCompanies.ofHome.queryOptions({ input: { id: homeId }, staleTime: 0 }),
    enabled: dialog.opened,
  });
  const [picked, setPicked] = useState<string | null>(null);
  const [paid, setPaid] = useState<boolean | null>(null);
  const chosen = picked ?? found.data?.company?.id ?? NONE;
  const paidFrom = found.data?.paid_from ?? null;
  const isPaid = paid ?? paidFrom !== null;
  const form = useFormMutation({
    send: api.ownerCompanies.choose,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated, msg`The next invoice names it.`);
      setPicked(null);
      setPaid(null);
      return client.invalidateQueries({ queryKey: queries.ownerCompanies.key() });
    },
  });
  const { choices = [], company } = found.data ?? {};
  // One that a colleague chose stays to be seen.
  const options = [
    ...choices,
    ...(company && !choices.some(({ id }) => id === company.id) ? [company] : []),
  ].map(({ id, legal_name: name, gstin }) => ({ value: id, label: gstin ? `${name} (${gstin})` : name }));
  return (
    <FormDialogButton
      {...dialog}
      label={t`Company on invoices`}
      submitLabel={t`Save`}
      isBusy={form.isBusy || found.isPending}
      onSubmit={() =>
        form.submit({
          id: homeId,
          organisation_id: chosen === NONE ? null : chosen,
          is_paid: chosen !== NONE && isPaid,
        })
      }
    >
      <Text size="sm">
        <Trans>
          If a company owns this home, our invoices for it name the company and its GSTIN, so that it can
          claim the tax.
        </Trans>
      </Text>
      {found.data && options.length === 0 && (
        <Alert color="blue">
          <Trans>
            You don’t manage money for an owner’s company yet.{' '}
            <Anchor component={Link} to="/portal/team" underline="always">
              Add one
            </Anchor>{' '}
            first.
          </Trans>
        </Alert>
      )}
      <SelectField
        label={t`Owner of this home`}
        value={chosen}
        onChange={setPicked}
        options={[{ value: NONE, label: t`I own it myself` }, ...options]}
        error={form.errors.organisation_id}
      />
      {chosen !== NONE && (
        <Checkbox
          label={t`Kiraya pays the rent that it collects for this home to the company, not to me`}
          description={
            paidFrom && paid !== false
              ? t`We pay the company from ${formatInstant(paidFrom)}.`
              : t`Into the bank account that its administrator gives under My organisation. For your safety this begins a few days after you save.`
          }
          checked={isPaid}
          onChange={(event) => setPaid(event.currentTarget.checked)}
        />
      )}
    </FormDialogButton>
  );
}
