import { normalizeIban } from '@/qr/content/iban'
import type { Gs1Element } from '@/qr/content/parse-gs1'

/**
 * Keys with a check digit by their identifier: the digits of the key, the last of which is checked,
 * and what may follow it (GS1 General Specifications, 3 and 7.9.1).
 */
const keys: Readonly<Record<string, readonly [digits: number, rest?: RegExp]>> = {
  ...{ '00': [18], '01': [14], '02': [14], '03': [14] },
  ...{ '410': [13], '411': [13], '412': [13], '413': [13] },
  ...{ '414': [13], '415': [13], '416': [13], '417': [13] },
  // Documents and coupons, with a serial number.
  ...{ '253': [13, /^.{0,17}$/], '255': [13, /^\d{0,12}$/] },
  // Shipments, returnable assets with a leading zero, services.
  ...{ '402': [17], '8003': [14, /^.{0,16}$/], '8017': [18], '8018': [18] },
  // Pieces of an item: the number of the piece and of all pieces.
  ...{ '8006': [14, /^\d{4}$/], '8026': [14, /^\d{4}$/] },
}

/** Dates by their identifier; the day of some may be 00, the last of the month. */
const dates: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['11', '12', '13', '15', '16', '17'].map((id) => [id, /^(?<dates>\d{6})$/]),
  ),
  ...{ '4324': /^(?<dates>\d{6})(?<time>\d{4})$/, '4325': /^(?<dates>\d{6})(?<time>\d{4})$/ },
  ...{ '4326': /^(?<dates>\d{6})$/, '7003': /^(?<dates>\d{6})(?<time>\d{4})$/ },
  ...{ '7006': /^(?<dates>\d{6})$/, '7007': /^(?<dates>(?:\d{6}){1,2})$/ },
  ...{ '7011': /^(?<dates>\d{6})(?<time>\d{4})?$/ },
  ...{ '7250': /^\d\d(?<dates>\d{6})$/, '7251': /^\d\d(?<dates>\d{6})(?<time>\d{4})$/ },
  '8008': /^(?<dates>\d{6})(?<time>\d{2}(?:\d{2}){0,2})$/,
}

/** Finds what is wrong with the value of a GS1 element; undefined if it is right. */
export function findGs1Fault({ id, value }: Gs1Element): 'check' | 'date' | 'form' | undefined {
  const [digits, rest = /^$/] = keys[id] ?? []
  if (digits !== undefined) {
    const key = value.slice(0, digits)
    if (!/^\d+$/.test(key) || key.length < digits || !rest.test(value.slice(digits))) return 'form'
    return hasCheckDigit(key) ? undefined : 'check'
  }
  // Models of medical devices, and devices of their own registration.
  if (id === '8013' || id === '8014') return hasCheckPair(value) ? undefined : 'check'
  if (id === '8007') return normalizeIban(value) ? undefined : 'check'
  const pattern = dates[id]
  if (!pattern) return undefined
  const groups = pattern.exec(value)?.groups
  if (!groups) return 'form'
  const days = groups.dates?.match(/.{6}/g) ?? []
  const isDate = days.every((day) => isDay(day, id < '2')) && isTime(groups.time ?? '')
  return isDate ? undefined : 'date'
}

function hasCheckDigit(key: string): boolean {
  const sum = [...key]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

const modelLetters =
  '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const checkLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const primes = [
  ...[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83],
]

/** Check characters of a Global Model Number (GS1 General Specifications, 7.9.5). */
function hasCheckPair(value: string): boolean {
  const model = [...value.slice(0, -2)].reverse()
  if (model.length < 1 || model.length > primes.length) return false
  const sum = model.reduce(
    (total, letter, at) => total + modelLetters.indexOf(letter) * (primes[at] ?? 0),
    0,
  )
  const pair = sum % 1021
  return value.slice(-2) === `${checkLetters[pair >> 5]}${checkLetters[pair & 31]}`
}

/** YYMMDD; the century does not matter, because 2000 was a leap year. */
function isDay(text: string, mayBeOpen: boolean): boolean {
  const [year = 0, month = 0, day = 0] = (text.match(/../g) ?? []).map(Number)
  if (month < 1 || month > 12) return false
  const days = new Date(Date.UTC(2000 + year, month, 0)).getUTCDate()
  return day <= days && (day > 0 || mayBeOpen)
}

/** HH, HHMM or HHMMSS; '' for none. */
function isTime(text: string): boolean {
  const [hours = 0, minutes = 0, seconds = 0] = (text.match(/../g) ?? []).map(Number)
  return hours < 24 && minutes < 60 && seconds < 60
}
