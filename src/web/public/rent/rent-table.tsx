// Rents by size, in a sentence and a table whose sizes lead to their homes, with links to pages by budget.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { SizeRents } from '../../../contract/places.ts';
import { formatCount, formatRupees, formatRupeesShort, fromRupees, paise } from '../../../domain/money.ts';
import { LEAST_HOMES_OF_SLICE, sliceSlug, slicesOf } from '../../../domain/place-slices.ts';
import styles from './rent.module.css';
import { SizeName } from './size-name.tsx';

type RentTableProps = {
  rents: readonly SizeRents[];
  place: string;
  /** Of the place's page. */
  path: string;
};

/** Of homes to rent at the moment of the last count, the number behind each amount beside it; fewer than three say nothing. */
export function RentTable({ rents, place, path }: RentTableProps) {
  const usual = rents.filter(({ homes }) => homes >= LEAST_HOMES_OF_SLICE);
  if (usual.length === 0) return null;
  const slices = slicesOf(rents);
  const linked = new Map(
    slices.flatMap((slice) => (slice.kind === 'size' ? [[slice.bedrooms as number, slice] as const] : [])),
  );
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Rents in {place}</Trans>
      </h2>
      <p className={styles.lead}>
        <UsualRent rents={rents} />
      </p>
      <div className={styles.scroll}>
        <table className={styles.rents}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Size</Trans>
              </th>
              <th scope="col">
                <Trans>Median rent</Trans>
              </th>
              <th scope="col">
                <Trans>Usual range</Trans>
              </th>
              <th scope="col">
                <Trans>Homes</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {usual.map((size) => {
              const slice = linked.get(size.bedrooms);
              return (
                <SizeRow key={size.bedrooms} size={size} path={slice && `${path}/${sliceSlug(slice)}`} />
              );
            })}
          </tbody>
        </table>
      </div>
      <Budgets slices={slices} path={path} />
    </section>
  );
}

/** Of the size with the most homes. */
export function UsualRent({ rents }: { rents: readonly SizeRents[] }) {
  const usual = [...rents].sort((a, b) => b.homes - a.homes)[0];
  if (!usual || usual.homes < LEAST_HOMES_OF_SLICE) return null;
  const size = usual.bedrooms === 5 ? '5+' : usual.bedrooms;
  const [lower, median, upper] = [usual.lower_quartile, usual.median, usual.upper_quartile].map((amount) =>
    formatRupees(paise(amount)),
  );
  return (
    <Trans>
      Half of the {size} BHK homes here rent between {lower} and {upper} a month; the median is {median}.
    </Trans>
  );
}

function SizeRow({ size, path }: { size: SizeRents; path: string | undefined }) {
  const [lower, upper] = [size.lower_quartile, size.upper_quartile].map((amount) =>
    formatRupees(paise(amount)),
  );
  return (
    <tr>
      <th scope="row">
        {path ? (
          <Link to={path}>
            <SizeName bedrooms={size.bedrooms} />
          </Link>
        ) : (
          <SizeName bedrooms={size.bedrooms} />
        )}
      </th>
      <td className="money">{formatRupees(paise(size.median))}</td>
      <td className="money">{lower === upper ? lower : `${lower}–${upper}`}</td>
      <td>{formatCount(size.homes)}</td>
    </tr>
  );
}

function Budgets({ slices, path }: { slices: ReturnType<typeof slicesOf>; path: string }) {
  const { t } = useLingui();
  const budgets = slices.flatMap((slice) => (slice.kind === 'budget' ? [slice] : []));
  if (budgets.length === 0) return null;
  return (
    <nav aria-label={t`By budget`}>
      <ul className={styles.budgets}>
        {budgets.map((slice) => {
          const amount = formatRupeesShort(fromRupees(slice.rupees));
          return (
            <li key={slice.rupees}>
              <Link to={`${path}/${sliceSlug(slice)}`}>
                <Trans>Up to {amount}</Trans>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
