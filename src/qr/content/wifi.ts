import { utf8Length } from '@/std/utf8-length'
import { contentSchemaOf, defineContent } from './define-content'
import { escapeText } from './escape-text'
import { choiceField, rule, switchField, textField } from './field'
import { type Warning, warn } from './issue'
import { readFields } from './read-fields'
import { unescapeText } from './split-escaped'

/** IEEE 802.11: a network name has at most 32 octets. */
const maxSsidBytes = 32

/** `sae` says WPA3 only in the way that some readers want instead of WPA with R:1. */
const securities = ['wpa', 'wpa3', 'sae', 'open'] as const

const securityFields = {
  wpa: 'T:WPA;',
  wpa3: 'T:WPA;R:1;',
  sae: 'T:SAE;',
  open: 'T:nopass;',
} as const satisfies Record<(typeof securities)[number], string>

const schema = contentSchemaOf('wifi', {
  ssid: textField({
    required: true,
    maxLength: maxSsidBytes,
    autocomplete: 'off',
    placeholder: true,
    rules: [rule('ssidTooLong', (ssid) => utf8Length(ssid) <= maxSsidBytes, { max: maxSsidBytes })],
  }),
  security: choiceField(securities, { hint: true }),
  password: textField({
    required: true,
    maxLength: 128,
    autocomplete: 'off',
    shownWhen: { field: 'security', is: ['wpa', 'wpa3', 'sae'] },
  }),
  hidden: switchField({ hint: true }),
})

export const wifi = defineContent({
  schema,
  sample: {
    type: 'wifi',
    ssid: 'Café Luna',
    security: 'wpa',
    password: 'quiet-zone-4-modules',
    hidden: false,
  },
  encode({ ssid, security, password, hidden }) {
    // Android strips backslashes and never percent-decodes; quotes around hex-looking values,
    // which the format once asked for, make iOS fail.
    const secret = security === 'open' ? '' : `P:${escapeWifi(password)};`
    return `WIFI:${securityFields[security]}S:${escapeWifi(ssid)};${secret}${hidden ? 'H:true;' : ''};`
  },
  lint({ ssid, security, password }) {
    const ofPassword = security === 'open' ? [] : lintPassword(password, security)
    return [...spacesAround('ssid', ssid), ...ofPassword]
  },
})

function escapeWifi(value: string): string {
  return escapeText(value, ';,:"')
}

function lintPassword(password: string, security: (typeof securities)[number]): Warning[] {
  const warnings = spacesAround('password', password)
  const bytes = utf8Length(password)
  if (password.endsWith('\\')) warnings.push(warn('password', 'passwordEndsInBackslash'))
  if (/^[0-9a-f]{64}$/i.test(password)) warnings.push(warn('password', 'passwordIsRawKey'))
  else if (security === 'wpa' && (bytes < 8 || bytes > 63)) {
    warnings.push(warn('password', 'passwordLength', { values: { min: 8, max: 63 } }))
  }
  return warnings
}

function spacesAround(path: 'ssid' | 'password', value: string): Warning[] {
  const trimmed = value.trim()
  return value === trimmed ? [] : [warn(path, 'spacesAround', { fix: { [path]: trimmed } })]
}

/** Networks that a code may name although we write none of them: WEP, and those with EAP. */
export type OtherNetwork = {
  type: 'other-network'
  ssid: string
  security: string
  password: string
  hidden: boolean
}

/** The fields in any order. Quotes around a whole value belong to the format, not to the value. */
export function readWifi(text: string) {
  const [, rest] = /^\s*WIFI:(.*)$/is.exec(text) ?? []
  if (rest === undefined) return undefined
  const fields = readFields(rest)
  const read = (name: string) => unquote(fields.get(name)?.[0] ?? '')
  const password = read('P')
  const security = read('T').toUpperCase() || (password === '' ? 'NOPASS' : 'WPA')
  const isEap = security.includes('EAP') || fields.has('E') || fields.has('I')
  return {
    ssid: read('S'),
    security: isEap ? 'EAP' : security,
    wpa3Only: read('R') === '1',
    password,
    hidden: /^(true|1|yes)$/i.test(read('H')),
  }
}

export function parseWifi(text: string) {
  const network = readWifi(text)
  const security = network && findSecurity(network.security, network.wpa3Only)
  if (!network || !security) return undefined
  const { ssid, hidden } = network
  const password = security === 'open' ? '' : network.password
  return { type: 'wifi' as const, ssid, security, password, hidden }
}

export function parseOtherNetwork(text: string): OtherNetwork | undefined {
  const network = readWifi(text)
  if (!network || network.ssid === '' || findSecurity(network.security, false)) return undefined
  const { ssid, security, password, hidden } = network
  return { type: 'other-network', ssid, security, password, hidden }
}

function findSecurity(name: string, wpa3Only: boolean) {
  if (name === 'NOPASS' || name === 'NONE' || name === 'OPEN') return 'open'
  if (name === 'SAE') return 'sae'
  if (name === 'WPA3') return 'wpa3'
  return /^WPA(2|2?\/WPA[23]|\/WPA2\/WPA3)?(-PSK)?$/.test(name)
    ? wpa3Only
      ? 'wpa3'
      : 'wpa'
    : undefined
}

function unquote(value: string): string {
  const isQuoted = value.length > 1 && value.startsWith('"') && /[^\\]"$/.test(value)
  return unescapeText(isQuoted ? value.slice(1, -1) : value)
}
