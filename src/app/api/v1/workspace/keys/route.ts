import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { newKeySchema } from '@/data/workspaces/api-schemas'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { createKey, listKeys } from '@/data/workspaces/manage-keys'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => listKeys(await getWorkspace(request, 'owner')))
}

export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const workspace = await getWorkspace(request, 'owner')
      const { body } = await readInput(request, newKeySchema, { maxBytes: smallBodyBytes })
      return createKey(workspace, body)
    },
    { status: 201 },
  )
}
