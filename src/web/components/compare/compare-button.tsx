// Puts a home beside others and leads to them once there are two.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { toast } from '../../ui/toast-store.ts';
import styles from './compare.module.css';
import { comparePath, compareStore } from './compare-store.ts';

const useCompared = () => useSyncExternalStore(compareStore.subscribe, compareStore.get, compareStore.none);

export function CompareButton({ homeId, title }: { homeId: string; title: string }) {
  const { t } = useLingui();
  const isOn = useCompared().includes(homeId);
  const toggle = () => {
    if (!compareStore.toggle(homeId)) {
      toast.neutral(msg`You can compare up to four homes`, msg`Take one away first.`);
    }
  };
  return (
    <button
      type="button"
      className={`${styles.button} needs-script`}
      aria-pressed={isOn}
      aria-label={t`Compare: ${title}`}
      onClick={toggle}
    >
      {isOn ? <Trans>Being compared</Trans> : <Trans>Compare</Trans>}
    </button>
  );
}

/** Until there are two homes to compare, what stands between its tags. */
export function CompareLink({ children = null }: { children?: ReactNode }) {
  const ids = useCompared();
  const homes = ids.length;
  if (homes < 2) return children;
  return (
    <Link to={comparePath(ids)} className={`${styles.button} ${styles.together}`} data-primary>
      <Trans>Compare {homes} homes side by side</Trans>
    </Link>
  );
}
