/**
 * Reasons why content of the types of dynamic codes cannot be encoded; other types have additional
 * ones.
 */
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

/** Reasons why content cannot be encoded; message keys under `content.errors`. */
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
  'lettersReplaceable',
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
 * Likely problems for the person who scans; message keys under `content.warnings`. A note is
 * information; a warning means that some readers will fail. `fix` is the suggestion that an editor
 * can offer.
 */
const warningTraits = {
  textIgnored: { severity: 'note', suggestion: 'useLink' },
  urlOtherScheme: { severity: 'warning', suggestion: 'useWebAddress' },
  urlNoDot: { severity: 'warning', suggestion: 'completeAddress' },
  vcardLong: { severity: 'warning', suggestion: 'shorten' },
  geoAndroidOnly: { severity: 'warning', suggestion: 'useMapLink' },
  passwordEndsInBackslash: { severity: 'warning', suggestion: 'changePassword' },
  passwordIsRawKey: { severity: 'warning', suggestion: 'changePassword' },
  passwordLetters: { severity: 'warning', suggestion: 'changePassword' },
  passwordLength: { severity: 'warning', suggestion: 'checkPassword' },
  spacesAround: { severity: 'note', suggestion: 'trimSpaces' },
  phoneTrunkPrefix: { severity: 'warning', suggestion: 'addCountryCode' },
  phoneNotInternational: { severity: 'note', suggestion: 'addCountryCode' },
  paymentLetters: { severity: 'warning', suggestion: 'replaceLetters' },
  paymentAppOnly: { severity: 'note', suggestion: 'nameTheApp' },
  otpSecret: { severity: 'note', suggestion: 'keepPrivate' },
  otpSettings: { severity: 'warning', suggestion: 'useUsualSettings' },
} as const

export type WarningKey = keyof typeof warningTraits
export const warningKeys = Object.keys(warningTraits) as WarningKey[]
/** Warnings of the types of dynamic codes. */
export const pageWarningKeys = [
  'textIgnored',
  'urlOtherScheme',
  'urlNoDot',
  'vcardLong',
  'geoAndroidOnly',
  'passwordEndsInBackslash',
  'passwordIsRawKey',
  'passwordLetters',
  'passwordLength',
  'spacesAround',
  'phoneTrunkPrefix',
  'phoneNotInternational',
] as const satisfies readonly WarningKey[]
export type WarningSuggestion = (typeof warningTraits)[WarningKey]['suggestion']

/** Fixes that a warning can suggest; message keys under `content.fixes`. */
export const fixes = [
  'addCountryCode',
  'replaceLetters',
  'trimSpaces',
  'useMapLink',
  'useUsualSettings',
] as const satisfies readonly WarningSuggestion[]
export type Fix = (typeof fixes)[number]

export function isFix(suggestion: WarningSuggestion): suggestion is Fix {
  return fixes.includes(suggestion as Fix)
}

export type MessageValues = Record<string, string | number>

/** `path` is the name of the invalid field, '' if the issue belongs to no single field. */
export type ContentIssue = { path: string; key: ErrorKey; values?: MessageValues }

export type Warning = {
  path: string
  key: WarningKey
  severity: 'note' | 'warning'
  suggestion: WarningSuggestion
  values?: MessageValues
  /** New values of content members, if the suggestion can be applied automatically. */
  fix?: Readonly<Record<string, string | boolean>>
}

export function warn(
  path: string,
  key: WarningKey,
  more: Pick<Warning, 'values' | 'fix'> = {},
): Warning {
  return { path, key, ...warningTraits[key], ...more }
}
