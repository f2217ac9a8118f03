import { answerApi } from '@/data/codes/api/answer-api'
import { readInput } from '@/data/codes/api/read-input'
import { newCodeInput } from '@/data/codes/api/schemas'
import { visitorAddress } from '@/data/visitor-address'
import { getWorkspace } from '@/data/workspaces/get-workspace'
import { upsertCode } from '@/data/workspaces/upsert-code'

type Context = { params: Promise<{ externalId: string }> }

/** Creates the code with this external id, or changes it. */
export function PUT(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'editor')
    const { body } = await readInput(request, newCodeInput)
    return upsertCode(workspace, (await params).externalId, body, visitorAddress(request))
  })
}
