import { answerApi } from '@/data/codes/api/answer-api'
import { readInput } from '@/data/codes/api/read-input'
import { visitorAddress } from '@/data/visitor-address'
import { newWorkspaceSchema } from '@/data/workspaces/api-schemas'
import { createWorkspace } from '@/data/workspaces/edit-workspace'

export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const { body } = await readInput(request, newWorkspaceSchema)
      return createWorkspace(body, visitorAddress(request))
    },
    { status: 201 },
  )
}
