import { expect, test } from './site-test'

test('health and readiness', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  const ready = await request.get('/readyz')
  expect(ready.status()).toBe(200)
  expect(ready.headers()['cache-control']).toBe('no-store')
})

test('every page carries the security headers', async ({ request }) => {
  for (const path of ['/', '/de/wifi', '/features', '/does/not/exist']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toMatch(/script-src 'self' [^;]*'sha256-/)
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers['critical-ch'], path).toBeUndefined()
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test('an unchanged page is answered without a policy that would replace its own', async ({
  request,
}) => {
  const page = await request.get('/features')
  const again = await request.get('/features', {
    headers: { 'if-none-match': page.headers().etag as string },
  })
  expect(again.status()).toBe(304)
  expect(again.headers()['content-security-policy']).toBeUndefined()
})

test('scripts leave compressed and are kept for ever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = html.match(/src="(\/_next\/static\/[^"]+\.js)"/)?.[1] as string
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  expect(answer.headers()['cache-control']).toContain('immutable')
})

test('drawn codes, site maps and feeds travel compressed', async ({ page, request }) => {
  await page.goto('/qr-codes-in-marketing')
  const code = await page.locator('img[src*="/pictures/codes/"]').first().getAttribute('src')
  for (const path of [code as string, '/sitemap/en-1.xml', '/blog/rss.xml']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], path).toBe('br')
  }
})

test('the revalidation route asks for the token', async ({ request }) => {
  const answer = await request.post('/internal/revalidate', {
    headers: { authorization: 'Bearer wrong' },
    data: { tags: ['home'] },
  })
  expect(answer.status()).toBe(401)
})

test('the database’s content is not public through the API', async ({ request }) => {
  for (const path of [
    '/api/users',
    '/api/messages',
    '/api/codes',
    '/api/reports',
    '/api/posts/versions',
  ]) {
    expect((await request.get(path)).status(), path).toBe(403)
  }
})
