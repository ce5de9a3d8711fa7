// First step of registering as a broker: identity and contact.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import type { ReraState } from '../../../../domain/brokers.ts';
import { useDraftedForm } from '../../../components/form/use-drafted-form.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { Form } from '../../../ui/form.tsx';
import { ContactFields, contactOf } from './contact-fields.tsx';
import { RegistrationFrame } from './frame.tsx';
import { useKeepRegistration } from './use-registration.ts';

export { registrationMeta as meta } from './frame.tsx';

export default function FormPage() {
  return (
    <RegistrationFrame
      step="form"
      title={<Trans>Register as a broker</Trans>}
      description={<Trans>Who you are and how landlords and tenants reach you.</Trans>}
    >
      {(registration) => <ContactForm registration={registration} />}
    </RegistrationFrame>
  );
}

function ContactForm({ registration }: { registration: BrokerRegistration }) {
  const { api } = useApi();
  const navigate = useNavigate();
  const keep = useKeepRegistration();
  const { fields, set, form } = useDraftedForm('broker-contact', contactOf(registration), {
    send: api.brokers.saveContact,
    onSent: (saved) => {
      keep(saved);
      return navigate('/register/broker/step1');
    },
  });
  const submit = () => {
    form.submit({ ...fields, state: fields.state as ReraState });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="lg">
        <ContactFields fields={fields} set={set} errors={form.errors} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.isBusy}>
            <Trans>Save and continue</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
