import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { newSubscriptionSchema } from '@/data/subscriptions/api-schemas'
import { listSubscriptions, subscribe } from '@/data/subscriptions/manage-subscriptions'
import { visitorAddress } from '@/data/visitor-address'
import { getWorkspace } from '@/data/workspaces/get-workspace'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => {
    const { id } = await getWorkspace(request, 'editor')
    return { subscriptions: await listSubscriptions({ workspaceId: id }) }
  })
}

export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const { id, keyId } = await getWorkspace(request, 'editor')
      const { body } = await readInput(request, newSubscriptionSchema, { maxBytes: smallBodyBytes })
      return subscribe({ workspaceId: id }, body, { visitor: visitorAddress(request), keyId })
    },
    { status: 201 },
  )
}
