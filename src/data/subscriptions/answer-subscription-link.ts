import 'server-only'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { ApiProblem } from '../codes/api/api-problem'
import {
  confirmSubscription,
  endSubscription,
  findSubscriptionLocale,
} from './manage-subscriptions'
import { loadMailTexts } from './send-subscriber-mail'
import {
  isSubscriptionAction,
  readSubscriptionToken,
  type SubscriptionAction,
} from './subscription-token'

type Link = { action: SubscriptionAction; id: string; locale: Locale }

/** Answers the link of a mail with a page that has a button. */
export async function answerSubscriptionPage(request: Request, action: string): Promise<Response> {
  const link = await readLink(request, action)
  if (!link) return writePage(defaultLocale, { text: 'invalid' })
  return writePage(link.locale, { text: link.action, button: link.action })
}

/** Confirms or ends a subscription: by the button of the page, or by that of a mail program. */
export async function answerSubscriptionAction(
  request: Request,
  action: string,
): Promise<Response> {
  const link = await readLink(request, action)
  if (!link) return writePage(defaultLocale, { text: 'invalid' })
  if (link.action === 'unsubscribe') {
    await endSubscription(link.id)
    return writePage(link.locale, { text: 'ended' })
  }
  const confirmed = await confirmSubscription(link.id)
  return writePage(link.locale, { text: confirmed ? 'confirmed' : 'invalid' })
}

/** Reads the link; undefined if its token is not valid or its subscription has ended. */
async function readLink(request: Request, action: string): Promise<Link | undefined> {
  if (!isSubscriptionAction(action)) throw new ApiProblem('unknown')
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const id = readSubscriptionToken(action, token)
  if (!id) return undefined
  const locale = await findSubscriptionLocale(id)
  return locale && { action, id, locale }
}

type Page = {
  text: SubscriptionAction | 'confirmed' | 'ended' | 'invalid'
  button?: SubscriptionAction
}

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem }
h1 { font-size: 1.75rem; line-height: 1.25 }
button { min-height: 3rem; padding: 0 1.5rem; font: inherit; cursor: pointer }
`

async function writePage(locale: Locale, { text, button }: Page): Promise<Response> {
  const t = await loadMailTexts(locale)
  const form = button
    ? `<form method="post"><button type="submit">${t(`page.buttons.${button}`)}</button></form>`
    : ''
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t(`page.titles.${text}`)}</title>
<style>${style}</style>
<body>
<main>
<h1>${t(`page.titles.${text}`)}</h1>
<p>${t(`page.texts.${text}`)}</p>
${form}
</main>
</body>
</html>
`
  return new Response(html, {
    status: text === 'invalid' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
