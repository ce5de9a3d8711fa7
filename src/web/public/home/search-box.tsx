// The first question, in one field: a place or a whole sentence, with size and budget beside it. A plain form that lands on the catalogue.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import { Form, useNavigate } from 'react-router';
import { formatRupeesShort, fromRupees } from '../../../domain/money.ts';
import { roomCounts } from '../../../domain/properties.ts';
import { queryOf } from '../../lib/query-of.ts';
import { PlaceSearch } from '../place-search/place-search.tsx';
import styles from './search-box.module.css';

const BUDGETS = [10_000, 15_000, 20_000, 30_000, 40_000, 60_000, 100_000, 200_000];

type SearchBoxProps = { cities: readonly { name: string; slug: string; homes: number }[] };

export function SearchBox({ cities }: SearchBoxProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const placeId = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`/properties?${queryOf(event.currentTarget)}`);
  };
  return (
    <Form
      method="get"
      action="/properties"
      onSubmit={send}
      role="search"
      aria-label={t`Find a home`}
      className={styles.box}
    >
      <div className={styles.place}>
        <label htmlFor={placeId} className="unseen">
          <Trans>Where</Trans>
        </label>
        <PlaceSearch id={placeId} cities={cities} placeholder={t`Try 2 BHK in Indiranagar under 30k`} />
      </div>
      <button type="submit">
        <Trans>Search</Trans>
      </button>
      <label>
        <span className="unseen">
          <Trans>Size</Trans>
        </span>
        <select name="bedrooms" defaultValue="">
          <option value="">{t`Any BHK`}</option>
          {roomCounts.map((count) => (
            <option key={count} value={count}>
              {count === 5 ? t`5+ BHK` : t`${count} BHK`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">
          <Trans>Monthly budget</Trans>
        </span>
        <select name="rent_max" defaultValue="">
          <option value="">{t`Any budget`}</option>
          {BUDGETS.map((rupees) => (
            <option key={rupees} value={rupees}>
              {t`Up to ${formatRupeesShort(fromRupees(rupees))}`}
            </option>
          ))}
        </select>
      </label>
    </Form>
  );
}
