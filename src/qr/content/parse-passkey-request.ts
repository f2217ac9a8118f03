/** A device nearby that asks a phone to sign in with a passkey, or to create one. */
export type PasskeyRequest = {
  type: 'passkey-request'
  /** The message, seven bytes in 17 digits. */
  digits: string
}

/** CTAP 2.2, 11.5.1: the code of a hybrid transport, which a phone's camera opens. */
export function parsePasskeyRequest(text: string): PasskeyRequest | undefined {
  const [, digits] = /^\s*FIDO:\/(\d{20,2000})\s*$/i.exec(text) ?? []
  return digits === undefined ? undefined : { type: 'passkey-request', digits }
}
