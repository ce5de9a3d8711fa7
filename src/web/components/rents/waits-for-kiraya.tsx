// Payments that tenants reported and Kiraya is to confirm: until then they count as nothing paid.
import { Plural } from '@lingui/react/macro';

export const WaitsForKiraya = ({ count }: { count: number }) => (
  <Plural value={count} one="# payment for Kiraya to confirm" other="# payments for Kiraya to confirm" />
);
