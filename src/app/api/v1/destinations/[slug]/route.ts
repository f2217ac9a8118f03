import { answerApi } from '@/data/codes/api/answer-api'
import { describeDestination } from '@/data/codes/describe-destination'
import { findHostedCode } from '@/data/codes/find-hosted-code'
import { refuseUnknown } from '@/data/codes/get-owned-code'
import { readCircumstances } from '@/data/codes/read-circumstances'

type Context = { params: Promise<{ slug: string }> }

/** Returns the destination of a code. Does not count as a scan. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const code = await findHostedCode((await params).slug)
    if (!code) return refuseUnknown(request)
    return describeDestination(code, readCircumstances(request.headers, code))
  })
}
