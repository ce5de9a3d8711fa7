// The administrator's way out: ends the session, here and on the server, and leads to sign-in (specification, section 6).
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failures } from '../../lib/messages.ts';
import { useSessionStore } from '../../lib/session-context.ts';
import { toast } from '../../ui/toast-store.ts';

export function useLogout() {
  const store = useSessionStore();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    await store.signOut().catch(() => toast.destructive(failures.logout));
    // The guard has led there already, remembering this page; leaving on purpose forgets it.
    await navigate('/auth', { replace: true });
  };
  return { logout, isLeaving };
}
