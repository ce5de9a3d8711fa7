// Raises a request; without a connection it is kept and sent later, and says so.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { maintenanceCategories, priorities } from '../../../domain/maintenance.ts';
import { useKeptFields } from '../../components/leads/use-kept-fields.ts';
import { useLeadForm } from '../../components/leads/use-lead-form.ts';
import { categoryLabels, priorityLabels } from '../../components/maintenance/labels.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOutbox } from './outbox.ts';
import type { NewRequest } from './outbox-store.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { useReloadMaintenance } from './use-maintenance-move.ts';

const blank = { lease: '', title: '', description: '', category: 'plumbing', priority: 'normal' };

export function RaiseForm({ leases }: { leases: readonly Lease[] }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useReloadMaintenance();
  const outbox = useOutbox();
  const { fields, set, forget } = useKeptFields('maintenance', blank);
  const [photos, setPhotos] = useState<File[]>([]);
  const clear = () => {
    set(blank);
    setPhotos([]);
    forget();
  };
  const keep = async (request: NewRequest, key?: string) => {
    await outbox.add(request, photos, key === undefined ? {} : { key });
    clear();
    toast.neutral(msg`Kept on this device`, msg`It is sent as soon as there is a connection.`);
  };
  // A line that breaks on the way is no reason to type it again: it waits under the key it was sent with.
  const send = async (request: NewRequest, options: { context: CallContext }) => {
    try {
      return { request, id: (await api.maintenance.raise(request, options)).id };
    } catch (error) {
      if (hasStatus(error)) throw error;
      await keep(request, options.context.idempotencyKey);
      return null;
    }
  };
  const form = useLeadForm({
    send,
    onSent: async (sent) => {
      if (sent === null) return;
      if (photos.length > 0) await outbox.add(sent.request, photos, { requestId: sent.id });
      clear();
      toast.success(msg`Request sent`, msg`The landlord gets an e-mail.`);
      await reload();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = {
      lease_id: fields.lease || (leases[0]?.id ?? ''),
      title: fields.title,
      description: fields.description,
      category: maintenanceCategories.find((one) => one === fields.category) ?? 'other',
      priority: priorities.find((one) => one === fields.priority) ?? 'normal',
    };
    if (navigator.onLine) form.submit(request);
    else if (request.title.trim().length < 3) form.setErrors({ title: t`Say in a few words what is broken` });
    else void keep(request);
  };
  return (
    <Card padding="md">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Title order={2} size="h4">
            <Trans>What needs repair?</Trans>
          </Title>
          {leases.length > 1 && (
            <SelectField
              label={t`Home`}
              value={fields.lease || (leases[0]?.id ?? null)}
              onChange={(lease) => set({ lease: lease ?? '' })}
              allowDeselect={false}
              options={leases.map(({ id, home_name }) => ({ value: id, label: home_name }))}
              error={form.errors.lease_id}
            />
          )}
          <TextInput
            label={t`In a few words`}
            required
            maxLength={120}
            value={fields.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
            error={form.errors.title}
          />
          <Textarea
            label={t`More about it (optional)`}
            maxLength={2000}
            autosize
            minRows={2}
            value={fields.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
            error={form.errors.description}
          />
          <SelectField
            label={t`It is about`}
            value={fields.category}
            onChange={(category) => set({ category: category ?? 'other' })}
            allowDeselect={false}
            options={maintenanceCategories.map((value) => ({ value, label: i18n._(categoryLabels[value]) }))}
          />
          <SelectField
            label={t`How urgent is it?`}
            value={fields.priority}
            onChange={(priority) => set({ priority: priority ?? 'normal' })}
            allowDeselect={false}
            options={priorities.map((value) => ({ value, label: i18n._(priorityLabels[value]) }))}
          />
          <PhotoChoice files={photos} onChange={setPhotos} />
          <Button type="submit" loading={form.isBusy} style={{ alignSelf: 'flex-start' }}>
            <Trans>Send the request</Trans>
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** Answered, whatever the answer was. */
const hasStatus = (error: unknown) => error instanceof Error && 'status' in error;
