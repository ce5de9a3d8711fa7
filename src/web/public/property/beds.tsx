// The beds of a PG on its page: what each way of sharing costs, how many are free, and the rules of the house.
import { Trans, useLingui } from '@lingui/react/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { bySharing } from '../../../domain/beds.ts';
import { language } from '../../../domain/languages.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { textLanguage } from '../../../domain/text-language.ts';
import { sharingText } from '../../components/beds/room-text.ts';
import styles from '../../components/property/detail.module.css';
import { FreeBeds } from '../../components/property/free-beds.tsx';

export function Beds({ home }: { home: PropertyDetail }) {
  return (
    <>
      {home.rooms.length > 0 && <BySharing home={home} />}
      {home.house_rules && (
        <section>
          <h2>
            <Trans>House rules</Trans>
          </h2>
          <p className={styles.description} lang={textLanguage(home.house_rules, language)}>
            {home.house_rules}
          </p>
        </section>
      )}
    </>
  );
}

function BySharing({ home }: { home: PropertyDetail }) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2>
        <Trans>Rooms and beds</Trans>
      </h2>
      <table className={styles.costs}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Sharing</Trans>
            </th>
            <th scope="col" style={{ textAlign: 'end' }}>
              <Trans>Rent of a bed</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bySharing(home.rooms).map(({ sharing, rent, beds, free }) => {
            const least = formatRupees(paise(rent));
            return (
              <tr key={sharing}>
                <th scope="row">
                  {sharingText(sharing, i18n)}
                  <small>
                    <Extras rooms={home.rooms.filter((room) => room.sharing === sharing)} />
                    <FreeBeds free={free} count={beds} />
                  </small>
                </th>
                <td className="money">
                  <Trans>from {least}</Trans>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** What some of the rooms have. */
function Extras({ rooms }: { rooms: PropertyDetail['rooms'] }) {
  const { t } = useLingui();
  const extras = [
    rooms.some((room) => room.attached_bathroom) ? t`Attached bathroom` : null,
    rooms.some((room) => room.air_conditioned) ? t`Air conditioning` : null,
  ].filter(Boolean);
  return extras.length > 0 ? `${extras.join(', ')} · ` : null;
}
