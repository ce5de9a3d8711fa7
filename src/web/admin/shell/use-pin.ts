// What stands between the administrator and their work, as the server has it; and the two ways through.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PinState } from '../../../contract/admin-pin.ts';
import { pinGate } from '../../../domain/admin-pin.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useSession } from '../../lib/session-context.ts';
import { isPinMarked, markPin } from './pin-mark.ts';

const gateOf = (state: PinState) =>
  pinGate({
    lacksSecondFactor: state.needs_second_factor && !state.has_second_factor,
    isSet: state.is_set,
    isVerified: state.is_verified,
    isRequired: state.is_required,
  });

export function usePin() {
  const { queries } = useApi();
  const sessionId = useSession().current?.session.id ?? '';
  const query = useQuery(queries.admin.pin.state.queryOptions({ staleTime: 0 }));
  const known = query.data && gateOf(query.data);
  const gate = known ?? (isPinMarked(sessionId) ? ('open' as const) : ('unknown' as const));
  return { gate, isUnset: query.data?.is_set === false && gate === 'open', query };
}

/** Sets or enters the PIN; the gate then opens by what the server answers. */
export function usePinCalls() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const sessionId = useSession().current?.session.id ?? '';
  const onSuccess = (state: PinState) => {
    if (state.is_verified) markPin(sessionId);
    client.setQueryData(queries.admin.pin.state.queryKey(), state);
    // What was refused while the PIN had ended is asked again.
    void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
  };
  return {
    set: useMutation({ mutationFn: (pin: string) => api.admin.pin.set({ pin }), onSuccess }),
    enter: useMutation({ mutationFn: (pin: string) => api.admin.pin.verify({ pin }), onSuccess }),
  };
}
