// The last terms of a lease: where the home is, the tenant's number, and anything else agreed. Comes after the form, which has a budget of scripts.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { isByHand, type PartProps } from './lease-values.ts';
import { TenantPhone } from './tenant-phone.tsx';

const columns = { base: 1, sm: 2 };

export function OtherFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <SimpleGrid cols={columns} spacing="md">
        <TextInput
          label={t`Address of the home`}
          maxLength={300}
          value={fields.home_address}
          onChange={(event) => set({ home_address: event.currentTarget.value })}
          error={errors.home_address}
        />
        {!isByHand(fields) && <TenantPhone fields={fields} set={set} errors={errors} />}
      </SimpleGrid>
      <Textarea
        label={t`Anything else you agree on`}
        maxLength={5000}
        autosize
        minRows={3}
        value={fields.terms}
        onChange={(event) => set({ terms: event.currentTarget.value })}
        error={errors.terms}
      />
    </>
  );
}
