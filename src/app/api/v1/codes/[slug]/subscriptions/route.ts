import { answerApi } from '@/data/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { newSubscriptionSchema } from '@/data/subscriptions/api-schemas'
import { listSubscriptions, subscribe } from '@/data/subscriptions/manage-subscriptions'
import { visitorAddress } from '@/data/visitor-address'

type Context = { params: Promise<{ slug: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { id } = await getOwnedCode(request, (await params).slug)
    return { subscriptions: await listSubscriptions({ codeId: id }) }
  })
}

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(
    async () => {
      const { id, keyId } = await getOwnedCode(request, (await params).slug)
      const { body } = await readInput(request, newSubscriptionSchema, { maxBytes: smallBodyBytes })
      return subscribe({ codeId: id }, body, { visitor: visitorAddress(request), keyId })
    },
    { status: 201 },
  )
}
