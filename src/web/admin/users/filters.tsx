// Search, order and filters of the directory; each choice stands in the address.
import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { userKinds } from '../../../domain/users.ts';
import { ListControls } from '../../components/list/list-controls.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useWords } from './user-labels.ts';
import { listFromUrl, withFilter } from './user-list-url.ts';

export function UserFilters() {
  const { t } = useLingui();
  const words = useWords();
  const [params, setParams] = useSearchParams();
  const { role, active, sort } = listFromUrl(params);
  const choose = (name: 'role' | 'active') => (value: string | null) =>
    setParams(withFilter(params, name, value), { preventScrollReset: true });
  return (
    <Group align="flex-end" gap="sm">
      <ListControls
        placeholder={t`Name, email, phone or city`}
        sort={sort}
        sorts={[
          { value: 'newest', label: t`Newest first` },
          { value: 'oldest', label: t`Oldest first` },
          { value: 'name', label: t`Name` },
          { value: 'last_login', label: t`Last login` },
        ]}
      />
      <SelectField
        label={t`Role`}
        value={role ?? 'all'}
        allowDeselect={false}
        onChange={choose('role')}
        options={[
          { value: 'all', label: t`All roles` },
          ...userKinds.map((value) => ({ value, label: words.kind(value) })),
        ]}
      />
      <SelectField
        label={t`Activity`}
        value={active}
        allowDeselect={false}
        onChange={choose('active')}
        options={[
          { value: 'all', label: t`Everybody` },
          { value: 'active', label: t`Has signed in` },
          { value: 'never', label: t`Never signed in` },
        ]}
      />
    </Group>
  );
}
