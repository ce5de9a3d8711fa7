// Raises a request; without a connection it is kept and sent later, and says so.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { HomeToRepair } from '../../../contract/maintenance.ts';
import { type MaintenanceSide, maintenanceCategories, priorities } from '../../../domain/maintenance.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { categoryLabels, priorityLabels } from '../../components/maintenance/maintenance-labels.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { isUnanswered } from '../../lib/offline/outbox.ts';
import { toastQueued } from '../../lib/offline/outbox-toasts.ts';
import type { NewRequest } from '../../lib/offline/waiting.ts';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { HomeField, keyOfHome, placeOf } from './home-field.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { useKeepRequest } from './use-keep-request.ts';
import { useReloadMaintenance } from './use-maintenance-move.ts';

const blank = { home: '', title: '', description: '', category: 'plumbing', priority: 'normal' };
const confirmation = {
  tenant: msg`We’ll notify the landlord.`,
  landlord: msg`We’ll notify the other side.`,
  manager: msg`We’ll notify the landlord and the tenant.`,
};
const vacantOffer = msg`It is on the board now.`;

type RaiseFormProps = {
  as: MaintenanceSide;
  /** It can be raised for these. */
  homes: readonly HomeToRepair[];
  onSearch?: (typed: string) => void;
  /** Sent, or kept on the device. */
  onDone?: () => void;
  /** The reader came to fill it: its first field has the focus, though the form comes after the page or the dialog. */
  startsHere?: boolean;
};

export function RaiseForm({ as: side, homes, onSearch, onDone, startsHere = false }: RaiseFormProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useReloadMaintenance();
  const keepRequest = useKeepRequest();
  const { fields, set, forget } = useFormDraft(
    side === 'tenant' ? 'maintenance' : `maintenance.${side}`,
    blank,
  );
  const [photos, setPhotos] = useState<File[]>([]);
  // Whoever has several homes to look after says which; a tenant means the one they live in.
  const usual = side === 'tenant' || homes.length === 1 ? homes[0] : undefined;
  // What is searched for next need not hold the home that is chosen.
  const [chosen, setChosen] = useState<HomeToRepair>();
  const home = [...homes, chosen].find((one) => one && keyOfHome(one) === fields.home) ?? usual;
  const choose = (key: string) => {
    set({ home: key });
    setChosen(homes.find((one) => keyOfHome(one) === key));
  };
  const clear = () => {
    set(blank);
    setPhotos([]);
    forget();
    onDone?.();
  };
  const keep = async (request: NewRequest, key?: string) => {
    const isKept = await keepRequest(request, photos, key === undefined ? {} : { key });
    if (isKept) {
      clear();
      toastQueued();
    }
    return isKept;
  };
  // A line that breaks on the way is no reason to type it again: it waits under the key it was sent with.
  const send = async (request: NewRequest, options: { context: CallContext }) => {
    try {
      return { request, id: (await api.maintenance.raise(request, options)).id };
    } catch (error) {
      if (isUnanswered(error) && (await keep(request, options.context.idempotencyKey))) return null;
      throw error;
    }
  };
  const form = useFormMutation({
    send,
    onSent: async (sent) => {
      if (sent === null) return;
      if (photos.length > 0) await keepRequest(sent.request, photos, { requestId: sent.id });
      clear();
      toast.success(msg`Request sent`, 'lease_id' in sent.request ? confirmation[side] : vacantOffer);
      await reload();
    },
  });
  const submit = () => {
    const request = {
      ...placeOf(home),
      title: fields.title,
      description: fields.description,
      category: maintenanceCategories.find((one) => one === fields.category) ?? 'other',
      priority: priorities.find((one) => one === fields.priority) ?? 'normal',
    };
    if (navigator.onLine) return form.submit(request);
    // What the server would say first, for there is nobody to ask.
    if (!home) form.setErrors({ lease_id: t`Choose a home` });
    else if (request.title.trim().length < 3) form.setErrors({ title: t`Say in a few words what is broken` });
    else void keep(request);
  };
  const hasChoice = homes.length > 1 || onSearch !== undefined;
  const isTitleFirst = startsHere && (!hasChoice || home !== undefined);
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        {hasChoice && (
          <HomeField
            isFirst={startsHere && !isTitleFirst}
            homes={home && !homes.includes(home) ? [home, ...homes] : homes}
            value={home}
            onChange={choose}
            onSearch={onSearch}
            namesTenants={side !== 'tenant'}
            error={form.errors.lease_id ?? form.errors.property_id ?? form.errors.managed_property_id}
          />
        )}
        <TextInput
          label={t`What is the problem?`}
          autoFocus={isTitleFirst}
          data-autofocus={isTitleFirst || undefined}
          required
          maxLength={120}
          value={fields.title}
          onChange={(event) => {
            set({ title: event.currentTarget.value });
            form.change({ title: '' });
          }}
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
          label={t`Type of problem`}
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
    </Form>
  );
}
