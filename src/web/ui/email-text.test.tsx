// An address is copied as it is, wherever its line breaks.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmailText } from './email-text.tsx';

afterEach(cleanup);

test.each(['asha.rao@people.kiraya.example', 'asha', 'a@b@c.example'])('%s', (address) => {
  expect(render(<EmailText address={address} />).container.textContent).toBe(address);
});
