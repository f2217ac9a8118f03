/** Solvers of a proof of work, as in the files of `clients`; a test compares them. */
export const proofSamples = {
  TypeScript: `type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
  signature: string
}

const toBytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the \`proof\` for a challenge of the API. */
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
`,
  Python: `import base64
import hashlib
import json


def solve_challenge(challenge):
    """Returns the \`proof\` for a challenge of the API."""
    parameters = challenge["parameters"]
    nonce = bytes.fromhex(parameters["nonce"])
    salt = bytes.fromhex(parameters["salt"])
    counter = 0
    while True:
        password = nonce + counter.to_bytes(4, "big")
        key = hashlib.pbkdf2_hmac(
            "sha256", password, salt, parameters["cost"], parameters["keyLength"]
        ).hex()
        if key.startswith(parameters["keyPrefix"]):
            solution = {"counter": counter, "derivedKey": key}
            proof = json.dumps({"challenge": challenge, "solution": solution})
            return base64.b64encode(proof.encode()).decode()
        counter += 1
`,
} as const

/** A challenge with its solution, for tests of other solvers. */
export const proofVector = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '000102030405060708090a0b0c0d0e0f',
  salt: '101112131415161718191a1b1c1d1e1f',
  cost: 1000,
  keyLength: 32,
  keyPrefix: 'efd709ba04b433c3',
  counter: 1000,
  derivedKey: 'efd709ba04b433c3a3f92cbb5ee22c2d9cf207fc928c4d72af340d6f380ce49f',
} as const
