/** An export of accounts from an authenticator app, with all their secret keys. */
export type AuthenticatorExport = {
  type: 'authenticator-export'
  /** The accounts in the format of the app, percent-encoded. */
  data: string
}

/** Google Authenticator’s “Transfer accounts”; other apps read the same format. */
export function parseAuthenticatorExport(text: string): AuthenticatorExport | undefined {
  const [, data] = /^\s*otpauth-migration:\/\/offline\/?\?data=([^&\s]{1,5000})/i.exec(text) ?? []
  return data === undefined ? undefined : { type: 'authenticator-export', data }
}
