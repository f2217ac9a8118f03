import { answerApi } from '@/data/codes/api/answer-api'
import { sendTestEvent } from '@/data/webhooks/delivery-log'
import { getWorkspace } from '@/data/workspaces/get-workspace'

type Context = { params: Promise<{ webhookId: string }> }

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { id } = await getWorkspace(request, 'owner')
    return sendTestEvent(id, (await params).webhookId)
  })
}
