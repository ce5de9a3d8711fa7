// A broker says whose home it is; a landlord without an account is invited by e-mail, or by text.
import { useLingui } from '@lingui/react/macro';
import { Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { PartProps } from './submit-values.ts';

export function LandlordFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <Radio.Group
        label={t`Whose home is it?`}
        value={fields.whose}
        onChange={(whose) => set({ whose: whose === 'own' ? 'own' : 'landlord' })}
        error={errors.landlord}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="landlord" label={t`A landlord’s, whom I represent`} />
          <Radio value="own" label={t`My own`} />
        </Stack>
      </Radio.Group>
      {fields.whose === 'landlord' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput
            label={t`Name of the landlord`}
            required
            maxLength={120}
            value={fields.landlord_name}
            onChange={(event) => set({ landlord_name: event.currentTarget.value })}
            error={errors['landlord.name']}
          />
          <TextInput
            label={t`Landlord’s email`}
            description={t`With this address the landlord follows the review`}
            type="email"
            maxLength={254}
            value={fields.landlord_email}
            onChange={(event) => set({ landlord_email: event.currentTarget.value })}
            error={errors['landlord.email']}
          />
          <TextInput
            label={t`Phone of the landlord`}
            description={t`A landlord without email gets a text and follows it with this number`}
            type="tel"
            value={fields.landlord_phone}
            onChange={(event) => set({ landlord_phone: event.currentTarget.value })}
            error={errors['landlord.phone']}
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}
