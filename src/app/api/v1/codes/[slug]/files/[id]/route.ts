import { answerApi } from '@/data/codes/api/answer-api'
import { deleteCodeFile } from '@/data/files/delete-code-file'
import { storeCodeFile } from '@/data/files/store-code-file'

type Context = { params: Promise<{ slug: string; id: string }> }

/** Stores the body as a file under an id chosen by the client. The request may be repeated. */
export async function PUT(request: Request, { params }: Context) {
  const { slug, id } = await params
  return answerApi(() => storeCodeFile(request, slug, id), { status: 201 })
}

export async function DELETE(request: Request, { params }: Context) {
  const { slug, id } = await params
  return answerApi(() => deleteCodeFile(request, slug, id))
}
