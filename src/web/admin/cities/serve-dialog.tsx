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

const served = msg`We now serve this city`;
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
        <Trans>From now on, people can list and find homes in {name}.</Trans>{' '}
        {people > 0 && (
          <Plural
            value={people}
            one="We’ll notify # person waiting."
            other="We’ll notify # people waiting."
          />
        )}
      </Text>
      <TextInput
        label={t`PIN code of the city centre`}
        description={city.has_point ? t`Only if our city centre is wrong` : undefined}
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
