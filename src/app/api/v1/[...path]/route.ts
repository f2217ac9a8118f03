import { answerApi } from '@/data/codes/api/answer-api'
import { ApiProblem } from '@/data/codes/api/api-problem'

/** Unknown API addresses respond with a problem of the API, not with an error of the CMS. */
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
