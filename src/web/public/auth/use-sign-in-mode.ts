// What somebody came to do: it is in the address, so that a page loaded anew goes on with it.
import { useLocation } from 'react-router';
import { useQueryChange } from '../../lib/use-query-change.ts';

export type SignInMode = 'sign-in' | 'sign-up' | 'recover' | 'lost-number';

/** The mode of the page, and how to change it: a code that was waited for belongs to the mode that is left. */
export function useSignInMode(): [SignInMode, (mode: SignInMode) => void] {
  const [params, change] = useQueryChange();
  const { state } = useLocation();
  const setMode = (chosen: SignInMode) => change({ mode: chosen, step: null }, { replace: true, state });
  return [modeOf(params.get('mode')), setMode];
}

const others = ['sign-up', 'recover', 'lost-number'] as const;

export function modeOf(text: string | null): SignInMode {
  return others.find((mode) => mode === text) ?? 'sign-in';
}
