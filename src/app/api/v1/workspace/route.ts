import { answerApi } from '@/data/codes/api/answer-api'
import { checkQuery, readInput } from '@/data/codes/api/read-input'
import { workspaceDeletionSchema, workspaceEditSchema } from '@/data/workspaces/api-schemas'
import { deleteWorkspace } from '@/data/workspaces/delete-workspace'
import { editWorkspace, viewWorkspace } from '@/data/workspaces/edit-workspace'
import { getWorkspace } from '@/data/workspaces/get-workspace'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => viewWorkspace(await getWorkspace(request, 'viewer')))
}

export function PATCH(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'owner')
    const { body } = await readInput(request, workspaceEditSchema)
    return editWorkspace(workspace, body)
  })
}

export function DELETE(request: Request): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'owner')
    return deleteWorkspace(workspace, checkQuery(request, workspaceDeletionSchema).codes)
  })
}
