// Who else rents, lives there or owns the home, and the addresses that the agreement names.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { NumberField } from '../../ui/number-field.tsx';
import { blankLines, isForOwner, type PartProps } from './lease-values.ts';
import { Lines } from './lines.tsx';

const columns = { base: 1, sm: 2 };

export function PartyFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <Lines
        title={t`Co-tenants`}
        hint={t`Each signs for themselves, and each owes the whole rent`}
        addLabel={t`Add a co-tenant`}
        lines={fields.co_tenants}
        blank={blankLines.coTenant}
        most={9}
        set={(lines) => set({ co_tenants: lines })}
        error={errors.co_tenants}
      >
        {(line, change, place) => (
          <SimpleGrid cols={columns} spacing="xs">
            <TextInput
              label={t`Name of the co-tenant`}
              maxLength={120}
              required
              value={line.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
              error={errors[`co_tenants.${place}.name`]}
            />
            <TextInput
              label={t`Email of the co-tenant`}
              type="email"
              maxLength={254}
              value={line.email}
              onChange={(event) => change({ email: event.currentTarget.value })}
              error={errors[`co_tenants.${place}.email`]}
            />
            <TextInput
              label={t`Mobile number of the co-tenant`}
              type="tel"
              value={line.phone}
              onChange={(event) => change({ phone: event.currentTarget.value })}
              error={errors[`co_tenants.${place}.phone`]}
            />
            <TextInput
              label={t`Address of the co-tenant`}
              maxLength={300}
              value={line.address}
              onChange={(event) => change({ address: event.currentTarget.value })}
              error={errors[`co_tenants.${place}.address`]}
            />
          </SimpleGrid>
        )}
      </Lines>
      <Lines
        title={t`Who else lives there`}
        hint={t`Family, for example. They sign nothing.`}
        addLabel={t`Add a person`}
        lines={fields.occupants}
        blank={blankLines.occupant}
        most={20}
        set={(lines) => set({ occupants: lines })}
      >
        {(line, change, place) => (
          <TextInput
            label={t`Name of the person`}
            maxLength={120}
            required
            value={line.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={errors[`occupants.${place}.name`]}
          />
        )}
      </Lines>
      <Lines
        title={t`Co-owners`}
        hint={
          isForOwner(fields)
            ? t`Receipts name them with their shares. The rest of the home is the owner’s.`
            : t`Receipts name them with their shares. The rest of the home is yours.`
        }
        addLabel={t`Add a co-owner`}
        lines={fields.co_owners}
        blank={blankLines.coOwner}
        most={9}
        set={(lines) => set({ co_owners: lines })}
        error={errors.co_owners}
      >
        {(line, change, place) => (
          <SimpleGrid cols={columns} spacing="xs">
            <TextInput
              label={t`Name of the co-owner`}
              maxLength={120}
              required
              value={line.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
              error={errors[`co_owners.${place}.name`]}
            />
            <NumberField
              label={t`Share in percent`}
              value={line.share}
              onChange={(share) => change({ share })}
              decimalScale={2}
              required
              error={errors[`co_owners.${place}.share_bp`]}
            />
          </SimpleGrid>
        )}
      </Lines>
      <SimpleGrid cols={columns} spacing="md">
        <TextInput
          label={isForOwner(fields) ? t`Address of the owner` : t`Your address`}
          maxLength={300}
          value={fields.landlord_address}
          onChange={(event) => set({ landlord_address: event.currentTarget.value })}
          error={errors.landlord_address}
        />
        <TextInput
          label={t`Home address of the tenant`}
          description={t`Where they live until now`}
          maxLength={300}
          value={fields.tenant_address}
          onChange={(event) => set({ tenant_address: event.currentTarget.value })}
          error={errors.tenant_address}
        />
        <TextInput
          label={t`Place of the agreement`}
          maxLength={80}
          value={fields.place}
          onChange={(event) => set({ place: event.currentTarget.value })}
          error={errors.place}
        />
      </SimpleGrid>
    </Stack>
  );
}
