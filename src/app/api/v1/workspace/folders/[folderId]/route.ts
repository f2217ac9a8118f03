import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { folderInputSchema } from '@/data/workspaces/api-schemas'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { deleteFolder, renameFolder } from '@/data/workspaces/manage-folders'

type Context = { params: Promise<{ folderId: string }> }

export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'editor')
    const { body } = await readInput(request, folderInputSchema, { maxBytes: smallBodyBytes })
    return renameFolder(workspace, (await params).folderId, body.name)
  })
}

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () =>
    deleteFolder(await getWorkspace(request, 'editor'), (await params).folderId),
  )
}
