// Changes a saved search: its name, how often its letters come, and its filters by way of the results page.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { SavedSearch } from '../../../contract/saved-searches.ts';
import { SEARCH_NAME_MAX, type SearchFrequency, searchFrequencies } from '../../../domain/saved-searches.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { toast } from '../../ui/toast-store.ts';

export const frequencyLabels: Record<SearchFrequency, MessageDescriptor> = {
  at_once: msg`At once`,
  daily: msg`Every day`,
  weekly: msg`Every week`,
};
const explanations: Record<SearchFrequency, MessageDescriptor> = {
  at_once: msg`Within minutes; homes listed together share one email`,
  daily: msg`At eight in the morning, if there is something new`,
  weekly: msg`Once a week at eight in the morning, if there is something new`,
};

export function EditSavedSearch({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [name, setName] = useState(search.name);
  const [frequency, setFrequency] = useState<string>(search.frequency);
  const { errors, isBusy, submit } = useFormMutation({
    send: (changed: { name: string; frequency: SearchFrequency }, options) =>
      api.savedSearches.update({ id: search.id, ...changed }, options),
    failure: msg`The search could not be changed`,
    onSent: () => {
      toast.success(msg`Search changed`);
      onClose();
      return client.invalidateQueries({ queryKey: queries.savedSearches.key() });
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const chosen = searchFrequencies.find((known) => known === frequency) ?? search.frequency;
    submit({ name, frequency: chosen });
  };
  return (
    <OpenModal onClose={onClose} title={t`Edit search`}>
      <form onSubmit={save}>
        <Stack>
          <TextInput
            label={t`Name`}
            value={name}
            maxLength={SEARCH_NAME_MAX}
            error={errors.name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <Radio.Group label={t`Emails about new homes`} value={frequency} onChange={setFrequency}>
            <Stack gap="xs" mt="xs">
              {searchFrequencies.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={i18n._(frequencyLabels[one])}
                  description={i18n._(explanations[one])}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Text size="sm" c="dimmed">
            <Trans>
              For other filters, <Link to={`/properties?${search.query}`}>open the search</Link>, change them
              and save it again.
            </Trans>
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" loading={isBusy}>
              <Trans>Save changes</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </OpenModal>
  );
}
