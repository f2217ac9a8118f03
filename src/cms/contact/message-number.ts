/** Digits and letters that are not easily confused and form no words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ'
const pattern = new RegExp(`^[${alphabet}]{4}-[${alphabet}]{4}$`)

/**
 * Creates the reference number of a message, such as `K7M4-PX2Q`. The number is random and does not
 * reveal how many messages exist.
 */
export function createMessageNumber(): string {
  const letters = Array.from({ length: 8 }, pickLetter).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

export function isMessageNumber(text: unknown): text is string {
  return typeof text === 'string' && pattern.test(text)
}

function pickLetter(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return alphabet.charAt(random % alphabet.length)
}
