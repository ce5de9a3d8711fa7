// Which of one's homes are in a building.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Building } from '../../../contract/buildings.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useReloadBuildings } from './building-form.tsx';

export function ChooseHomesButton({ building }: { building: Building }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadBuildings();
  const now = building.units.map(({ id }) => id);
  const [chosen, setChosen] = useState(now);
  const { opened, onOpen, onClose } = useOpened();
  const form = useFormMutation({
    send: api.buildings.setHomes,
    onSent: () => {
      onClose();
      return reload();
    },
  });
  return (
    <FormDialogButton
      label={t`Choose homes`}
      submitLabel={t`Save`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      opened={opened}
      onOpen={() => {
        setChosen(now);
        onOpen();
      }}
      onClose={onClose}
      onSubmit={() => form.submit({ id: building.id, property_ids: chosen })}
    >
      <HomesOf
        building={building}
        chosen={chosen}
        onChoose={(ids) => {
          setChosen(ids);
          form.change({ property_ids: ids });
        }}
        error={form.errors.property_ids}
      />
    </FormDialogButton>
  );
}

type HomesProps = {
  building: Building;
  chosen: string[];
  onChoose: (ids: string[]) => void;
  error: string | undefined;
};

/** Found by their words, a page at a time; what is chosen stays in the list. */
function HomesOf({ building, chosen, onChoose, error }: HomesProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [words, setWords] = useState('');
  const [names, setNames] = useState(() => new Map(building.units.map(({ id, title }) => [id, title])));
  const homes = useQuery(
    queries.properties.listMine.queryOptions({
      input: { ...(words && !isName(words, names) ? { q: words } : {}), sort: 'newest' },
      placeholderData: (before) => before,
    }),
  );
  return (
    <QueryState query={homes} failure={msg`Your homes could not be loaded`} height={60}>
      {({ items }) => {
        const untitled = t`A home without a title yet`;
        const known = new Map([...names, ...items.map(({ id, title }) => [id, title] as const)]);
        return (
          <MultiSelect
            label={t`Homes in this building`}
            data={[...known].map(([value, title]) => ({ value, label: title || untitled }))}
            searchable
            onSearchChange={setWords}
            value={chosen}
            onChange={(ids) => {
              setNames(new Map(ids.map((id) => [id, known.get(id) ?? ''])));
              onChoose(ids);
            }}
            nothingFoundMessage={t`Nothing found`}
            error={error}
          />
        );
      }}
    </QueryState>
  );
}

/** What was chosen stands in the field for a moment. */
const isName = (words: string, names: ReadonlyMap<string, string>) => [...names.values()].includes(words);
