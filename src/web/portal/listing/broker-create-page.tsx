// `/portal/broker/submit-property`: the listing form, as a broker.
import { RoleGuard } from '../../components/role-guard.tsx';
import CreatePage from './create-page.tsx';

export { meta } from './create-page.tsx';

export default function BrokerSubmitProperty() {
  return (
    <RoleGuard allowed={['broker']}>
      <CreatePage />
    </RoleGuard>
  );
}
