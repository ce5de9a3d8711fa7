// Who the tenant of a lease is that no application led to.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import type { PartProps } from './lease-values.ts';
import { TenantPhone } from './tenant-phone.tsx';

export function ByHand({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        label={t`Name of the tenant`}
        required
        maxLength={120}
        value={fields.tenant_name}
        onChange={(event) => set({ tenant_name: event.currentTarget.value })}
        error={errors.tenant_name}
      />
      <TenantPhone fields={fields} set={set} errors={errors} />
      <TextInput
        label={t`Tenant’s email`}
        description={t`A mobile number or an email is enough. The tenant signs in with it to accept.`}
        type="email"
        maxLength={254}
        value={fields.tenant_email}
        onChange={(event) => set({ tenant_email: event.currentTarget.value })}
        error={errors.tenant_email}
      />
    </SimpleGrid>
  );
}
