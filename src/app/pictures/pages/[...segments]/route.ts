import { answerPagePicture } from '@/site/seo/page-picture/answer-page-picture'

type Context = { params: Promise<{ segments: string[] }> }

/** `/pictures/pages/de/blog/my-post.png?title=…&v=…` */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { segments } = await params
  return answerPagePicture(segments, new URL(request.url).searchParams)
}
