// Which form of a home's page is open.
import { useAddressPart } from '../../lib/use-address-part.ts';

export function useStep(step: string) {
  const { opened, open, close } = useAddressPart('step');
  return { opened: opened === step, open: () => open(step), close };
}
