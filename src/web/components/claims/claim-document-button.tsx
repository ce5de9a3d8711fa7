// The paper of a claim, to be downloaded.
import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '../../lib/api-provider.tsx';
import { PrivateFileButton } from '../private-file-button.tsx';

export function ClaimDocumentButton({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  return (
    <PrivateFileButton link={() => api.claims.paperLink({ id })} label={t`Download the document: ${name}`}>
      <Trans>Document</Trans>
    </PrivateFileButton>
  );
}
