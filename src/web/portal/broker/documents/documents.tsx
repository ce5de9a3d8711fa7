// `/portal/broker/documents`: one's own papers with their last day; each kind is replaced by a newer file.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, SimpleGrid, Stack } from '@mantine/core';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import { brokerDocumentKinds, expiryState, requiredDocuments } from '../../../../domain/brokers.ts';
import { formatDate } from '../../../../domain/dates.ts';
import { RoleGuard } from '../../../components/role-guard.tsx';
import { useStateName } from '../../../components/use-state-name.ts';
import { clock } from '../../../lib/clock.ts';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DocumentSlot } from '../registration/document-slot.tsx';
import { Loaded } from '../registration/frame.tsx';
import { useRegistration } from '../registration/use-registration.ts';

export const meta = () => screenMeta(msg`Documents`);

export default function BrokerDocuments() {
  return (
    <RoleGuard allowed={['broker']}>
      <Documents />
    </RoleGuard>
  );
}

function Documents() {
  const registration = useRegistration();
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Documents</Trans>}
        description={<Trans>Only you and our administrators see these files.</Trans>}
      />
      <Loaded query={registration}>
        {(data) => (
          <>
            <Ending registration={data} />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              {brokerDocumentKinds.map((kind) => (
                <DocumentSlot
                  key={kind}
                  kind={kind}
                  documents={data.documents}
                  required={requiredDocuments(data.gstin).includes(kind)}
                />
              ))}
            </SimpleGrid>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** RERA numbers that end soon or have ended, before a landlord asks. */
function Ending({ registration }: { registration: BrokerRegistration }) {
  const { t } = useLingui();
  const stateName = useStateName();
  const today = clock.today();
  const ending = registration.rera_numbers.filter(({ expires_on: day }) =>
    ['ends-soon', 'expired'].includes(expiryState(day, today)),
  );
  if (ending.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" title={t`A RERA registration needs renewing`}>
      {ending.map(({ state, number, expires_on: day }) => (
        <div key={state}>
          {stateName(state)}: {number}
          {day && ` · ${t`Valid until ${formatDate(day)}`}`}
        </div>
      ))}
    </Alert>
  );
}
