// A paper of a broker, to be downloaded.
import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '../../lib/api-provider.tsx';
import { PrivateFileButton } from '../private-file-button.tsx';

export function OpenDocument({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  return (
    <PrivateFileButton link={() => api.brokers.documentLink({ id })} label={t`Download ${name}`}>
      <Trans>Download</Trans>
    </PrivateFileButton>
  );
}
