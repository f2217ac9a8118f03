import { decode } from 'cborg'
import type { ResultRow } from '@/qr/content'

/** Decimal digits of a group by its bytes (CTAP 2.2, 11.5.1); the last group may be shorter. */
const digitsOfBytes = [0, 3, 5, 8, 10, 13, 15, 17]
const groupDigits = 17

/**
 * What the device wants, and since when: the keys 5 and 3 of the message. The others are of use to
 * phones only.
 *
 * @throws if the digits are not such a message
 */
export function listPasskeyRows(digits: string): readonly ResultRow[] {
  const message = decode(toBytes(digits), { useMaps: true }) as Map<number, unknown>
  const [seconds, wish] = [message.get(3), message.get(5)]
  const rows: ResultRow[] = []
  if (wish === 'ga' || wish === 'mc') {
    const word = wish === 'ga' ? 'signIn' : 'newPasskey'
    rows.push({ label: { kind: 'own', name: 'request' }, value: { kind: 'word', word } })
  }
  const start = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN)
  if (Number.isFinite(start.getTime())) {
    rows.push({
      label: { kind: 'own', name: 'requested' },
      value: { kind: 'moment', start, isAllDay: false },
    })
  }
  return rows
}

function toBytes(digits: string): Uint8Array {
  const bytes: number[] = []
  for (let at = 0; at < digits.length; at += groupDigits) {
    const group = digits.slice(at, at + groupDigits)
    const count = digitsOfBytes.indexOf(group.length)
    let rest = BigInt(group)
    for (let index = 0; index < count; index++) {
      bytes.push(Number(rest & 255n))
      rest >>= 8n
    }
    if (count < 1 || rest > 0n) throw new Error('The digits are no message')
  }
  return Uint8Array.from(bytes)
}
