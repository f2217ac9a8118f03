import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { recoveryTokenSchema } from '@/data/codes/api/schemas'
import { confirmWorkspaceRecovery } from '@/data/workspaces/recover-workspaces'

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    const { token } = (await readInput(request, recoveryTokenSchema, { maxBytes: smallBodyBytes }))
      .body
    return confirmWorkspaceRecovery(token)
  })
}
