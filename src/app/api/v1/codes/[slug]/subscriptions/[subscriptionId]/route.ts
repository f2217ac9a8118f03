import { answerApi } from '@/data/codes/api/answer-api'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { deleteSubscription } from '@/data/subscriptions/manage-subscriptions'

type Context = { params: Promise<{ slug: string; subscriptionId: string }> }

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { slug, subscriptionId } = await params
    const { id, keyId } = await getOwnedCode(request, slug)
    await deleteSubscription({ codeId: id }, subscriptionId, keyId)
  })
}
