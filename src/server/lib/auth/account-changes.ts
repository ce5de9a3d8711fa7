/** What follows when a person changes how they sign in; `tell-account-changes.ts` does it. */
import type { Language } from '../../../domain/languages.ts';

/** How it came, and whether the person's programs are to lose their way in as well. */
export type NewPassword = { how: 'set' | 'changed' | 'recovered'; endsPrograms: boolean };

/** `from` is null where it is the first. */
export type NewEmail = { from: string | null; to: string };
export type NewPhone = { from: string | null; to: string };

/** A way in that was added or removed, under the name its person knows it by. */
export type PasskeyChange = { name: string; isAdded: boolean };

/** Somebody proved the new number, and says that the old one was theirs. */
export type LostNumberAsked = {
  oldPhone: string;
  newPhone: string;
  name: string;
  story: string;
  language: Language | null;
};

/** Two accounts of one person become one, the second. */
export type MergeAccounts = (from: string, into: string) => Promise<void>;

/** Takes the request, where the lost number has an account that takes one. */
export type AskForLostNumber = (asked: LostNumberAsked) => Promise<void>;

export type AccountChanges = {
  secondFactor(userId: string, isOn: boolean): Promise<void>;
  passkey(userId: string, change: PasskeyChange): Promise<void>;
  newPassword(userId: string, made: NewPassword): Promise<void>;
  newPhone(userId: string, numbers: NewPhone): Promise<void>;
  /** Signed in on a device that the account did not know; `device` as it names itself, empty for a program. */
  newDevice(userId: string, device: string): Promise<void>;
  newEmail(userId: string, addresses: NewEmail): Promise<void>;
};
