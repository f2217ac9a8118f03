import { answerApi } from '@/server/codes/api/answer-api'
import { createProofChallenge } from '@/server/codes/proof-of-work'

export const dynamic = 'force-dynamic'

/** Something to solve beforehand, by whoever makes many codes. */
export function GET(): Promise<Response> {
  return answerApi(createProofChallenge)
}
