// A catalogue of sentences as the build compiles it for a page.
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
