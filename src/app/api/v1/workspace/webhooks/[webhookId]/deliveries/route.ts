import { answerApi } from '@/data/codes/api/answer-api'
import { checkInput } from '@/data/codes/api/read-input'
import { deliveriesQuerySchema } from '@/data/webhooks/api-schemas'
import { listDeliveries } from '@/data/webhooks/delivery-log'
import { getWorkspace } from '@/data/workspaces/get-workspace'

type Context = { params: Promise<{ webhookId: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { id } = await getWorkspace(request, 'editor')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const checked = checkInput(query, deliveriesQuerySchema)
    return listDeliveries(id, (await params).webhookId, checked)
  })
}
