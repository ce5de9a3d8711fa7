// The two figures of the mobile menu; Settings may change them, these are the specification's.
import { Trans } from '@lingui/react/macro';
import classes from './site-header.module.css';

export type MarketingFigures = { properties: string; clients: string };

export const defaultFigures: MarketingFigures = { properties: '1.2K+', clients: '5K+' };

export function MarketingFiguresRow({ figures = defaultFigures }: { figures?: MarketingFigures }) {
  return (
    <dl className={classes.figures}>
      <div>
        <dt>
          <Trans>properties</Trans>
        </dt>
        <dd>{figures.properties}</dd>
      </div>
      <div>
        <dt>
          <Trans>clients</Trans>
        </dt>
        <dd>{figures.clients}</dd>
      </div>
    </dl>
  );
}
