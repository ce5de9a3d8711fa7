// The administrator's way out: ends the session, here and on the server, and leads to sign-in (specification, section 6).
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { useSessionStore } from '../../lib/session-context.ts';
import { toast } from '../../ui/toast-store.ts';
import { dropPinMark } from './pin-mark.ts';

export function useLogout() {
  const { api } = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    dropPinMark();
    // Ending the session forgets it too; this holds where that fails.
    await api.admin.pin.forget().catch(() => undefined);
    await store.signOut().catch(() => toast.destructive(failures.logout));
    // The guard of this page may have led elsewhere.
    await navigate('/auth', { replace: true });
  };
  return { logout, isLeaving };
}
