// The form that orders a tenant check: the applicant, the home, why, which points, and what it costs.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isLanguage, languageNames, languages, writtenLanguage } from '../../../domain/languages.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { checkPoints } from '../../../domain/tenant-checks.ts';
import { useDraftedForm } from '../../components/form/use-drafted-form.ts';
import { LoadError } from '../../components/load-error.tsx';
import { checkPointLabels } from '../../components/tenant-checks/check-labels.ts';
import { useCheckReload } from '../../components/tenant-checks/use-check-reload.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';

const blank = {
  person_name: '',
  email: '',
  phone: '',
  language: writtenLanguage,
  home: '',
  managed: '',
  purpose: '',
  points: ['identity', 'employer'],
  again: false,
};
type TextName = 'person_name' | 'email' | 'phone' | 'home' | 'purpose';

export function OrderForm({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const reload = useCheckReload();
  const navigate = useNavigate();
  const [formId] = useState(() => crypto.randomUUID());
  const terms = useQuery(queries.tenantChecks.terms.queryOptions({ staleTime: 0 }));
  // An ended session takes nothing that was typed.
  const { fields, set, form } = useDraftedForm('tenant-check', blank, {
    send: api.tenantChecks.order,
    onSent: ({ id, number }) => {
      toast.success(msg`Check ${number} ordered`, msg`We’ve asked the applicant for their consent.`);
      void reload();
      void navigate(`/portal/checks?check=${id}`, { replace: true });
    },
  });
  const { errors } = form;
  const managed = terms.data?.managed_homes ?? [];
  const isIncluded = fields.managed !== '';
  const price = isIncluded ? 0 : (terms.data?.price ?? null);
  const text = (name: TextName) => ({
    value: fields[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  const submit = () =>
    form.submit({
      form_id: formId,
      managed_property_id: fields.managed || null,
      home: fields.home,
      person_name: fields.person_name,
      email: fields.email.trim() || null,
      phone: fields.phone.trim() || null,
      purpose: fields.purpose,
      points: checkPoints.filter((point) => fields.points.includes(point)),
      language: fields.language,
      again: fields.again,
      price: price ?? 0,
    });
  const amount = price === null ? '' : formatRupees(paise(price));
  return (
    <FormDialog
      title={t`Order a tenant check`}
      submitLabel={t`Ask for consent`}
      busy={form.isBusy}
      disabled={price === null}
      onSubmit={submit}
      onClose={onClose}
    >
      {terms.isError && <LoadError query={terms} otherwise={msg`The price could not be loaded`} />}
      {terms.data && price === null && (
        <Alert>
          <Trans>We have not set a price yet. Send us a message and we’ll tell you.</Trans>
        </Alert>
      )}
      <TextInput label={t`Full name of the applicant`} required maxLength={120} {...text('person_name')} />
      <TextInput
        label={t`Email of the applicant`}
        description={t`Email or mobile number: we ask for their consent there.`}
        type="email"
        maxLength={254}
        {...text('email')}
      />
      <TextInput label={t`Mobile number of the applicant`} type="tel" maxLength={20} {...text('phone')} />
      <SelectField
        label={t`Language of our message`}
        description={t`If they have an account, we write in the language they chose there.`}
        value={fields.language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => isLanguage(value) && set({ language: value })}
      />
      {managed.length > 0 && (
        <SelectField
          label={t`Managed home`}
          description={t`For a managed home the check is included.`}
          clearable
          value={fields.managed || null}
          options={managed.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => {
            const title = managed.find((home) => home.id === id)?.title;
            set({ managed: id ?? '', ...(title ? { home: title } : {}) });
          }}
        />
      )}
      <TextInput label={t`Which home is it for?`} required maxLength={200} {...text('home')} />
      <TextInput
        label={t`Why do you need the check?`}
        description={t`The applicant reads this.`}
        required
        maxLength={300}
        {...text('purpose')}
      />
      <Checkbox.Group
        label={t`What should we check?`}
        required
        value={fields.points}
        error={errors.points}
        onChange={(points) => set({ points })}
      >
        <Stack gap="xs" mt="xs">
          {checkPoints.map((point) => (
            <Checkbox key={point} value={point} label={i18n._(checkPointLabels[point])} />
          ))}
        </Stack>
      </Checkbox.Group>
      {(errors.again !== undefined || fields.again) && (
        <Checkbox
          label={t`Order another check of this applicant`}
          error={errors.again}
          checked={fields.again}
          onChange={(event) => set({ again: event.currentTarget.checked })}
        />
      )}
      {price !== null && (
        <Text size="sm">
          {isIncluded ? (
            <Trans>There is nothing to pay: checks are included in managed rental.</Trans>
          ) : (
            <Trans>Price: {amount}, GST included. You pay only after the applicant agrees.</Trans>
          )}
        </Text>
      )}
    </FormDialog>
  );
}
