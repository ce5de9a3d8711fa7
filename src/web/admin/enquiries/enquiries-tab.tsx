// Enquiries: the office's inbox, or the one enquiry that the address names.
import { useSearchParams } from 'react-router';
import { EnquiryPage } from './enquiry-page.tsx';
import { Inbox } from './inbox.tsx';

export default function EnquiriesTab() {
  const [params] = useSearchParams();
  const id = params.get('enquiry');
  return id ? <EnquiryPage key={id} id={id} /> : <Inbox />;
}
