/** Messages between a seeker and the lister of a home: how long, and when each side sees how to reach the other. */

export const MESSAGE_MAX = 2000;
export const REPORT_MAX = 1000;

export type Sharing = {
  readonly seekerShares: boolean;
  readonly listerShares: boolean;
  /** A visit or an application of the seeker for this home is accepted: its page shows the contacts already. */
  readonly isAccepted: boolean;
};

/** Contacts show to both sides or to none: once each has agreed, or with an accepted visit or application. */
export const areContactsOpen = ({ seekerShares, listerShares, isAccepted }: Sharing): boolean =>
  isAccepted || (seekerShares && listerShares);
