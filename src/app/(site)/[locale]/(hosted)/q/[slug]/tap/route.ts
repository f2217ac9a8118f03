import { countTap } from '@/data/codes/count-tap'

type Context = { params: Promise<{ slug: string }> }

/** Receives a tap on an element of a hosted page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return countTap(request, (await params).slug)
}
