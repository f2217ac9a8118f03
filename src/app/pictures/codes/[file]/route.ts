import { answerCodePicture } from '@/site/code-pictures/answer-code-picture'

/** Responds with pictures of codes in pages, drawn by the site's renderer. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  return answerCodePicture(file)
}
