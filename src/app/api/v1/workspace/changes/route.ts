import { answerApi } from '@/data/codes/api/answer-api'
import { checkInput } from '@/data/codes/api/read-input'
import { changeQuerySchema } from '@/data/workspaces/code-schemas'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { readChanges } from '@/data/workspaces/read-changes'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'viewer')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return readChanges(workspace, checkInput(query, changeQuerySchema))
  })
}
