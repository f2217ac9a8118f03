import { answerApi, answerJson } from '@/server/codes/api/answer-api'
import { answerOnce } from '@/server/codes/api/answer-once'
import { readInput } from '@/server/codes/api/read-input'
import { newCodeInput } from '@/server/codes/api/schemas'
import { limitCreationRequests } from '@/server/codes/limit-creations'
import { makeCode } from '@/server/codes/make-codes'
import { visitorAddress } from '@/server/visitor-address'

export function POST(request: Request): Promise<Response> {
  return answerApi(async () => {
    const address = visitorAddress(request)
    await limitCreationRequests(address)
    const { body, fingerprint } = await readInput(request, newCodeInput)
    const make = (keep: Parameters<Parameters<typeof answerOnce>[2]>[0]) =>
      makeCode(body, address, keep)
    return answerJson(await answerOnce(request, fingerprint, make), 201)
  })
}
