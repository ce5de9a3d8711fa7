// The way from the list of cities down to a page.
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

type Crumb = { to: string; label: string };

export function Breadcrumbs({ way, here }: { way: readonly Crumb[]; here: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className={styles.crumbs}>
      <ol>
        {way.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
