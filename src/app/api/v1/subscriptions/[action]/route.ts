import {
  answerSubscriptionAction,
  answerSubscriptionPage,
} from '@/data/subscriptions/answer-subscription-link'

type Context = { params: Promise<{ action: string }> }

/** Shows a page with a button: programs that check links in mails must not confirm anything. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerSubscriptionPage(request, (await params).action)
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerSubscriptionAction(request, (await params).action)
}
