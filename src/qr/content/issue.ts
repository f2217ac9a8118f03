/** Why content of the types with a page cannot be encoded; the other types have more reasons. */
export const pageErrorKeys = [
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

/** Why content cannot be encoded; each is a message key under `content.errors`. */
export const errorKeys = [
  ...pageErrorKeys,
  'amount',
  'iban',
  'swissIban',
  'bic',
  'country',
  'purpose',
  'reference',
  'referenceOrMessage',
  'qrReference',
  'qrIban',
  'letters',
  'paymentTooLong',
  'pixKey',
  'upiAddress',
  'vietnameseBank',
  'bankAccount',
  'napasCard',
  'wholeAmount',
  'promptPayId',
  'lineId',
  'alphanumeric',
  'secret',
  'colon',
  'wholeNumber',
] as const
export type ErrorKey = (typeof errorKeys)[number]

/**
 * What may surprise a person who scans; each is a message key under `content.warnings`. A note
 * informs; a warning says that some readers will fail. The suggestion names what an editor can
 * offer.
 */
const warningTraits = {
  textIgnored: { severity: 'note', suggestion: 'useLink' },
  urlOtherScheme: { severity: 'warning', suggestion: 'useWebAddress' },
  urlNoDot: { severity: 'warning', suggestion: 'completeAddress' },
  vcardLong: { severity: 'warning', suggestion: 'shorten' },
  geoAndroidOnly: { severity: 'warning', suggestion: 'useMapLink' },
  passwordEndsInBackslash: { severity: 'warning', suggestion: 'changePassword' },
  passwordIsRawKey: { severity: 'warning', suggestion: 'changePassword' },
  passwordLength: { severity: 'warning', suggestion: 'checkPassword' },
  spacesAround: { severity: 'note', suggestion: 'trimSpaces' },
  phoneNotInternational: { severity: 'note', suggestion: 'addCountryCode' },
  paymentAppOnly: { severity: 'note', suggestion: 'nameTheApp' },
  otpSecret: { severity: 'note', suggestion: 'keepPrivate' },
  otpSettings: { severity: 'warning', suggestion: 'useUsualSettings' },
} as const

export type WarningKey = keyof typeof warningTraits
export const warningKeys = Object.keys(warningTraits) as WarningKey[]
/** Those of the types with a page. */
export const pageWarningKeys = [
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
] as const satisfies readonly WarningKey[]
export type WarningSuggestion = (typeof warningTraits)[WarningKey]['suggestion']

/** Those that a warning's `fix` can follow; each is a message key under `content.fixes`. */
export const fixes = [
  'trimSpaces',
  'useMapLink',
  'useUsualSettings',
] as const satisfies readonly WarningSuggestion[]
export type Fix = (typeof fixes)[number]

export function isFix(suggestion: WarningSuggestion): suggestion is Fix {
  return fixes.includes(suggestion as Fix)
}

export type MessageValues = Record<string, string | number>

/** `path` is the name of the field at fault, '' when it is none in particular. */
export type ContentIssue = { path: string; key: ErrorKey; values?: MessageValues }

export type Warning = {
  path: string
  key: WarningKey
  severity: 'note' | 'warning'
  suggestion: WarningSuggestion
  values?: MessageValues
  /** The members of the content to change, where the suggestion can be followed for the person. */
  fix?: Readonly<Record<string, string | boolean>>
}

export function warn(
  path: string,
  key: WarningKey,
  more: Pick<Warning, 'values' | 'fix'> = {},
): Warning {
  return { path, key, ...warningTraits[key], ...more }
}
