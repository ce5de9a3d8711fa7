// `/portal/broker/settings`: the business as landlords and tenants meet it, the account that commission goes to, and what a
// broker is told of.

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { BrokerRegistration } from '../../../contract/brokers.ts';
import type { ReraState } from '../../../domain/brokers.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { Form } from '../../ui/form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { NotificationsSection } from '../settings/notifications-section.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { BusinessFields, businessOf, toBusiness } from './registration/business-fields.tsx';
import { ContactFields, contactOf } from './registration/contact-fields.tsx';
import { Loaded } from './registration/frame.tsx';
import { useKeepRegistration, useRegistration } from './registration/use-registration.ts';

export const meta = () => screenMeta(msg`Broker settings`);

/** What concerns a broker's work; the rest stands in the settings of everyone. */
const matters = ['requests', 'listings', 'managed_rentals'] as const;
const saved = msg`Business data saved`;

export default function BrokerSettings() {
  return (
    <RoleGuard allowed={['broker']}>
      <Settings />
    </RoleGuard>
  );
}

function Settings() {
  const { t } = useLingui();
  const registration = useRegistration();
  return (
    <Stack gap="lg" maw={960}>
      <PageHeader
        title={<Trans>Broker settings</Trans>}
        description={<Trans>Your contact details, registrations, payout account and notifications.</Trans>}
      />
      <Loaded query={registration}>
        {(data) => (
          <>
            <BusinessForm registration={data} />
            <PayoutAccount />
          </>
        )}
      </Loaded>
      <NotificationsSection title={t`Notification rules`} only={matters} />
    </Stack>
  );
}

function BusinessForm({ registration }: { registration: BrokerRegistration }) {
  const { api } = useApi();
  const keep = useKeepRegistration();
  const [contact, setContact] = useState(() => contactOf(registration));
  const [business, setBusiness] = useState(() => businessOf(registration));
  const form = useFormMutation({
    send: api.brokers.saveSettings,
    onSent: (answer) => {
      keep(answer);
      toast.success(saved);
    },
  });
  const submit = () => {
    const { name: _, state, ...reached } = contact;
    form.submit({ ...reached, state: state as ReraState, ...toBusiness(business) });
  };
  return (
    <Card padding="lg" component="section" aria-labelledby="business-title">
      <Form onSubmit={submit}>
        <Stack gap="md">
          <Title order={2} size="h4" id="business-title">
            <Trans>Business</Trans>
          </Title>
          <ContactFields
            fields={contact}
            set={(own) => setContact({ ...contact, ...own })}
            errors={form.errors}
            nameIsFixed
          />
          <BusinessFields
            fields={business}
            set={(own) => setBusiness({ ...business, ...own })}
            errors={form.errors}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={form.isBusy}>
              <Trans>Save business data</Trans>
            </Button>
          </Group>
        </Stack>
      </Form>
    </Card>
  );
}
