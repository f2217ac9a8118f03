type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
  signature: string
}

const toBytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the `proof` for a challenge of the API. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const password = new Uint8Array([...toBytes(nonce), 0, 0, 0, 0])
  const counterPlace = new DataView(password.buffer, password.length - 4)
  for (let counter = 0; ; counter += 1) {
    counterPlace.setUint32(0, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const method = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations: cost }
    const derived = await crypto.subtle.deriveBits(method, key, keyLength * 8)
    const derivedKey = toHex(new Uint8Array(derived))
    if (!derivedKey.startsWith(keyPrefix)) continue
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
  }
}
