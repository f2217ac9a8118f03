import { answerApi } from '@/server/codes/api/answer-api'
import { readInput, smallBodyBytes } from '@/server/codes/api/read-input'
import { mailKeySchema } from '@/server/codes/api/schemas'
import { getOwnedCode, readEditKey } from '@/server/codes/get-owned-code'
import { mailKey } from '@/server/codes/mail-key'
import { visitorAddress } from '@/server/visitor-address'

type Context = { params: Promise<{ slug: string }> }

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const row = await getOwnedCode(request, (await params).slug)
    const { body } = await readInput(request, mailKeySchema, { maxBytes: smallBodyBytes })
    return mailKey(row, readEditKey(request), body, visitorAddress(request))
  })
}
