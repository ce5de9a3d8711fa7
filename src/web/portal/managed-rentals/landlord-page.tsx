// Managed rentals in the landlord's portal.
import { RoleGuard } from '../../components/role-guard.tsx';
import ManagedRentals from './managed-rentals.tsx';

export { meta } from './managed-rentals.tsx';

export default function LandlordManagedRentals() {
  return (
    <RoleGuard allowed={['landlord']}>
      <ManagedRentals />
    </RoleGuard>
  );
}
