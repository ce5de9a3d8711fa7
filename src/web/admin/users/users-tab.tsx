// Users: the directory of people, or the one person whom the address names.
import { useSearchParams } from 'react-router';
import { Directory } from './directory.tsx';
import { Person } from './person.tsx';

export default function UsersTab() {
  const [params] = useSearchParams();
  const userId = params.get('user');
  return userId ? <Person key={userId} userId={userId} /> : <Directory />;
}
