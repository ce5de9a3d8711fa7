// The form of the application profile: every field may stay empty, and nothing typed is lost.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationProfile } from '../../../contract/application-profile.ts';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import { EMPLOYER_MAX, type Occupation, occupations } from '../../../domain/application-profiles.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import type { FieldErrors } from '../../components/form/use-form-mutation.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { HouseholdFields, MoveInField } from '../../components/leads/application-fields.tsx';
import { occupationLabel } from '../../components/leads/lead-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ProfileValues, toSaved, toValues } from './application-profile-values.ts';
import { DeleteButton } from './delete-button.tsx';
import { ReferenceFields } from './reference-fields.tsx';

const notSaved = msg`The application profile could not be saved`;

export function ApplicationProfileForm({ profile }: { profile: ApplicationProfile | null }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const { fields, set: keep, forget } = useFormDraft('application-profile', toValues(profile));
  const form = useFormMutation({
    send: api.applicationProfile.save,
    failure: notSaved,
    onSent: (saved) => {
      forget();
      client.setQueryData(queries.applicationProfile.get.queryKey(), saved);
      toast.success(msg`Application profile saved`);
    },
  });
  const set = (own: Partial<typeof fields>) => {
    keep(own);
    form.change('moveIn' in own ? { move_in_date: own.moveIn } : own);
  };
  const submit = () => {
    form.submit(toSaved(fields));
  };
  const clear = () => {
    set(toValues(null));
    forget();
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <MoveInField
          value={fields.moveIn}
          onChange={(moveIn) => set({ moveIn })}
          error={form.errors.move_in_date}
          isOptional
        />
        <HouseholdFields fields={fields} set={set} errors={form.errors} isOptional />
        <WorkFields fields={fields} set={set} errors={form.errors} />
        <Textarea
          label={t`Notes`}
          description={t`A few words about you, as you would write to an owner.`}
          value={fields.notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
          maxLength={LEAD_NOTE_MAX}
          autosize
          minRows={2}
          error={form.errors.notes}
        />
        <ReferenceFields
          people={fields.references}
          onChange={(references) => set({ references })}
          errors={form.errors}
        />
        <Group justify="space-between">
          <Button type="submit" loading={form.isBusy}>
            <Trans>Save application profile</Trans>
          </Button>
          {profile && <DeleteButton onDeleted={clear} />}
        </Group>
      </Stack>
    </Form>
  );
}

type WorkProps = {
  fields: ProfileValues;
  set: (own: Partial<ProfileValues>) => void;
  errors: FieldErrors;
};

function WorkFields({ fields, set, errors }: WorkProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={t`Work`}
        options={occupations.map((value) => ({ value, label: i18n._(occupationLabel(value)) }))}
        value={fields.occupation}
        onChange={(value) => set({ occupation: value as Occupation | null })}
        clearable
        error={errors.occupation}
      />
      <TextInput
        label={t`Employer, firm or college`}
        value={fields.employer}
        onChange={(event) => set({ employer: event.currentTarget.value })}
        maxLength={EMPLOYER_MAX}
        error={errors.employer}
      />
    </>
  );
}
