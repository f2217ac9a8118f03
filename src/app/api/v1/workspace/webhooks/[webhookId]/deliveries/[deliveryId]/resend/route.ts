import { answerApi } from '@/data/codes/api/answer-api'
import { resendDelivery } from '@/data/webhooks/delivery-log'
import { getWorkspace } from '@/data/workspaces/get-workspace'

type Context = { params: Promise<{ webhookId: string; deliveryId: string }> }

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { id } = await getWorkspace(request, 'owner')
    const { webhookId, deliveryId } = await params
    return resendDelivery(id, webhookId, deliveryId)
  })
}
