import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { keyEditSchema } from '@/data/workspaces/api-schemas'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { renameKey, revokeKey } from '@/data/workspaces/manage-keys'

type Context = { params: Promise<{ keyId: string }> }

export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'owner')
    const { body } = await readInput(request, keyEditSchema, { maxBytes: smallBodyBytes })
    return renameKey(workspace, (await params).keyId, body.name)
  })
}

/** Revokes the key. It stays in the list, because the log names it. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () =>
    revokeKey(await getWorkspace(request, 'owner'), (await params).keyId),
  )
}
