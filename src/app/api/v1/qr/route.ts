import { answerCodeImage } from '@/data/code-images/answer-code-image'
import { answerApi } from '@/data/codes/api/answer-api'

function answer(request: Request): Promise<Response> {
  return answerApi(() => answerCodeImage(request))
}

export { answer as GET, answer as POST }
