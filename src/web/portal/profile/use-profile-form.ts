// The profile form's behaviour: checks by the contract's schema, sends what changed, keeps what was typed when that fails.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Profile, profileUpdate } from '../../../contract/account.ts';
import { fieldErrorsOf } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures } from '../../lib/messages.ts';
import { fieldFaults } from '../../lib/refusals.ts';
import { useKeepProfile } from '../../lib/use-profile.ts';
import { toast } from '../../ui/toast-store.ts';
import { numberFields, unreadFaults } from './number-hints.ts';
import { changedFields, type FormField, type FormValues, toFormValues } from './profile-values.ts';
import { keepUnsaved, readUnsaved } from './unsaved-fields.ts';

const check = fieldFaults(profileUpdate);
const tryAgain = msg`Nothing you typed is lost. Please try again.`;

/** `profile` holds at least the user id; fields it lacks start empty and are sent only when typed. */
export function useProfileForm(userId: string, profile: Partial<Profile>) {
  const { i18n } = useLingui();
  const { api } = useApi();
  const keepProfile = useKeepProfile();
  const saved = toFormValues(profile);
  const [earlier] = useState(() => readUnsaved(userId));
  const form = useForm<FormValues>({
    initialValues: { ...saved, ...earlier },
    // What was not touched is as the server has it; only changes are judged.
    validate: (values) => {
      const changed = changedFields(values, saved);
      return { ...check(changed), ...unreadFaults(i18n, changed) };
    },
    validateInputOnBlur: [...numberFields],
    onValuesChange: (values) => keepUnsaved(userId, changedFields(values, saved)),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (values: FormValues) => api.profile.update(changedFields(values, saved)),
    onSuccess: (updated) => {
      keepProfile(updated);
      form.setValues(toFormValues(updated));
      keepUnsaved(userId, {});
      toast.success(msg`Profile updated`);
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      toast.destructive(failures.updateProfile, failureMessage(error, tryAgain));
    },
  });
  const changed = Object.keys(changedFields(form.values, saved)) as FormField[];
  return {
    form,
    saving: isPending,
    changes: changed.length,
    changed,
    wasRestored: Object.keys(earlier).length > 0,
    save: form.onSubmit((values) => mutate(values)),
    discard: () => {
      form.setValues(saved);
      form.clearErrors();
    },
  };
}
