// Answers an enquiry with the form of what was asked for, or makes an application for managed rental of it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EnquiryDetail } from '../../../contract/enquiries.ts';
import { type EnquiryForm, formsFor, namesOwnHome } from '../../../domain/enquiries.ts';
import { type PropertyType, propertyTypes } from '../../../domain/properties.ts';
import { propertyTypeLabels } from '../../components/property/property-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { enquirySaved } from './enquiry-messages.ts';
import { useEnquiryChange } from './use-enquiry-change.ts';

const labels: Readonly<Record<EnquiryForm, MessageDescriptor>> = {
  tenant_check: msg`Send the order form`,
  visit: msg`Send the form for a visit`,
  affiliate: msg`Send the affiliate form`,
};

export function FormButtons({ enquiry }: { enquiry: EnquiryDetail }) {
  const { i18n } = useLingui();
  const { api } = useApi();
  const { id, kind, property, events } = enquiry;
  const form = useEnquiryChange(api.enquiries.sendForm, enquirySaved.answered);
  const forms = formsFor(kind, property !== null);
  const canHandIn = namesOwnHome(kind) && !events.some(({ action }) => action === 'handed_in');
  if (forms.length === 0 && !canHandIn) return null;
  return (
    <div>
      <Group gap="xs">
        {forms.map((one) => (
          <Button
            key={one}
            variant="default"
            loading={form.isBusy}
            onClick={() => form.submit({ id, form: one })}
          >
            {i18n._(labels[one])}
          </Button>
        ))}
        {canHandIn && <HandInButton enquiry={enquiry} />}
      </Group>
      {forms.length > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          <Trans>They get a link, and fill in and send the form themselves.</Trans>
        </Text>
      )}
    </div>
  );
}

type Fields = {
  monthly_rent: string | number;
  property_location: string;
  property_type: PropertyType | null;
};

function HandInButton({ enquiry: { id, city, email, user } }: { enquiry: EnquiryDetail }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const [fields, setFields] = useState<Fields>({
    monthly_rent: '',
    property_location: city ?? '',
    property_type: null,
  });
  const { opened, onOpen, onClose } = useOpened();
  const form = useEnquiryChange(api.enquiries.handIn, enquirySaved.handedIn, onClose);
  const set = (own: Partial<Fields>) => {
    setFields({ ...fields, ...own });
    form.change(own);
  };
  const submit = () => {
    // What is missing is said by the server, at its field.
    form.submit({
      id,
      ...fields,
      property_type: fields.property_type as PropertyType,
      monthly_rent: paiseOf(fields.monthly_rent) ?? 0,
    });
  };
  return (
    <FormDialogButton
      label={t`Make a managed rental application`}
      submitLabel={t`Make the application`}
      isBusy={form.isBusy}
      opened={opened}
      onOpen={onOpen}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm">
        {email || user ? (
          <Trans>
            Their message becomes the description, and we notify them. Nothing is agreed until they say yes.
          </Trans>
        ) : (
          <Trans>
            Their message becomes the description. We text them to sign in with this number and see the
            application. Nothing is agreed until they say yes.
          </Trans>
        )}
      </Text>
      <SelectField
        label={t`Property Type`}
        required
        options={propertyTypes.map((value) => ({ value, label: i18n._(propertyTypeLabels[value]) }))}
        value={fields.property_type}
        onChange={(type) => set({ property_type: type as PropertyType | null })}
        error={form.errors.property_type}
      />
      <TextInput
        label={t`Property Location`}
        description={t`Part of the city and city`}
        required
        maxLength={200}
        value={fields.property_location}
        onChange={(event) => set({ property_location: event.currentTarget.value })}
        error={form.errors.property_location}
      />
      <RupeeInput
        label={t`Monthly Rent`}
        required
        value={fields.monthly_rent}
        onChange={(monthly_rent) => set({ monthly_rent })}
        error={form.errors.monthly_rent}
      />
    </FormDialogButton>
  );
}
