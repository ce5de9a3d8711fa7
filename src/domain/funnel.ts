/** The funnel of requests: how far those who asked for a home came with it. */

/** A step counts whoever came to it or further: some apply without a visit. `let`: a lease, or the lister's word. */
export const funnelSteps = ['asked', 'agreed', 'visited', 'applied', 'let'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export const funnelRows = ['month', 'city', 'broker'] as const;
export type FunnelRows = (typeof funnelRows)[number];

/** In place of a lister's id: everybody who lists and is no broker. */
export const NO_BROKER = '00000000-0000-0000-0000-000000000000';

/** The last step that a request came to, for its row in the list. */
export function lastStep(reached: Readonly<Record<Exclude<FunnelStep, 'asked'>, boolean>>): FunnelStep {
  return funnelSteps.findLast((step) => step === 'asked' || reached[step]) ?? 'asked';
}
