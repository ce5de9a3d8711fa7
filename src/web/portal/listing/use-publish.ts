// The last button: stores the home as checked, publishes a new one, and leads back to the list.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { HomeFields } from '../../../contract/home-fields.ts';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { stepOf } from './listing-values.ts';
import type { ListingFormState } from './use-listing-form.ts';

const notPublished = msg`The home could not be saved. Nothing you typed is lost; please try again.`;
const published = msg`Your home is listed: it shows in the search now.`;
const changed = msg`Your changes show now.`;

export function usePublish(listing: ListingFormState, isNew: boolean) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();

  /** A field that the server refused is shown where it stands. */
  const showAtField = (fields: Record<string, string>): boolean => {
    const [first] = Object.keys(fields).flatMap((field) => stepOf(field) ?? []);
    listing.form.setErrors(fields);
    if (first) listing.move(first);
    return first !== undefined;
  };

  const mutation = useMutation({
    mutationFn: async (home: HomeFields) => {
      const id = await listing.ensureSaved();
      // The draft ends with the update: a later key must not bring it back.
      listing.stop();
      await api.properties.update({ id, ...home });
      if (isNew) await api.properties.publish({ id });
    },
    onSuccess: async () => {
      listing.forget();
      await client.invalidateQueries({ queryKey: queries.properties.listMine.key() });
      toast.success(successes.statusUpdated, isNew ? published : changed);
      await navigate('/my-properties');
      // Not before the form is gone: it would be drawn anew, empty, and say what is missing.
      client.removeQueries({ queryKey: queries.drafts.get.key() });
    },
    onError: (error) => {
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule);
      showAtField({
        ...fieldErrorsOf(error),
        ...(rule?.field ? { [rule.field]: failureText(error) } : {}),
      });
      toast.destructive(sentence ?? failureMessage(error, notPublished));
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  /** The second of two clicks comes before the button shows the first. */
  const isRunning = useRef(false);
  const publish = (home: HomeFields) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(home);
  };
  return { publish, isPending: mutation.isPending };
}

const failureText = (error: unknown): string => (error instanceof Error ? error.message : '');
