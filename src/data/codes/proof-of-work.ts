import 'server-only'
import {
  type Challenge,
  createChallenge,
  randomInt,
  type Solution,
  verifySolution,
} from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { countVisit } from '../limit-visitors'
import { sign } from '../sign'

/** About one second on a current processor, and five on an old phone. */
const algorithm = 'PBKDF2/SHA-256'
const cost = 1000
const attempts = { from: 1000, to: 3000 } as const
const lifeSeconds = 600

/** Creates a challenge that costs the client some time to solve and the server next to none. */
export function createProofChallenge(): Promise<Challenge> {
  return createChallenge({
    algorithm,
    cost,
    counter: randomInt(attempts.to, attempts.from),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + lifeSeconds,
    ...readSecrets(),
  })
}

/** Checks whether `written` is a solution to a challenge of this site that was not used before. */
export async function isProof(written: string): Promise<boolean> {
  const proof = readProof(written)
  if (!proof?.challenge.signature) return false
  try {
    const { verified } = await verifySolution({ ...proof, deriveKey, ...readSecrets() })
    if (!verified) return false
  } catch {
    // The parts of a forged solution can have any type.
    return false
  }
  const used = { name: `proof ${proof.challenge.signature}`, seconds: lifeSeconds }
  return (await countVisit(used, '')).count === 1
}

const proofSchema = z.object({
  challenge: z.custom<Challenge>(isRecord),
  solution: z.custom<Solution>(isRecord),
})

function readProof(written: string): z.output<typeof proofSchema> | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(written, 'base64').toString())
    return proofSchema.safeParse(read).data
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function readSecrets() {
  return {
    hmacSignatureSecret: sign('proofs of work', 'challenge').toString('base64url'),
    hmacKeySignatureSecret: sign('proofs of work', 'key').toString('base64url'),
  }
}
