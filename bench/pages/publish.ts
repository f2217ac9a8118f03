import { createAccountLink, firstAccount, linkSeconds } from '../../src/cms/accounts/account-link'

const admin = { email: 'ada@example.com', password: 'correct horse battery staple' }
const slug = 'the-quiet-zone'

/** Creates the first account of a site; returns the header that signs in with it. */
export async function signInFirst(url: string, secret: string): Promise<string> {
  const link = createAccountLink({ secret, siteUrl: '' }, firstAccount, '', linkSeconds.setup)
  const token = link.split('#')[1]
  await post(`${url}/api/users/set-up`, { ...admin, name: 'Ada', token })
  const answer = await post(`${url}/api/users/login`, admin)
  const [, cookie] = /payload-token=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  return `JWT ${cookie}`
}

/** Publishes an article under a new title, in English. */
export async function publishTitle(url: string, authorization: string, title: string) {
  const found = await fetch(`${url}/api/posts?where[slug][equals]=${slug}&depth=0`, {
    headers: { authorization },
  })
  const [post] = ((await found.json()) as { docs: { id: string }[] }).docs
  const body = JSON.stringify({ title, _status: 'published' })
  const answer = await fetch(`${url}/api/posts/${post?.id}?locale=en&depth=0`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body,
  })
  if (!answer.ok) throw new Error(`Publishing was answered with ${answer.status}`)
}

async function post(address: string, body: object): Promise<Response> {
  const answer = await fetch(address, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return answer
}
