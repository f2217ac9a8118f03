import { answerApi } from '@/data/codes/api/answer-api'
import { createProofChallenge } from '@/data/codes/proof-of-work'

export const dynamic = 'force-dynamic'

/** A challenge that clients that create many codes solve beforehand. */
export function GET(): Promise<Response> {
  return answerApi(createProofChallenge)
}
