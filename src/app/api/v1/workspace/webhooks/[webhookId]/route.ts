import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { webhookEditSchema } from '@/data/webhooks/api-schemas'
import { deleteWebhook, editWebhook } from '@/data/webhooks/manage-webhooks'
import { getWorkspace } from '@/data/workspaces/get-workspace'

type Context = { params: Promise<{ webhookId: string }> }

export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'owner')
    const { body } = await readInput(request, webhookEditSchema, { maxBytes: smallBodyBytes })
    return editWebhook(workspace, (await params).webhookId, body)
  })
}

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const workspace = await getWorkspace(request, 'owner')
    await deleteWebhook(workspace, (await params).webhookId)
  })
}
