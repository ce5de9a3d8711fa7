// Answers a question about tenant verification with the form that orders a check.
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { EnquiryDetail } from '../../../contract/enquiries.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { enquirySaved } from './enquiry-messages.ts';
import { useEnquiryChange } from './use-enquiry-change.ts';

export function OrderFormButton({ enquiry: { id, kind } }: { enquiry: EnquiryDetail }) {
  const { api } = useApi();
  const form = useEnquiryChange(api.enquiries.sendOrderForm, enquirySaved.answered);
  if (kind !== 'tenant_verification') return null;
  return (
    <div>
      <Button variant="default" loading={form.isBusy} onClick={() => form.submit({ id })}>
        <Trans>Send the order form</Trans>
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        <Trans>They get a link, see the price and order the check themselves.</Trans>
      </Text>
    </div>
  );
}
