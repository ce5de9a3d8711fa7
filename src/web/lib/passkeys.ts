// The browser's part of passkeys: it makes them and signs with them, after the device asked for its screen lock.

export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

/** Browsers of before 2025 cannot read the server's questions. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

/** Undefined when the person thought better of it; throws InvalidStateError where the device holds one for the account already. */
export const makePasskey = (asked: PasskeyCreation) =>
  answered(
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked) }),
  );

/** Undefined when the person thought better of it, or has none. */
export const askPasskey = (asked: PasskeyRequest) =>
  answered(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) }));

async function answered(asking: Promise<Credential | null>): Promise<object | undefined> {
  try {
    const given = await asking;
    return given instanceof PublicKeyCredential ? given.toJSON() : undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined;
    throw error;
  }
}
