// Chooses the locality that another one means: all of its homes move there, and its name leads there from now on.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CuratedLocality } from '../../../contract/curated-localities.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { localitySaved } from './locality-labels.ts';
import { useDecide } from './use-decide.ts';

export function MergeDialog({ locality, onClose }: { locality: CuratedLocality; onClose: () => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<string | null>(null);
  const [q] = useDebouncedValue(typed, 200);
  const { id, name } = locality;
  const found = useQuery(
    queries.curatedLocalities.find.queryOptions({ input: { id, q }, placeholderData: keepPreviousData }),
  );
  const form = useDecide(api.curatedLocalities.merge, localitySaved.merge, onClose);
  return (
    <FormDialog
      title={t`Merge ${name}`}
      submitLabel={t`Merge`}
      busy={form.isBusy}
      disabled={into === null}
      onSubmit={() => form.submit({ id, into: Number(into) })}
      onClose={onClose}
    >
      <Text size="sm">
        <Trans>
          Its homes move to the locality you choose, and a search for either name finds them all. You can undo
          this.
        </Trans>
      </Text>
      <SelectField
        label={t`Merge into`}
        required
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        nothingFoundMessage={t`Nothing matches`}
        options={(found.data ?? []).map((other) => ({ value: String(other.id), label: other.name }))}
        value={into}
        onChange={setInto}
        error={form.errors.into}
      />
    </FormDialog>
  );
}
