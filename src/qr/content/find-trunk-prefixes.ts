import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Warning, warn } from './issue'
import type { ContentField } from './kind-fields'
import { normalizePhone } from './normalize-phone'

/**
 * Warns of phone numbers with a digit between country code and number that is dialed within the
 * country only: the 0 of `+44 07911 123456`. It belongs to the number in `+39 06 …`; the numbering
 * plans decide. Load it on demand: the plans of all countries are large.
 */
export function findTrunkPrefixes(content: object, fields: readonly ContentField[]): Warning[] {
  return fields.flatMap(({ name, input }) => {
    const typed = (content as Record<string, unknown>)[name]
    const found =
      input === 'phone' && typeof typed === 'string' ? findTrunkPrefix(typed) : undefined
    if (!found) return []
    const { prefix, number } = found
    return [warn(name, 'phoneTrunkPrefix', { values: { prefix }, fix: { [name]: number } })]
  })
}

/** The prefix, and the number without it as it is written internationally. */
export function findTrunkPrefix(typed: string): { prefix: string; number: string } | undefined {
  const phone = normalizePhone(typed) ?? ''
  const [number = ''] = /^\+\d+/.exec(phone) ?? []
  const keys = phone.slice(number.length)
  const parsed = parsePhoneNumberFromString(number)
  if (!parsed) return undefined
  const code = `+${parsed.countryCallingCode}`
  const dialed = number.slice(code.length)
  // Countries without such a prefix know no 0 before a number either.
  const valid = parsed.isValid()
    ? parsed
    : parsePhoneNumberFromString(code + dialed.replace(/^0+/, ''))
  if (!valid?.isValid() || valid.nationalNumber === dialed) return undefined
  if (!dialed.endsWith(valid.nationalNumber)) return undefined
  const prefix = dialed.slice(0, -valid.nationalNumber.length)
  return { prefix, number: valid.formatInternational() + keys }
}
