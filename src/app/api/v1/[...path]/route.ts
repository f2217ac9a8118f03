import { answerApi } from '@/data/codes/api/answer-api'
import { ApiProblem } from '@/data/codes/api/api-problem'

/** Addresses that the API does not have answer in its own words, not in those of the CMS. */
function answerUnknown(): Promise<Response> {
  return answerApi(async () => {
    throw new ApiProblem('unknown')
  })
}

export {
  answerUnknown as DELETE,
  answerUnknown as GET,
  answerUnknown as PATCH,
  answerUnknown as POST,
  answerUnknown as PUT,
}
