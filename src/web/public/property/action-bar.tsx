// On a phone the price and the next step stay in reach of the thumb, in the place of the site's bar.
import type { ReactNode } from 'react';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { MoveInTotal } from '../../components/property/costs.tsx';
import { RentOf } from '../../components/property/rent-of.tsx';
import steps from './next-steps.module.css';

/** `children` is the step; while it is not known, the price alone is shown. */
export function ActionBar({ home, children }: { home: PropertyDetail; children?: ReactNode }) {
  return (
    <div className={`${steps.bar} no-print`} data-action-bar>
      <div className={steps.barPrice}>
        <strong>
          <RentOf home={home} />
        </strong>
        <MoveInTotal home={home} />
      </div>
      {children}
    </div>
  );
}
