// Copies of the agreement with its stamp or registration, which either side keeps with the lease.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { Lease } from '../../../contract/leases.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { UploadButton } from './upload-button.tsx';

export function StampedCopies({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  if (['draft', 'proposed', 'cancelled'].includes(lease.state)) return null;
  return (
    <Group gap="xs">
      {lease.stamped_copies.map(({ id, created_at }) => {
        const day = formatDate(dateInIndia(created_at));
        return (
          <PdfButton
            key={id}
            label={t`Stamped copy of ${day}: ${lease.home_name}`}
            ask={() => api.leases.documentFile({ id: lease.id, document_id: id })}
          >
            <Trans>Stamped copy of {day}</Trans>
          </PdfButton>
        );
      })}
      {lease.side !== null && (
        <UploadButton
          label={t`Add the stamped copy`}
          submitLabel={t`Add`}
          explanation={
            <Trans>
              If you have the agreement stamped or registered, keep a scan here. Both sides can open it.
            </Trans>
          }
          send={(file) => api.leases.addStampedCopy({ id: lease.id, file })}
          done={{ title: msg`Copy added`, text: msg`We’ll notify the other side.` }}
        />
      )}
    </Group>
  );
}
