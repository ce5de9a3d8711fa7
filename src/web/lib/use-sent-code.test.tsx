// The step of a code in the address: what a reload finds, and what of the address stays as it was.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { useSentCode } from './use-sent-code.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Waiting() {
  const [sent, setSent] = useSentCode<{ account: string }>('sign-up');
  const { search, state } = useLocation();
  return (
    <>
      <output>{`${sent?.account ?? 'none'} ${search} ${state?.whose ?? ''}`}</output>
      <button type="button" onClick={() => setSent({ account: '+919845012345' })}>
        Send
      </button>
      <button type="button" onClick={() => setSent(null)}>
        End
      </button>
    </>
  );
}

const seen = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('the address says that a code is waited for, and whose session ended here, until it ends', async () => {
  const { router } = renderPage(<Waiting />, '/auth?next=%2Fmessages');
  await act(() => router.navigate('/auth?next=%2Fmessages', { state: { whose: 'asha' } }));
  await press('Send');
  expect(seen()).toBe('+919845012345 ?next=%2Fmessages&step=code asha');
  await press('End');
  expect(seen()).toBe('none ?next=%2Fmessages asha');
});

test('a page loaded anew goes on with it, and a link to the step alone does not', async () => {
  renderPage(<Waiting />, '/auth');
  await press('Send');
  cleanup();
  renderPage(<Waiting />, '/auth?step=code');
  expect(seen()).toBe('+919845012345 ?step=code ');
  cleanup();
  sessionStorage.clear();
  renderPage(<Waiting />, '/auth?step=code');
  expect(seen()).toBe('none ?step=code ');
});
