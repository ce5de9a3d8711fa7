// One of one's own homes in a line: its picture, where it stands, and how many looked and asked.
import { Plural, useLingui } from '@lingui/react/macro';
import type { OwnHome } from '../../../contract/listing.ts';
import { homePath } from '../../../domain/home-address.ts';
import { useHomeTitle } from '../../components/property/home-words.tsx';
import { availabilityLabels, listingStateLabels } from '../../components/property/property-labels.ts';
import { IconHome } from '../../ui/icons.ts';
import { HomeThumbnail } from './home-thumbnail.tsx';
import { Row } from './panel.tsx';

export function OwnHomeRow({ home }: { home: OwnHome }) {
  const { t, i18n } = useLingui();
  const title = useHomeTitle(home.title);
  const isShown = home.listing_state === 'published';
  const state = i18n._(
    isShown ? availabilityLabels[home.availability] : listingStateLabels[home.listing_state],
  );
  return (
    <Row
      icon={
        <HomeThumbnail cover={home.cover}>
          <IconHome size={20} />
        </HomeThumbnail>
      }
      to={isShown ? homePath(home) : `/properties/${home.id}/edit`}
      detail={
        <>
          {state}
          {home.view_count > 0 && (
            <>
              {' · '}
              <Plural value={home.view_count} one="# view" other="# views" />
            </>
          )}
          {home.leads_count > 0 && (
            <>
              {' · '}
              <Plural value={home.leads_count} one="# lead" other="# leads" />
            </>
          )}
        </>
      }
    >
      {title || t`Untitled draft`}
    </Row>
  );
}
