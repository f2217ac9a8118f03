import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { newWebhookSchema } from '@/data/webhooks/api-schemas'
import { createWebhook, listWebhooks } from '@/data/webhooks/manage-webhooks'
import { getWorkspace } from '@/data/workspaces/get-workspace'

export function GET(request: Request): Promise<Response> {
  return answerApi(async () => {
    const { id } = await getWorkspace(request, 'editor')
    return { webhooks: await listWebhooks(id) }
  })
}

export function POST(request: Request): Promise<Response> {
  return answerApi(
    async () => {
      const workspace = await getWorkspace(request, 'owner')
      const { body } = await readInput(request, newWebhookSchema, { maxBytes: smallBodyBytes })
      return createWebhook(workspace, body)
    },
    { status: 201 },
  )
}
