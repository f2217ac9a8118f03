import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { folderInputSchema } from '@/data/workspaces/api-schemas'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { createFolder, listFolders } from '@/data/workspaces/manage-folders'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => listFolders(await getWorkspace(request, 'viewer')))
}

export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const workspace = await getWorkspace(request, 'editor')
      const { body } = await readInput(request, folderInputSchema, { maxBytes: smallBodyBytes })
      return createFolder(workspace, body.name)
    },
    { status: 201 },
  )
}
