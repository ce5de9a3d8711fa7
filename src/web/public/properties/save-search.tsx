// Keeps this search: new homes that match it come as a letter. Whoever is signed out signs in first and comes back.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { signInPath } from '../../lib/own-path.ts';
import { useSession } from '../../lib/session-context.ts';
import { toast } from '../../ui/toast-store.ts';
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
      const api = await loadApi();
      const { is_new: isNew } = await api.savedSearches.save({ query });
      setSaved(query);
      if (isNew) toast.success(msg`Search saved`, msg`New homes come by email every morning.`);
      else toast.neutral(msg`This search is saved already`);
    } catch (error) {
      const { ruleOf, ruleSentence } = await import('../../components/listing-rules.ts');
      const { failureMessage } = await import('../../lib/messages.ts');
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule);
      toast.destructive(sentence ?? failureMessage(error, msg`The search could not be saved`));
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
