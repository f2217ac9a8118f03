import { percentDecode } from '@/std/percent-decode'
import { normalizePhone } from '../normalize-phone'

/**
 * Parses a number. An extension, or keys to press after the call connects (`postd`), follow a
 * pause.
 */
export function parsePhone(text: string) {
  const [, number, parameters] = /^tel:([^;?]+)(.*)$/is.exec(text.trim()) ?? []
  if (number === undefined || parameters === undefined) return undefined
  const [, keys] = /;(?:ext|postd)=([^;]+)/i.exec(parameters) ?? []
  const dialed = percentDecode(keys === undefined ? number : `${number},${keys}`)
  const normalized = normalizePhone(dialed)
  return normalized === undefined ? undefined : { type: 'phone' as const, phone: normalized }
}
