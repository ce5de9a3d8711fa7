// What the address says about the inbox, which one enquiry’s page reads too for the one after it.
import { enquiryOwners, enquiryShows, enquirySorts } from '../../../contract/choices.ts';
import { enquiryKinds } from '../../../domain/enquiries.ts';
import { useListInput } from '../../components/list/list-input.ts';

export const useEnquiryInput = () =>
  useListInput({ show: enquiryShows, assigned: enquiryOwners, sort: enquirySorts }, { kind: enquiryKinds });
