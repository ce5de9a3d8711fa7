// Begins to serve a city: where its centre is, and who hears of it.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CityRow } from '../../../contract/served-cities.ts';
import { bareNumber } from '../../../domain/phones.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

const served = msg`The city is served from now on`;
const notServed = msg`The city could not be served`;

export function ServeDialog({ city, onClose }: { city: CityRow; onClose: () => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [pincode, setPincode] = useState('');
  const { name, people } = city;
  const form = useFormMutation({
    send: api.servedCities.serve,
    failure: notServed,
    onSent: () => {
      toast.success(served);
      onClose();
      return client.invalidateQueries({ queryKey: queries.servedCities.key() });
    },
  });
  return (
    <FormDialog
      title={t`Serve ${name}`}
      submitLabel={t`Serve`}
      busy={form.isBusy}
      onSubmit={() => form.submit({ id: city.id, pincode: bareNumber(pincode) || null })}
      onClose={onClose}
    >
      <Text size="sm">
        <Trans>From now on homes can be listed in {name} and found there.</Trans>{' '}
        {people > 0 && (
          <Plural value={people} one="We’ll tell # person who waits." other="We’ll tell # people who wait." />
        )}
      </Text>
      <TextInput
        label={t`PIN code of its centre`}
        description={city.has_point ? t`Only if the centre we know is wrong` : undefined}
        required={!city.has_point}
        inputMode="numeric"
        maxLength={30}
        value={pincode}
        onChange={(event) => setPincode(event.currentTarget.value)}
        error={form.errors.pincode}
      />
    </FormDialog>
  );
}
