import { answerApi } from '@/data/codes/api/answer-api'
import { storeCodeFile } from '@/data/files/store-code-file'

/** Stores the body as a new file of a code. */
export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return answerApi(() => storeCodeFile(request, slug), { status: 201 })
}
