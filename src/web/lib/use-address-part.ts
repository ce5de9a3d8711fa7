// What is open on a page stands in its address, so that signing in comes back to it and Back closes it.
import { useLocation, useNavigate } from 'react-router';
import { useQueryChange } from './use-query-change.ts';

type Opened = { openedHere?: string } | null;

/** The state of a link from another page to the open part: closing it leads back to that page. */
export const comesBack = (name: string) => ({ openedHere: name }) satisfies Opened;

/** `opened` is what the address says of the part of that name. */
export function useAddressPart(name: string) {
  const [params, change] = useQueryChange();
  const navigate = useNavigate();
  const isOpenedHere = (useLocation().state as Opened)?.openedHere === name;
  const set = (value: string | null) =>
    change(
      { [name]: value },
      {
        replace: value === null,
        ...(value === null ? {} : { state: comesBack(name) }),
      },
    );
  return {
    opened: params.get(name),
    open: (value: string) => set(value),
    // As Back does, where this page opened it: otherwise each look would leave a step behind that leads nowhere.
    close: () => (isOpenedHere ? void navigate(-1) : set(null)),
  };
}
