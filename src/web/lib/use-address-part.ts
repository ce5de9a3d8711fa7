// What is open on a page stands in its address, so that signing in comes back to it and Back closes it.
import { useSearchParams } from 'react-router';

/** `opened` is what the address says of the part of that name. */
export function useAddressPart(name: string) {
  const [params, setParams] = useSearchParams();
  const set = (value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: value === null },
    );
  return { opened: params.get(name), open: (value: string) => set(value), close: () => set(null) };
}
