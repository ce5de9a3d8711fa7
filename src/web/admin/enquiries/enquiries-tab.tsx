// Enquiries: the office's inbox, or the one enquiry that the address names.
import { msg } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { adminTab } from '../shell/admin-tab.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import { Inbox } from './inbox.tsx';

export default adminTab({ place: 40, label: msg`Enquiries`, permission: 'enquiries.list' }, EnquiriesTab);

function EnquiriesTab() {
  const [params] = useSearchParams();
  const id = params.get('enquiry');
  return id ? <EnquiryPage key={id} id={id} /> : <Inbox />;
}
