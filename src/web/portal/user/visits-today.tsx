// The agreed visits of this day, with the hour first: where to be and when.
import { useLingui } from '@lingui/react/macro';
import type { VisitToday } from '../../../contract/dashboard.ts';
import { slotText } from '../../components/leads/slot-text.ts';
import { HomeTitle, usePlace } from '../../components/property/home-words.tsx';
import { IconMapPin, IconVideo } from '../../ui/icons.ts';
import { Panel, Row, Rows } from './panel.tsx';
import classes from './user-portal.module.css';

export function VisitsToday({ visits }: { visits: readonly VisitToday[] }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Visits today`}>
      <Rows>
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </Rows>
    </Panel>
  );
}

function VisitRow({ visit: { id, side, slot, visit_type, home } }: { visit: VisitToday }) {
  const { t } = useLingui();
  const show = side === 'seeker' ? 'visits' : 'received-visits';
  const place = usePlace(home);
  const isVirtual = visit_type === 'virtual';
  return (
    <Row
      icon={isVirtual ? <IconVideo size={20} /> : <IconMapPin size={20} />}
      to={`/track-applications?show=${show}&lead=${id}`}
      detail={isVirtual ? t`Video visit · ${place}` : place}
      end={<span className={`money ${classes.slot}`}>{slotText(slot)}</span>}
    >
      <HomeTitle title={home.title} />
    </Row>
  );
}
