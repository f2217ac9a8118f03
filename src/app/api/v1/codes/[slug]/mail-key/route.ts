import { answerApi } from '@/data/codes/api/answer-api'
import { ApiProblem } from '@/data/codes/api/api-problem'
import { readInput, smallBodyBytes } from '@/data/codes/api/read-input'
import { mailKeySchema } from '@/data/codes/api/schemas'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { mailKey } from '@/data/codes/mail-key'
import { readBearer } from '@/data/read-bearer'
import { visitorAddress } from '@/data/visitor-address'

type Context = { params: Promise<{ slug: string }> }

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug)
    if (row.keyId !== null) {
      const detail = 'Only the edit key of the code itself can be mailed'
      throw new ApiProblem('forbidden', { detail })
    }
    const { body } = await readInput(request, mailKeySchema, { maxBytes: smallBodyBytes })
    return mailKey(row, readBearer(request), body, visitorAddress(request))
  })
}
