// The tenant's number: beside their name where both are typed in, below what an application or the lease before brings along.
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { PartProps } from './lease-values.ts';

export function TenantPhone({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Tenant’s phone`}
      type="tel"
      value={fields.tenant_phone}
      onChange={(event) => set({ tenant_phone: event.currentTarget.value })}
      error={errors.tenant_phone}
    />
  );
}
