import { answerCodePicture } from '@/site/code-pictures/answer-code-picture'

/** Codes that stand in pages, drawn by our own renderer. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  return answerCodePicture(file)
}
