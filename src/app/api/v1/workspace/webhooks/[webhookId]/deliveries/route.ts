import { answerApi } from '@/data/codes/api/answer-api'
import { checkQuery } from '@/data/codes/api/read-input'
import { deliveriesQuerySchema } from '@/data/webhooks/api-schemas'
import { listDeliveries } from '@/data/webhooks/delivery-log'
import { getWorkspace } from '@/data/workspaces/get-workspace'

type Context = { params: Promise<{ webhookId: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { id } = await getWorkspace(request, 'editor')
    const checked = checkQuery(request, deliveriesQuerySchema)
    return listDeliveries(id, (await params).webhookId, checked)
  })
}
