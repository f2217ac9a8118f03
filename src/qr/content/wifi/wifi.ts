import { utf8Length } from '@/std/utf8-length'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { escapeText } from '../escape-text'
import { choiceField, rule, switchField, textField } from '../field'
import { type Warning, warn } from '../issue'
import { nameLetters } from '../name-letters'
import { hidePassword } from './hide-password'

/** IEEE 802.11: a network name has at most 32 octets. */
const maxSsidBytes = 32

/** `sae` is the WPA3-only form that some readers expect instead of WPA with R:1. */
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
  security: choiceField(securities, { hint: true, isLong: true }),
  password: textField({
    required: true,
    maxLength: 128,
    autocomplete: 'off',
    isSecret: true,
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
    // Android strips backslashes and never percent-decodes; quotes around hex-like values, which
    // the format once required, make iOS fail.
    const secret = security === 'open' ? '' : `P:${escapeWifi(password)};`
    return `WIFI:${securityFields[security]}S:${escapeWifi(ssid)};${secret}${hidden ? 'H:true;' : ''};`
  },
  title: ({ ssid }) => ssid,
  pageTitle: ({ ssid }) => ssid.trim(),
  effects: [...securities, 'hidden'],
  findEffects({ security, hidden }) {
    const main = securities.find((known) => known === security) ?? 'wpa'
    return hidden === true ? [main, 'hidden'] : [main]
  },
  hideSecret: hidePassword,
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
  // IEEE 802.11i, H.4: phones and routers that accept more derive different keys from it.
  const letters =
    security === 'wpa' ? nameLetters(password, (letter) => /^[ -~]$/.test(letter)) : ''
  if (letters !== '') warnings.push(warn('password', 'passwordLetters', { values: { letters } }))
  return warnings
}

function spacesAround(path: 'ssid' | 'password', value: string): Warning[] {
  const trimmed = value.trim()
  return value === trimmed ? [] : [warn(path, 'spacesAround', { fix: { [path]: trimmed } })]
}
