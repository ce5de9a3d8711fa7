// Users: the directory of people, or the one person whom the address names.
import { msg } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { adminTab } from '../shell/admin-tab.ts';
import { Directory } from './directory.tsx';
import { Person } from './person.tsx';

export default adminTab({ place: 20, label: msg`Users`, permission: 'users.list' }, UsersTab);

function UsersTab() {
  const [params] = useSearchParams();
  const userId = params.get('user');
  return userId ? <Person key={userId} userId={userId} /> : <Directory />;
}
