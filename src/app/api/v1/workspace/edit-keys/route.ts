import { answerApi } from '@/data/codes/api/answer-api'
import { listEditKeys } from '@/data/workspaces/edit-keys'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { endAllEditKeys } from '@/data/workspaces/manage-keys'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => listEditKeys((await getWorkspace(request, 'owner')).id))
}

export function DELETE(request: Request): Promise<Response> {
  return answerApi(async () => endAllEditKeys(await getWorkspace(request, 'owner')))
}
