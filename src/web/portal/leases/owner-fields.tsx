// For whom a listed home is let: for oneself, or for its owner, who signs the lease and need have no account yet.
import { useLingui } from '@lingui/react/macro';
import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { PartProps } from './lease-values.ts';

export function OwnerFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <Checkbox
        label={t`I rent out this home for its owner`}
        description={t`The owner gets the draft, signs it with a code of their own, and says where the rent is paid. Until then it is not binding and no tenant can see it.`}
        checked={fields.is_for_owner}
        onChange={(event) => set({ is_for_owner: event.currentTarget.checked })}
        error={errors.owner}
      />
      {fields.is_for_owner && (
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
          <TextInput
            label={t`Name of the owner`}
            required
            maxLength={120}
            value={fields.owner_name}
            onChange={(event) => set({ owner_name: event.currentTarget.value })}
            error={errors['owner.name']}
          />
          <TextInput
            label={t`Owner’s email`}
            description={t`The owner signs in with it. A mobile number does as well.`}
            type="email"
            maxLength={254}
            value={fields.owner_email}
            onChange={(event) => set({ owner_email: event.currentTarget.value })}
            error={errors['owner.email']}
          />
          <TextInput
            label={t`Owner’s mobile number`}
            type="tel"
            value={fields.owner_phone}
            onChange={(event) => set({ owner_phone: event.currentTarget.value })}
            error={errors['owner.phone']}
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}
