// `/property-manager`: the manager's first screen under its other address, which administrators may open too.
import { RoleGuard } from '../../components/role-guard.tsx';
import { AssignedHomes } from './manager-home.tsx';

export { meta } from './manager-home.tsx';

export default function PropertyManager() {
  return (
    <RoleGuard allowed={['property_manager', 'admin']}>
      <AssignedHomes />
    </RoleGuard>
  );
}
