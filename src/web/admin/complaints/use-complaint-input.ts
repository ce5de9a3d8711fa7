// What the address says about the list of complaints, which one complaint’s page reads too for the one after it.
import { complaintShows, enquiryOwners } from '../../../contract/choices.ts';
import { useListInput } from '../../components/list/list-input.ts';

export const useComplaintInput = () => useListInput({ show: complaintShows, assigned: enquiryOwners });
