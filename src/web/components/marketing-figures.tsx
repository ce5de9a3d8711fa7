// The two figures of the mobile menu, as Settings has them.
import { Trans } from '@lingui/react/macro';
import { usePublishedSettings } from '../lib/use-settings.ts';
import classes from './site-header.module.css';

export function MarketingFigures() {
  const { marketing } = usePublishedSettings();
  return (
    <dl className={classes.figures}>
      <div>
        <dt>
          <Trans>properties</Trans>
        </dt>
        <dd>{marketing.properties}</dd>
      </div>
      <div>
        <dt>
          <Trans>clients</Trans>
        </dt>
        <dd>{marketing.clients}</dd>
      </div>
    </dl>
  );
}
