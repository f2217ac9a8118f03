import { answerApi } from '@/data/codes/api/answer-api'
import { createProofChallenge } from '@/data/codes/proof-of-work'

export const dynamic = 'force-dynamic'

/** Responds with a challenge, which clients that create many codes can solve in advance. */
export function GET(): Promise<Response> {
  return answerApi(createProofChallenge)
}
