// The building of a home on its page: its rules, and what else is free in it.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import styles from '../../components/property/detail.module.css';

export function InBuilding({ home: { building } }: { home: PropertyDetail }) {
  if (!building) return null;
  const { name, house_rules: rules, homes } = building;
  return (
    <section>
      <h2>
        <Trans>In {name}</Trans>
      </h2>
      {rules && <p className={styles.description}>{rules}</p>}
      {homes.length > 0 && (
        <ul>
          {homes.map(({ id, title, rent }) => (
            <li key={id}>
              <Link to={homePath({ id, title })}>{title}</Link>{' '}
              <span className="money">{formatRupees(paise(rent))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
