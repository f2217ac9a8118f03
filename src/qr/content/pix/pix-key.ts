import { normalizeEmail } from '../normalize-email'
import { normalizePhone } from '../normalize-phone'

/**
 * Normalizes a Pix key to the form of Banco Central's directory, or undefined: a random key (UUID),
 * an e-mail address in lower case, a phone number with its plus, or the eleven digits of a CPF or
 * the fourteen characters of a CNPJ without punctuation.
 */
export function normalizePixKey(typed: string): string | undefined {
  const key = typed.trim()
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) return key.toLowerCase()
  if (key.includes('@')) {
    const address = normalizeEmail(key)?.toLowerCase()
    return address !== undefined && /^[!-~]{3,77}$/.test(address) ? address : undefined
  }
  if (key.startsWith('+')) {
    const phone = normalizePhone(key) ?? ''
    return /^\+[1-9]\d{7,14}$/.test(phone) ? phone : undefined
  }
  const number = key.replace(/[\s./-]/g, '').toUpperCase()
  return isCpf(number) || isCnpj(number) ? number : undefined
}

/** Receita Federal: two check digits, weights from 2 upwards starting at the right, modulo 11. */
function isCpf(number: string): boolean {
  return /^\d{11}$/.test(number) && !isRepeated(number) && hasCheckDigits(number, 11)
}

/**
 * As for a CPF, with weights from 2 to 9 only; since 2026 also letters, valued at ASCII code − 48.
 */
function isCnpj(number: string): boolean {
  return /^[0-9A-Z]{12}\d\d$/.test(number) && !isRepeated(number) && hasCheckDigits(number, 9)
}

function isRepeated(number: string): boolean {
  return number === number.charAt(0).repeat(number.length)
}

function hasCheckDigits(number: string, maxWeight: number): boolean {
  return [2, 1].every((fromEnd) => {
    const digits = [...number.slice(0, -fromEnd)].reverse()
    const sum = digits.reduce(
      (total, c, at) => total + (c.charCodeAt(0) - 48) * (2 + (at % (maxWeight - 1))),
      0,
    )
    return (sum % 11 < 2 ? 0 : 11 - (sum % 11)) === Number(number.at(-fromEnd))
  })
}
