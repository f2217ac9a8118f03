import { answerApi } from '@/server/codes/api/answer-api'
import { answerOnce } from '@/server/codes/api/answer-once'
import { readInput } from '@/server/codes/api/read-input'
import { bulkInput } from '@/server/codes/api/schemas'
import { makeCodes } from '@/server/codes/make-codes'
import { visitorAddress } from '@/server/visitor-address'

/** A thousand codes of some kilobytes each. */
const maxBodyBytes = 12 * 1024 * 1024

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    const { body } = await readInput(request, bulkInput, maxBodyBytes)
    const address = visitorAddress(request)
    return answerOnce(request, body, (keep) => makeCodes(body, address, keep))
  })
}
