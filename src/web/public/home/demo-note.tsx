// In a demo: says so, and leads to the stories. Whoever closes it does not see it again on this device.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import styles from './home.module.css';

const CLOSED = 'kiraya-demo-note-closed';

export function DemoNote() {
  const { t } = useLingui();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    if (localStorage.getItem(CLOSED)) setShown(false);
  }, []);
  if (!isShown) return null;
  const close = () => {
    localStorage.setItem(CLOSED, 'yes');
    setShown(false);
  };
  return (
    <aside className={styles.demoNote} aria-label={t`About this demo`}>
      <p>
        <Trans>
          This is a demo. <Link to="/dev/stories">Try it as tenant, landlord, broker or affiliate</Link>.
        </Trans>
      </p>
      <button type="button" onClick={close} aria-label={t`Close`}>
        ✕
      </button>
    </aside>
  );
}
