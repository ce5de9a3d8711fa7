// Loads one's own profile, makes it when missing, and stands in a temporary one when neither works.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Profile } from '../../contract/account.ts';
import { type TemporaryProfile, temporaryProfile } from '../../domain/profiles.ts';
import { toast } from '../ui/toast-store.ts';
import type { Api } from './api-context.ts';
import { useApi } from './api-provider.tsx';
import { failures } from './messages.ts';
import { useSession } from './session-context.ts';

export type OwnProfile =
  | { status: 'loading' }
  | { status: 'loaded'; profile: Profile }
  /** Completion 20 and what the session knows (specification, sections 4 and 9). */
  | { status: 'temporary'; profile: TemporaryProfile; retry: () => void; retrying: boolean };

class ProfileCreationFailed extends Error {}

export async function loadProfile(api: Pick<Api, 'profile'>): Promise<Profile> {
  const found = await api.profile.get();
  if (found) return found;
  try {
    return await api.profile.ensure();
  } catch (cause) {
    throw new ProfileCreationFailed('The profile was not made', { cause });
  }
}

const keyOf = (userId: string) => ['profile', userId] as const;

export function useProfile(): OwnProfile {
  const user = useSession().current?.user;
  const { api } = useApi();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keyOf(user?.id ?? ''),
    queryFn: () => loadProfile(api),
    enabled: user !== undefined,
  });
  useEffect(() => {
    if (error instanceof ProfileCreationFailed) toast.destructive(failures.createProfile);
    else if (error) toast.destructive(failures.loadProfile, failures.temporaryProfile);
  }, [error]);
  if (data) return { status: 'loaded', profile: data };
  if (!error || !user) return { status: 'loading' };
  const profile = temporaryProfile(user.id, user.email);
  return { status: 'temporary', profile, retry: () => void refetch(), retrying: isFetching };
}

/** Puts a changed profile in place of the loaded one; name and picture of the shell follow. */
export function useKeepProfile(): (profile: Profile) => void {
  const cache = useQueryClient();
  return (profile) => keepProfile(cache, profile);
}

function keepProfile(cache: QueryClient, profile: Profile): void {
  cache.setQueryData(keyOf(profile.userId), profile);
  void cache.invalidateQueries({ queryKey: ['account', profile.userId] });
}
