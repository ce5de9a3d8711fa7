// What a locality is called, and what else people call it.
import { useLingui } from '@lingui/react/macro';
import { TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CuratedLocality } from '../../../contract/curated-localities.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { localitySaved } from './locality-labels.ts';
import { useDecide } from './use-decide.ts';

const MOST = 50;

export function NamesDialog({ locality, onClose }: { locality: CuratedLocality; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [name, setName] = useState(locality.name);
  const [aliases, setAliases] = useState(locality.aliases);
  const form = useDecide(api.curatedLocalities.setNames, localitySaved.names, onClose);
  const before = locality.name;
  return (
    <FormDialog
      title={t`Names of ${before}`}
      submitLabel={t`Save`}
      busy={form.isBusy}
      onSubmit={() => form.submit({ id: locality.id, name, aliases })}
      onClose={onClose}
    >
      <TextInput
        label={t`Name`}
        required
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={form.errors.name}
      />
      <TagsInput
        label={t`Other names`}
        description={t`Abbreviations, old names and other scripts. Press Enter after each.`}
        maxTags={MOST}
        value={aliases}
        onChange={setAliases}
        error={form.errors.aliases}
      />
    </FormDialog>
  );
}
