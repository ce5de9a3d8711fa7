// What somebody came to do: it is in the address, so that a page loaded anew goes on with it.
import { useLocation, useSearchParams } from 'react-router';

export type SignInMode = 'sign-in' | 'sign-up' | 'recover' | 'lost-number';

/** The mode of the page, and how to change it: a code that was waited for belongs to the mode that is left. */
export function useSignInMode(): [SignInMode, (mode: SignInMode) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const setMode = (chosen: SignInMode) =>
    setParams(
      (now) => {
        now.set('mode', chosen);
        now.delete('step');
        return now;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return [modeOf(params.get('mode')), setMode];
}

const others = ['sign-up', 'recover', 'lost-number'] as const;

export function modeOf(text: string | null): SignInMode {
  return others.find((mode) => mode === text) ?? 'sign-in';
}
