// Where the last link of a search's letter leads: one button, without signing in and without JavaScript.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useSearchParams } from 'react-router';
import { language, pathIn } from '../../../domain/languages.ts';
import { BY_PAGE } from '../../../domain/saved-searches.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import styles from '../marketing/marketing.module.css';

export const meta = () => screenMeta(msg`Emails about a search`);

export default function Unsubscribe() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <section className={styles.text}>
      {params.has('done') ? <Done /> : <Ask action={`${pathIn(language, pathname)}?${BY_PAGE}`} />}
    </section>
  );
}

/** A plain form: its answer comes from the server and leads back here. */
function Ask({ action }: { action: string }) {
  return (
    <>
      <h1>
        <Trans>Stop emails about this search?</Trans>
      </h1>
      <p>
        <Trans>The search stays among your saved ones, paused, and can be resumed there.</Trans>
      </p>
      <form method="post" action={action}>
        <button type="submit" className={styles.step}>
          <Trans>Stop the emails</Trans>
        </button>
      </form>
    </>
  );
}

function Done() {
  return (
    <>
      <h1>
        <Trans>No more emails</Trans>
      </h1>
      <p>
        <Trans>
          This search is paused. You can resume it among your <Link to="/saved">saved searches</Link>.
        </Trans>
      </p>
    </>
  );
}
