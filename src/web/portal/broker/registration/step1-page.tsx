// Second step of registering as a broker: firm, PAN, GSTIN and RERA numbers.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import { useDraftedForm } from '../../../components/form/use-drafted-form.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { Form } from '../../../ui/form.tsx';
import { BusinessFields, businessOf, toBusiness } from './business-fields.tsx';
import { RegistrationFrame } from './frame.tsx';
import { useKeepRegistration } from './use-registration.ts';

export { registrationMeta as meta } from './frame.tsx';

export default function Step1Page() {
  return (
    <RegistrationFrame
      step="step1"
      title={<Trans>Your business</Trans>}
      description={<Trans>Your PAN is stored encrypted and shown with its last four characters only.</Trans>}
    >
      {(registration) => <BusinessForm registration={registration} />}
    </RegistrationFrame>
  );
}

function BusinessForm({ registration }: { registration: BrokerRegistration }) {
  const { t } = useLingui();
  const { api } = useApi();
  const navigate = useNavigate();
  const keep = useKeepRegistration();
  // Not kept on the device: it is a secret.
  const [pan, setPan] = useState('');
  const { fields, set, form } = useDraftedForm('broker-business', businessOf(registration), {
    send: async (input: ReturnType<typeof toBusiness>, options) => {
      if (pan.trim()) await api.payees.setPan({ pan });
      return api.brokers.saveBusiness(input, options);
    },
    onSent: (saved) => {
      keep(saved);
      return navigate('/register/broker/step2');
    },
  });
  const submit = () => {
    if (!pan.trim() && registration.pan === null) form.setErrors({ pan: t`Enter your PAN` });
    else form.submit(toBusiness(fields));
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="lg">
        <TextInput
          label={t`PAN`}
          description={
            registration.pan
              ? t`Given: ${registration.pan}. Enter another one to change it.`
              : t`Like ABCPE1234F`
          }
          required={registration.pan === null}
          autoComplete="off"
          maxLength={20}
          maw={420}
          value={pan}
          onChange={(event) => {
            setPan(event.currentTarget.value);
            form.change({ pan: '' });
          }}
          error={form.errors.pan}
        />
        <BusinessFields fields={fields} set={set} errors={form.errors} />
        <Group justify="space-between">
          <Button component={Link} to="/register/broker/form" variant="default">
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" loading={form.isBusy}>
            <Trans>Save and continue</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
