// The form that asks for the offer of a guaranteed rent: one's own listing or managed home, or another one by its address.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraftedForm } from '../../components/form/use-drafted-form.ts';
import { useGuaranteedReload } from '../../components/guaranteed-leases/use-guaranteed-reload.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';

const blank = { chosen: '', home: '', address: '', hoped_rent: '' as Rupees, details: '' };

export function OrderForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const reload = useGuaranteedReload();
  const navigate = useNavigate();
  const [formId] = useState(() => crypto.randomUUID());
  const homes = useQuery(queries.guaranteedLeases.homes.queryOptions({ staleTime: 0 }));
  const { fields, set, form } = useDraftedForm('guaranteed-lease', blank, {
    send: api.guaranteedLeases.order,
    onSent: ({ id, number }) => {
      toast.success(msg`Order ${number} received`, msg`We’ll call you to visit the home.`);
      void reload();
      void navigate(`/portal/guaranteed-leases?order=${id}`, { replace: true });
    },
  });
  const { errors } = form;
  const { listed = [], managed = [] } = homes.data ?? {};
  // A home that we manage may be listed as well: its mandate is the one that counts.
  const options = [
    ...managed.map(({ id, title }) => ({ value: `managed:${id}`, label: title })),
    ...listed.map(({ id, title }) => ({ value: `listed:${id}`, label: title })),
  ];
  const [kind, homeId] = fields.chosen.split(':');
  const submit = () =>
    form.submit({
      form_id: formId,
      property_id: kind === 'listed' ? (homeId ?? null) : null,
      managed_property_id: kind === 'managed' ? (homeId ?? null) : null,
      home: fields.home,
      address: fields.address,
      hoped_rent: paiseOf(fields.hoped_rent),
      details: fields.details.trim() || null,
    });
  return (
    <FormDialog
      title={t`Ask for an offer`}
      submitLabel={t`Send`}
      busy={form.isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">
        <Trans>We visit the home and make an offer. It costs nothing, and you can decline it.</Trans>
      </Text>
      {options.length > 0 && (
        <SelectField
          label={t`Home`}
          description={t`One of yours, or leave it empty for another one.`}
          clearable
          value={fields.chosen || null}
          options={options}
          onChange={(chosen) => {
            const title = options.find(({ value }) => value === chosen)?.label;
            set({ chosen: chosen ?? '', ...(title ? { home: title } : {}) });
          }}
        />
      )}
      <TextInput
        label={t`What do you call the home?`}
        description={t`Such as 2 BHK in Baner`}
        required
        maxLength={200}
        value={fields.home}
        error={errors.home}
        onChange={(event) => set({ home: event.currentTarget.value })}
      />
      <TextInput
        label={t`Full address`}
        description={t`Only our team sees it.`}
        required
        maxLength={300}
        value={fields.address}
        error={errors.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <RupeeInput
        label={t`Rent you have in mind`}
        description={t`Per month, if you want to say`}
        value={fields.hoped_rent}
        error={errors.hoped_rent}
        onChange={(hoped_rent) => set({ hoped_rent })}
      />
      <Textarea
        label={t`Size, furnishing, anything to know`}
        autosize
        minRows={2}
        maxLength={1000}
        value={fields.details}
        error={errors.details}
        onChange={(event) => set({ details: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
