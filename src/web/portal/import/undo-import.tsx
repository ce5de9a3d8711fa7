// Takes an import back for some days, and says which homes stay because people have asked for them.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, List } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportRun, ImportUndone } from '../../../contract/imports.ts';
import { homePath } from '../../../domain/home-address.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { failureMessage } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { failures } from './import-messages.ts';

export function UndoImport({ run }: { run: ImportRun }) {
  const { t } = useLingui();
  const { api } = useApi();
  const client = useQueryClient();
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  const undo = async () => {
    try {
      setUndone(await api.imports.undo({ id: run.id }));
      await client.invalidateQueries();
    } catch (error) {
      toast.destructive(failureMessage(error, failures.undo));
    }
  };
  if (undone) return <Undone {...undone} />;
  if (run.undone_at) return <Trans>This import is undone.</Trans>;
  if (run.status === 'running' || run.imported_rows === 0 || run.undo_until < clock.now()) return null;
  return (
    <ConfirmButton
      variant="default"
      question={t`Undo this import?`}
      explanation={t`The homes that it added are removed. Homes that people have asked for stay, and so do changes to homes you had before.`}
      confirmLabel={t`Undo the import`}
      destructive
      onConfirm={undo}
    >
      <Trans>Undo the import</Trans>
    </ConfirmButton>
  );
}

function Undone({ removed, kept }: ImportUndone) {
  return (
    <Alert
      role="status"
      title={<Plural value={removed} one="# home is removed" other="# homes are removed" />}
    >
      {kept.length > 0 && (
        <>
          <Trans>These stay, because people have asked for them:</Trans>
          <List>
            {kept.map(({ id, title }) => (
              <List.Item key={id}>
                <Link to={homePath({ id, title })}>{title}</Link>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
