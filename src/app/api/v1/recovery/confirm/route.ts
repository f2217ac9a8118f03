import { answerApi } from '@/server/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/server/codes/api/read-input'
import { recoveryTokenSchema } from '@/server/codes/api/schemas'
import { confirmRecovery } from '@/server/codes/recover-codes'

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    const { token } = (await readInput(request, recoveryTokenSchema, { maxBytes: smallBodyBytes }))
      .body
    return confirmRecovery(token)
  })
}
