import { ApiProblem } from './api-problem'
import { idempotencyKeyLength } from './request-limits'

/** Shown in the reference. It is refused, because others may send it with the same sample request. */
export const sampleIdempotencyKey = '4f9f0a52-7a0e-4b3e-9c55-2f1f8a6c1d70'

/** Version 4, alone or with a suffix such as the number of a request. */
const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}(?![\da-z])/i
/** 128 bits. */
const hex = /^(?=.*[a-f])[\da-f]{32,}$/i
/** 126 bits. The shortest one has both cases in all but one of 25,000 cases. */
const base64 = /^(?=.*[a-z])(?=.*[A-Z])[\w+/-]{21,}={0,2}$/
const minDifferent = 6

/**
 * Throws if an `Idempotency-Key` is malformed or, without the key of a workspace, not random enough:
 * whoever guesses it receives the edit key in the stored response.
 */
export function checkIdempotencyKey(key: string, isAnonymous: boolean): void {
  const { min, max } = idempotencyKeyLength
  if (!/^[\x21-\x7e]*$/.test(key) || key.length < min || key.length > max) {
    const detail = `An Idempotency-Key has ${min} to ${max} letters, digits and symbols`
    throw new ApiProblem('idempotencyKey', { detail })
  }
  if (isAnonymous && !isRandom(key)) {
    const detail =
      'Without a workspace key, an Idempotency-Key has at least 122 random bits: create a new UUID (version 4) for each request, or send 32 or more random hexadecimal digits or 22 or more random characters of Base64'
    throw new ApiProblem('idempotencyKey', { detail })
  }
}

/** Whether a text looks like the output of a random generator with at least 122 bits. */
export function isRandom(key: string): boolean {
  if (key.startsWith(sampleIdempotencyKey)) return false
  const plain = key.replaceAll('-', '')
  // A text that is repeated is found within its double before the end of the first.
  const isRepetition = (plain + plain).indexOf(plain, 1) < plain.length
  if (new Set(plain).size < minDifferent || isRepetition) return false
  return uuid4.test(key) || hex.test(key) || (base64.test(key) && !isMadeOfWords(key))
}

/** Whether all letters of a key are parts of words, as in `Menu-Table-4-2027`. */
function isMadeOfWords(key: string): boolean {
  const runs = key.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []
  return runs.every((run) => /^[A-Z]?[a-z]{3,}$/.test(run))
}
