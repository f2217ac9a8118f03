import { answerApi } from '@/server/codes/api/answer-api'
import { describeDestination } from '@/server/codes/describe-destination'
import { findHostedCode } from '@/server/codes/find-hosted-code'
import { refuseUnknown } from '@/server/codes/get-owned-code'
import { readCircumstances } from '@/server/codes/read-circumstances'

type Context = { params: Promise<{ slug: string }> }

/** Where a code leads; to ask is no scan. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const code = await findHostedCode((await params).slug)
    if (!code) return refuseUnknown(request)
    return describeDestination(code, readCircumstances(request.headers, code.scansUsed))
  })
}
