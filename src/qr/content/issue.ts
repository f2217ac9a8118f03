/** Why content cannot be encoded; each is a message key under `content.errors`. */
export const errorKeys = [
  'invalid',
  'required',
  'nameRequired',
  'tooLong',
  'url',
  'urlScheme',
  'urlHost',
  'needsHostedPage',
  'email',
  'phone',
  'latitude',
  'longitude',
  'date',
  'time',
  'timeZone',
  'endBeforeStart',
  'ssidTooLong',
] as const
export type ErrorKey = (typeof errorKeys)[number]

/** What may surprise whoever scans; each is a message key under `content.warnings`. */
export const warningKeys = [
  'textIgnored',
  'urlOtherScheme',
  'urlNoDot',
  'vcardLong',
  'geoAndroidOnly',
  'passwordEndsInBackslash',
  'passwordIsRawKey',
  'passwordLength',
  'spacesAround',
  'phoneNotInternational',
] as const
export type WarningKey = (typeof warningKeys)[number]

export type MessageValues = Record<string, string | number>

/** `path` is the name of the field at fault, '' when it is none in particular. */
export type Issue = { path: string; key: ErrorKey; values?: MessageValues }

/** A note informs; a warning says that some readers will fail. */
export type Warning = {
  path: string
  key: WarningKey
  severity: 'note' | 'warning'
  values?: MessageValues
}
