import { answerApi } from '@/data/codes/api/answer-api'
import { ApiProblem } from '@/data/codes/api/api-problem'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { mailKeySchema } from '@/data/codes/api/schemas'
import { getOwnedCode, isInAnyWorkspace } from '@/data/codes/get-owned-code'
import { mailKey } from '@/data/codes/mail-key'
import { readBearer } from '@/data/read-bearer'
import { visitorAddress } from '@/data/visitor-address'

type Context = { params: Promise<{ slug: string }> }

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug)
    if (row.keyId !== null || (await isInAnyWorkspace(row))) {
      const detail = 'The edit keys of codes in a workspace are not mailed'
      throw new ApiProblem('forbidden', { detail })
    }
    const { body } = await readInput(request, mailKeySchema, { maxBytes: smallBodyBytes })
    return mailKey(row, readBearer(request), body, visitorAddress(request))
  })
}
