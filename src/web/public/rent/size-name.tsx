// "2 BHK", and "5+ BHK" for the largest homes.
import { Trans } from '@lingui/react/macro';

export function SizeName({ bedrooms }: { bedrooms: number }) {
  return bedrooms === 5 ? <Trans>5+ BHK</Trans> : <Trans>{bedrooms} BHK</Trans>;
}
