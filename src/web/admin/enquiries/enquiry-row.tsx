// One enquiry in the inbox: who, about what, the beginning of what they wrote, who has it, and its answer.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { Enquiry } from '../../../contract/enquiries.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { openEnquiryStatuses } from '../../../domain/enquiries.ts';
import { enquiryKindLabels } from '../../components/enquiries/enquiry-labels.ts';
import { EnquiryBadge } from '../../components/enquiries/enquiry-status-badge.tsx';
import { RowItem } from '../../ui/row-list.tsx';
import { May } from '../shell/may.tsx';
import { Waited } from '../shell/waited.tsx';
import { ANSWER, enquiryLink } from './enquiry-messages.ts';

/** Stands in a `RowList`. */
export function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const { name, kind, topic, company, message, status, assigned_to: assignee } = enquiry;
  const about = [i18n._(enquiryKindLabels[kind]), topic, company].filter(Boolean).join(' · ');
  const who = assignee?.full_name;
  const isOpen = openEnquiryStatuses.some((one) => one === status);
  const to = enquiryLink(params, enquiry.id);
  return (
    <RowItem
      isShort
      hasMenu
      label={name}
      title={
        <>
          <Anchor component={Link} to={to} inherit>
            {name}
          </Anchor>
          <Text span size="sm" c="dimmed">
            {about}
          </Text>
          {/* A new one has its button. */}
          {status !== 'new' && <EnquiryBadge status={status} />}
        </>
      }
      actions={
        isOpen && (
          <May to="enquiries.answer">
            <Button
              component={Link}
              to={`${to}#${ANSWER}`}
              size="xs"
              variant="light"
              aria-label={t`Answer: ${name}`}
            >
              <Trans>Answer</Trans>
            </Button>
          </May>
        )
      }
    >
      <Text size="sm" c="dimmed" lineClamp={1} style={{ overflowWrap: 'anywhere' }}>
        {isOpen ? <Waited since={enquiry.created_at} kind="enquiries" /> : formatInstant(enquiry.created_at)}
        {assignee && (
          <>
            {' · '}
            {who ? <Trans>With {who}</Trans> : <Trans>Assigned</Trans>}
          </>
        )}
        {' · '}
        {message}
      </Text>
    </RowItem>
  );
}
