import { answerApi } from '@/server/codes/api/answer-api'
import { describeDestination } from '@/server/codes/describe-destination'
import { getCode } from '@/server/codes/get-owned-code'

type Context = { params: Promise<{ slug: string }> }

/** Where a code leads; to ask is no scan. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () =>
    describeDestination(await getCode(request, (await params).slug), Date.now()),
  )
}
