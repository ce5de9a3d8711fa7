// Which form of a home's page is open stands in the address, so that signing in comes back to it and Back closes it.
import { useSearchParams } from 'react-router';

export function useStep(step: string) {
  const [params, setParams] = useSearchParams();
  const opened = params.get('step') === step;
  const toggle = (open: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set('step', step);
        else next.delete('step');
        return next;
      },
      { preventScrollReset: true, replace: !open },
    );
  return { opened, open: () => toggle(true), close: () => toggle(false) };
}
