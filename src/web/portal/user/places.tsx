// The usual ways on from the first screen.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { roleMay } from '../../../domain/organisations.ts';
import { useMyOrganisations } from '../../components/organisations/use-team.ts';
import {
  IconClipboardList,
  IconEye,
  IconHeart,
  IconMail,
  IconPlus,
  IconReceipt,
  IconSearch,
  IconSettings,
  IconUser,
  IconUsers,
} from '../../ui/icons.ts';
import { Panel } from './panel.tsx';
import classes from './user-portal.module.css';

const places = [
  { to: '/properties', label: msg`Search homes`, icon: IconSearch },
  { to: '/submit-property', label: msg`List a home`, icon: IconPlus },
  { to: '/shortlisted', label: msg`Shortlist`, icon: IconHeart },
  { to: '/track-applications', label: msg`Visits and applications`, icon: IconClipboardList },
  { to: '/messages', label: msg`Messages`, icon: IconMail },
  { to: '/recently-viewed', label: msg`Recently viewed`, icon: IconEye },
  { to: '/profile', label: msg`Profile`, icon: IconUser },
  { to: '/settings', label: msg`Settings`, icon: IconSettings },
];

const team = { to: '/portal/team', label: msg`My organisation`, icon: IconUsers };
const leads = { to: '/portal/team/leads', label: msg`Leads`, icon: IconClipboardList };
const rents = { to: '/portal/team/money', label: msg`Rent by month`, icon: IconReceipt };

/** Members of an organisation come for its work first. */
function usePlaces() {
  const { data } = useMyOrganisations();
  const own = data?.items ?? [];
  const answersLeads = own.some(({ role }) => roleMay(role, 'leads'));
  const seesMoney = own.some(({ role }) => roleMay(role, 'money'));
  return [
    ...(answersLeads ? [leads] : []),
    ...(own.length > 0 ? [team] : []),
    ...(seesMoney ? [rents] : []),
    ...places,
  ];
}

export function Places() {
  const { t, i18n } = useLingui();
  const shown = usePlaces();
  return (
    <Panel title={t`Go to`}>
      <ul className={classes.places}>
        {shown.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={classes.place}>
              <Icon size={18} stroke={1.75} aria-hidden />
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
