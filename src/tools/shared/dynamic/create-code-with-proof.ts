import type { CreatedCode, NewCode } from '@/codes'
import { type Answer, submitNewCode } from './code-client'

/**
 * Creates a code. If the server requires a proof of work, the request is repeated with it, under the
 * same idempotency key, since the first one created nothing.
 */
export async function createCodeWithProof(
  input: NewCode,
  idempotencyKey: string,
  onProgress: (share: number) => void,
): Promise<Answer<CreatedCode>> {
  const answer = await submitNewCode(input, idempotencyKey)
  if (answer.ok || answer.problem?.key !== 'proof' || !answer.problem.challenge) return answer
  const { challenge } = answer.problem
  try {
    onProgress(0)
    const { solveProof } = await import('./solve-proof')
    const proof = await solveProof(challenge, { onProgress })
    return await submitNewCode({ ...input, proof }, idempotencyKey)
  } catch {
    return answer
  }
}
