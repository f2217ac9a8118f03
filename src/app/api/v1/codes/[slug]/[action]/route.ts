import { deleteCode, pauseCode, restoreCode, resumeCode, rotateKey } from '@/data/codes/act-on-code'
import { answerApi } from '@/data/codes/api/answer-api'
import { ApiProblem } from '@/data/codes/api/api-problem'
import { getOwnedCode } from '@/data/codes/get-owned-code'

const actions = {
  pause: pauseCode,
  resume: resumeCode,
  delete: deleteCode,
  restore: restoreCode,
  'rotate-key': rotateKey,
}

type Context = { params: Promise<{ slug: string; action: string }> }

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { slug, action } = await params
    if (!Object.hasOwn(actions, action)) throw new ApiProblem('unknown')
    const needed = action === 'rotate-key' ? 'owner' : 'editor'
    return actions[action as keyof typeof actions](await getOwnedCode(request, slug, needed))
  })
}
