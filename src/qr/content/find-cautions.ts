import { contentFields } from './fields'
import { normalizePhone } from './normalize-phone'
import type { Recognized } from './parse-content'

/** Warnings about what a code does; message keys under `scanner.results.cautions`. */
export const cautionKeys = [
  'premiumNumber',
  'satelliteNumber',
  'shortNumber',
  'forwardingCode',
  'serviceCode',
  'openNetwork',
  'weakNetwork',
  'addsDevice',
  'passkeyRequest',
  'healthData',
  'authenticatorExport',
  'cryptoPayment',
  'contractCall',
  'wrongAccount',
  'wrongChecksum',
  'wrongFormat',
  'unknownTimeZone',
] as const
export type Caution = (typeof cautionKeys)[number]

const paymentFaults = {
  account: 'wrongAccount',
  checksum: 'wrongChecksum',
  format: 'wrongFormat',
} as const

/** Finds what a reader should know before acting on a code. Links have findings of their own. */
export function findCautions(recognized: Recognized): readonly Caution[] {
  switch (recognized.type) {
    case 'wifi':
      return recognized.security === 'open' ? ['openNetwork'] : []
    case 'other-network':
      return recognized.security === 'WEP' ? ['weakNetwork'] : []
    case 'easy-connect':
      return ['addsDevice']
    case 'passkey-request':
      return ['passkeyRequest']
    case 'health-card':
    case 'eu-certificate':
      return ['healthData']
    case 'authenticator-export':
      return ['authenticatorExport']
    case 'crypto-payment':
      return [recognized.call ? 'contractCall' : 'cryptoPayment']
    case 'unplaced-event':
      return ['unknownTimeZone']
    case 'broken-payment':
      return [paymentFaults[recognized.fault]]
    default:
      return [...new Set(listDialedNumbers(recognized).flatMap(findNumberCaution))]
  }
}

/** The numbers that the buttons of a result call or write to. */
export function listDialedNumbers(recognized: Recognized): readonly string[] {
  const { type } = recognized
  if (type !== 'phone' && type !== 'sms' && type !== 'vcard') return []
  return contentFields[type].flatMap(({ name, input }) => {
    const value = (recognized as Record<string, unknown>)[name]
    return input === 'phone' && typeof value === 'string' && value !== '' ? [value] : []
  })
}

/** Numbers that a call with a plan of a country does not include, whatever the country. */
function findNumberCaution(phone: string): Caution[] {
  const dialed = normalizePhone(phone) ?? ''
  if (/^[*#]/.test(dialed)) return [isForwarding(dialed) ? 'forwardingCode' : 'serviceCode']
  const international = dialed.replace(/^00/, '+')
  // ITU-T E.164: global mobile satellite systems and international networks.
  if (/^\+(870|881|882|883)/.test(international)) return ['satelliteNumber']
  // ITU-T E.169.2: international premium rate service.
  if (/^\+979/.test(international)) return ['premiumNumber']
  return /^\d{3,6}$/.test(dialed) && !emergencyNumbers.has(dialed) ? ['shortNumber'] : []
}

/** 3GPP TS 22.030, Annex B (services 21, 61, 62, 67, 002, 004), and the codes of CDMA networks. */
function isForwarding(dialed: string): boolean {
  return /^\*{1,2}(21|61|62|67|002|004)\*/.test(dialed) || /^\*(68|72|90|92|74)\d/.test(dialed)
}

const emergencyNumbers = new Set(
  '000 100 101 102 103 108 110 111 112 113 114 115 117 118 119 120 122 123 144 190 192 193 911 999 1669'.split(
    ' ',
  ),
)
