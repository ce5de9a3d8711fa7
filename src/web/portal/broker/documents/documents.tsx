// `/portal/broker/documents`: one's own documents with their last day, those that are missing or end soon first; each kind is replaced by a newer file.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import {
  type BrokerDocumentKind,
  brokerDocumentKinds,
  requiredDocuments,
} from '../../../../domain/brokers.ts';
import { formatDate } from '../../../../domain/dates.ts';
import { RoleGuard } from '../../../components/role-guard.tsx';
import { useStateName } from '../../../components/use-state-name.ts';
import { clock } from '../../../lib/clock.ts';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RowList } from '../../../ui/row-list.tsx';
import { DocumentSlot } from '../registration/document-slot.tsx';
import { Loaded } from '../registration/frame.tsx';
import { useRegistration } from '../registration/use-registration.ts';
import { endingNumbers, needOf } from './document-needs.ts';

export const meta = () => screenMeta(msg`Documents`);

export default function BrokerDocuments() {
  return (
    <RoleGuard allowed={['broker']}>
      <Documents />
    </RoleGuard>
  );
}

/** What needs the broker comes first; where nothing does, that group is not there. */
const groups = [
  { key: 'needed', title: msg`Needs you` },
  { key: 'held', title: msg`In order` },
  { key: 'optional', title: msg`Optional` },
] as const;

type Group = (typeof groups)[number]['key'];

function groupOf(kind: BrokerDocumentKind, registration: BrokerRegistration, today: string): Group {
  if (needOf(kind, registration, today)) return 'needed';
  return registration.documents.some((document) => document.kind === kind) ? 'held' : 'optional';
}

type DocumentGroupProps = {
  title: string;
  kinds: readonly BrokerDocumentKind[];
  registration: BrokerRegistration;
  isNeeded: boolean;
};

function DocumentGroup({ title, kinds, registration, isNeeded }: DocumentGroupProps) {
  const { documents, gstin } = registration;
  if (kinds.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {title} ({kinds.length})
      </Title>
      <RowList>
        {kinds.map((kind) => (
          <DocumentSlot
            key={kind}
            kind={kind}
            documents={documents}
            required={requiredDocuments(gstin).includes(kind)}
            isCompact
            isRenewed={isNeeded}
          >
            {kind === 'rera_certificate' && <EndingNumbers registration={registration} />}
          </DocumentSlot>
        ))}
      </RowList>
    </section>
  );
}

function Documents() {
  const { i18n } = useLingui();
  const registration = useRegistration();
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Documents</Trans>}
        description={<Trans>Only you and Kiraya see these files.</Trans>}
      />
      <Loaded query={registration}>
        {(data) => (
          <>
            {groups.map(({ key, title }) => (
              <DocumentGroup
                key={key}
                title={i18n._(title)}
                kinds={brokerDocumentKinds.filter((kind) => groupOf(kind, data, clock.today()) === key)}
                registration={data}
                isNeeded={key === 'needed'}
              />
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** Said at the certificate, which is renewed with them; a day that the certificate has too is said there. */
function EndingNumbers({ registration }: { registration: BrokerRegistration }) {
  const { t } = useLingui();
  const stateName = useStateName();
  const days = registration.documents.map(({ expires_on: day }) => day);
  return endingNumbers(registration, clock.today()).map(({ state, number, expires_on: day }) => (
    <Text key={state} size="sm">
      {stateName(state)}: {number}
      {day && !days.includes(day) && ` · ${t`Valid until ${formatDate(day)}`}`}
    </Text>
  ));
}
