import { readFields } from '../read-fields'
import { unescapeText } from '../split-escaped'

/** Networks that are recognized but cannot be created here: WEP and EAP. */
export type OtherNetwork = {
  type: 'other-network'
  ssid: string
  security: string
  password: string
  hidden: boolean
}

/**
 * Reads the fields in any order. Quotes around a whole value belong to the format, not to the
 * value.
 */
function readWifi(text: string) {
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
