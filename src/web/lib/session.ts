// The client's session: kept in local storage, renewed ahead of its end, and the same on every open tab.
import type { Session } from '../../contract/session.ts';
import { ClientFailure } from './resilience/failure.ts';

export const SESSION_KEY = 'kiraya.session';
/** Renewal starts this long before the access token ends, so that no click meets a token that just ended. */
export const RENEW_AHEAD_MS = 60_000;
/** A device whose clock runs ahead sees every token as ended; it still renews no more often than this. */
const RENEW_APART_MS = 30_000;

/** How the session that this page knew has ended; empty where it knew none. */
export type Ending = {
  /** Somebody signed out, on this tab or another: the next person on this device is led to nothing of theirs. */
  byChoice?: true;
  /** Whose session ended by itself. */
  whose?: string;
};

export type SessionState =
  | { status: 'loading'; current: undefined }
  | ({ status: 'signed-out'; current: undefined } & Ending)
  | { status: 'signed-in'; current: Session };

/** What the sign-in routes do; `renew` answers undefined when the session is over. */
export type SessionEndpoints = {
  renew: () => Promise<Session | undefined>;
  signOut: () => Promise<void>;
};

/** The part of localStorage that is used; absent in private modes that forbid it. */
export type SessionStorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const LOADING: SessionState = { status: 'loading', current: undefined };
const SIGNED_OUT: SessionState = { status: 'signed-out', current: undefined };
/** Stands in the storage for a moment, so that other tabs know a sign-out from a session that ended by itself. */
const LEFT = '"left"';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** One store per page; `start` reads what earlier pages kept and must run in the browser only. */
export function createSessionStore(
  endpoints: SessionEndpoints,
  storage: () => SessionStorageArea = () => localStorage,
  onStartFailed: (error: unknown) => void = () => {},
  onSignedOut: () => Promise<void> | void = () => {},
) {
  const listeners = new Set<() => void>();
  let state = LOADING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<void> | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;

  const show = (next: SessionState) => {
    state = next;
    clearTimeout(timer);
    if (next.current)
      timer = setTimeout(() => renewOnce(), Math.max(RENEW_APART_MS, msUntilRenewal(next.current)));
    for (const listener of listeners) listener();
  };

  const keep = (session: Session | undefined, ending: Ending = {}) => {
    writeSession(storage, session);
    showStored(session, ending);
  };
  const showStored = (session: Session | undefined, ending: Ending) => {
    if (session) show({ status: 'signed-in', current: session });
    // How it ended is said once; that it is gone may be heard of twice.
    else if (state.status !== 'signed-out') show({ ...SIGNED_OUT, ...ending });
  };
  const whoseIt = (stored?: Session): Ending => {
    const whose = (state.current ?? stored)?.user.id;
    return whose === undefined ? {} : { whose };
  };

  const renewOnce = (refused?: string): Promise<void> => {
    const now = Date.now();
    // A token may be refused right after it was renewed: its session was ended meanwhile. That is asked at once, and once.
    if (now - (refused === undefined ? renewedAt : refusedAt) < RENEW_APART_MS && !renewing)
      return Promise.resolve();
    if (refused !== undefined) refusedAt = now;
    renewing ??= inTurn(async () => {
      // Another tab may have renewed while this one waited its turn.
      const stored = readSession(storage);
      const isGood = stored && msUntilRenewal(stored) > 0 && stored.accessToken !== refused;
      if (isGood) show({ status: 'signed-in', current: stored });
      else {
        keep(await endpoints.renew(), whoseIt(stored));
        renewedAt = Date.now();
      }
    }).finally(() => {
      renewing = undefined;
    });
    return renewing.catch(stayAsKnown);
  };

  /** A failed renewal (no network) is no sign-out: what is known stays shown and the next call for a token tries again. */
  const stayAsKnown = (error: unknown) => {
    if (state.status !== 'loading') return;
    const stored = readSession(storage);
    show(stored ? { status: 'signed-in', current: stored } : SIGNED_OUT);
    onStartFailed(error);
  };

  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    showStored(readSession(storage), event.newValue === LEFT ? { byChoice: true } : whoseIt());
  };

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads the kept session, renews it when it has run out, and follows the other tabs; returns the way to stop. */
    start(target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): () => void {
      target.addEventListener('storage', onOtherTab);
      const stored = readSession(storage);
      if (!stored) show(SIGNED_OUT);
      else if (msUntilRenewal(stored) > 0) show({ status: 'signed-in', current: stored });
      else void renewOnce();
      return () => {
        target.removeEventListener('storage', onOtherTab);
        clearTimeout(timer);
      };
    },
    /** After a sign-in: keeps the session the server answered. */
    signedIn: (session: Session) => keep(session),
    /** The token for a call, renewed first when it is about to end; undefined when signed out. */
    async accessToken(): Promise<string | undefined> {
      if (state.current && msUntilRenewal(state.current) <= 0) await renewOnce();
      return state.current?.accessToken;
    },
    /** The server takes this token for ended: it was taken back, or the clock of the device runs behind. */
    async renewRefused(token: string): Promise<void> {
      if (state.current?.accessToken === token) await renewOnce(token);
    },
    /** For actions that need somebody signed in; throws the specification's text otherwise. */
    require(): Session {
      if (!state.current) throw new ClientFailure('not-authenticated');
      return state.current;
    },
    /** Ends the session on the server and always here and on every open tab, even if the call fails. Guards lead away. */
    async signOut(): Promise<void> {
      const ended = endpoints.signOut();
      // A failed clean-up must not hide how the call ended.
      void onSignedOut();
      markLeft(storage);
      keep(undefined, { byChoice: true });
      await ended;
    },
  };
}

function msUntilRenewal({ accessTokenExpiresAt }: Session): number {
  return accessTokenExpiresAt * 1000 - RENEW_AHEAD_MS - Date.now();
}

/** One tab renews at a time: the cookie is exchanged once, the others read the result. */
async function inTurn(task: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  await (locks ? locks.request(SESSION_KEY, task) : task());
}

function readSession(storage: () => SessionStorageArea): Session | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(SESSION_KEY) ?? 'null');
    return isSession(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function writeSession(storage: () => SessionStorageArea, session: Session | undefined): void {
  try {
    if (session) storage().setItem(SESSION_KEY, JSON.stringify(session));
    else storage().removeItem(SESSION_KEY);
  } catch {
    // Storage is full or forbidden: the session then lasts as long as this page.
  }
}

function markLeft(storage: () => SessionStorageArea): void {
  try {
    storage().setItem(SESSION_KEY, LEFT);
  } catch {
    // Without storage no other tab knows this session.
  }
}

/** Storage is outside our control (older versions, other scripts), so its shape is checked before it is trusted. */
function isSession(stored: unknown): stored is Session {
  if (typeof stored !== 'object' || stored === null) return false;
  const { user, accessToken, accessTokenExpiresAt, session } = stored as Partial<Session>;
  return (
    typeof user?.id === 'string' &&
    typeof accessToken === 'string' &&
    typeof accessTokenExpiresAt === 'number' &&
    typeof session?.id === 'string'
  );
}
