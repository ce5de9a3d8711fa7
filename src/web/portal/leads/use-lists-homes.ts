// Whether the reader lists homes, by their roles; undefined while those load.
import { useAccount } from '../../lib/use-account.ts';

export function useListsHomes(): boolean | undefined {
  const account = useAccount();
  if (account.status === 'loading') return undefined;
  return (
    account.status === 'signed-in' && account.roles.some((role) => role === 'landlord' || role === 'broker')
  );
}
