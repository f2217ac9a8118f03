import { answerOwnImage } from '@/data/code-images/answer-own-image'
import { readImageLimits } from '@/data/code-images/limit-images'
import { codeActions } from '@/data/codes/act-on-code'
import { answerApi } from '@/data/codes/api/answer-api'
import { ApiProblem } from '@/data/codes/api/api-problem'
import { getOwnedCode } from '@/data/codes/get-owned-code'
import { visitorAddress } from '@/data/visitor-address'

type Context = { params: Promise<{ slug: string; action: string }> }

/** Answers with the image of a code, at `image.svg` and other formats. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  const work = async () => {
    const { slug, action } = await params
    return answerOwnImage(request, slug, action)
  }
  return answerApi(work, { readLimits: () => readImageLimits(visitorAddress(request)) })
}

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerApi(async () => {
    const { slug, action } = await params
    if (!Object.hasOwn(codeActions, action)) throw new ApiProblem('unknown')
    const needed = action === 'rotate-key' ? 'owner' : 'editor'
    return codeActions[action as keyof typeof codeActions](
      await getOwnedCode(request, slug, needed),
    )
  })
}
