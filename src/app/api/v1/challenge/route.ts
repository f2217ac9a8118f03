import { answerApi } from '@/server/codes/api/answer-api'
import { createProofChallenge } from '@/server/codes/proof-of-work'

export const dynamic = 'force-dynamic'

/** A challenge that clients that create many codes solve beforehand. */
export function GET(): Promise<Response> {
  return answerApi(createProofChallenge)
}
