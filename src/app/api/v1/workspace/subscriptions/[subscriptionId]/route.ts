import { answerApi } from '@/data/codes/api/answer-api'
import { deleteSubscription } from '@/data/subscriptions/manage-subscriptions'
import { getWorkspace } from '@/data/workspaces/get-workspace'

type Context = { params: Promise<{ subscriptionId: string }> }

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { id, keyId } = await getWorkspace(request, 'editor')
    await deleteSubscription({ workspaceId: id }, (await params).subscriptionId, keyId)
  })
}
