import { answerApi } from '@/server/codes/api/answer-api'
import { storeCodeFile } from '@/server/files/store-code-file'

/** Takes the body as a new file of a code. */
export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return answerApi(() => storeCodeFile(request, slug), { status: 201 })
}
