import { answerCodeImage } from '@/data/code-images/answer-code-image'
import { readImageLimits } from '@/data/code-images/limit-images'
import { answerApi } from '@/data/codes/api/answer-api'
import { visitorAddress } from '@/data/visitor-address'

function answer(request: Request): Promise<Response> {
  return answerApi(() => answerCodeImage(request), {
    readLimits: () => readImageLimits(visitorAddress(request)),
  })
}

export { answer as GET, answer as POST }
