// The Idempotency-Key of what a form sends: a second try after an answer that never came is the same request.
import { useRef } from 'react';

/** The key belongs to what is sent, not to the window: another body is another request, and so is the same one once it is done. */
export function useRequestKey() {
  const sent = useRef({ body: '', key: '' });
  return {
    keyOf(input: unknown): string {
      const body = JSON.stringify(input) ?? '';
      if (body !== sent.current.body) sent.current = { body, key: crypto.randomUUID() };
      return sent.current.key;
    },
    done(): void {
      sent.current = { body: '', key: '' };
    },
  };
}
