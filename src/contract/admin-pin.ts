/** The administrators' PIN: whether it stands between them and their work, and how it is set and entered. */
import { z } from 'zod';
import { isGuessablePin, PIN_LENGTH } from '../domain/admin-pin.ts';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

const digits = z
  .string()
  .trim()
  .regex(
    new RegExp(`^\\d{${PIN_LENGTH}}$`),
    invalid('pin.malformed', 'Enter {digits} digits', { digits: PIN_LENGTH }),
  );

const state = z.object({
  has_second_factor: z.boolean(),
  needs_second_factor: z.boolean().describe('nobody administers without two-step sign-in here'),
  is_set: z.boolean(),
  is_verified: z.boolean().describe('entered in this session'),
  is_required: z.boolean().describe('nobody administers without one here'),
  locked_until: z.string().nullable(),
});
export type PinState = z.infer<typeof state>;

const pin = z.object({ pin: digits });

export const adminContract = {
  pin: {
    state: procedure('admin.pin.state').route({ method: 'GET', path: '/admin/pin' }).output(state),
    set: procedure('admin.pin.set')
      .route({ method: 'POST', path: '/admin/pin' })
      .input(
        z.object({
          pin: digits.refine(
            (text) => !isGuessablePin(text),
            invalid('pin.guessable', 'Choose digits that are harder to guess'),
          ),
        }),
      )
      .output(state),
    verify: procedure('admin.pin.verify', 'handler')
      .route({ method: 'POST', path: '/admin/pin/verify' })
      .input(pin)
      .output(state),
    forget: procedure('admin.pin.forget').route({ method: 'POST', path: '/admin/pin/forget' }).output(state),
  },
};
