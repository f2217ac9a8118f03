import { answerApi } from '@/data/codes/api/answer-api'
import { checkQuery } from '@/data/codes/api/read-input'
import { changeQuerySchema } from '@/data/workspaces/code-schemas'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { readChanges } from '@/data/workspaces/read-changes'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'viewer')
    return readChanges(workspace, checkQuery(request, changeQuerySchema))
  })
}
