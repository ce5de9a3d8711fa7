// Keeps this search: new homes that match it come as a letter. Whoever is signed out signs in first and comes back.
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { signInPath } from '../../lib/own-path.ts';
import { useSession } from '../../lib/session-context.ts';
import styles from './properties.module.css';

/** `query` has at least one filter: there is nothing to keep of everything. */
export function SaveSearch({ query }: { query: string }) {
  const { status } = useSession();
  const loadApi = useLazyApi();
  const location = useLocation();
  const navigate = useNavigate();
  const [saved, setSaved] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** Pressed before it was known who is signed in. */
  const [isWanted, setIsWanted] = useState(false);
  const save = async () => {
    if (status === 'loading') return setIsWanted(true);
    if (status === 'signed-out') return void navigate(signInPath(location));
    setIsBusy(true);
    try {
      const { saveNow } = await import('./save-now.ts');
      if (await saveNow(loadApi, query)) setSaved(query);
    } finally {
      setIsBusy(false);
    }
  };
  useEffect(() => {
    if (!isWanted || status === 'loading') return;
    setIsWanted(false);
    void save();
  });
  if (saved === query) {
    return (
      <Link to="/saved" className={styles.button}>
        <Trans>Saved searches</Trans>
      </Link>
    );
  }
  return (
    <button type="button" className={`${styles.button} needs-script`} disabled={isBusy} onClick={save}>
      <Trans>Save this search</Trans>
    </button>
  );
}
