import { expect, it } from 'vitest'

const fetchFromSite = (path: string) => fetch(process.env.E2E_URL + path)

it('marks pages and the service worker with the build whose manifest the server has', async () => {
  const latest = await fetchFromSite('/builds/latest.json?t=1')
  expect(latest.headers.get('cache-control')).toBe('no-store')
  const { id } = await latest.json()
  const manifest = await (await fetchFromSite(`/builds/${id}.json`)).json()
  for (const path of ['/pricing', '/de/wifi']) {
    const html = await (await fetchFromSite(path)).text()
    expect(html).toContain(`data-build="${id}"`)
    const [, script] = /"\/_next\/static\/(chunks\/[^"]+\.js)"/.exec(html) ?? []
    expect(manifest.files).toContain(script)
  }
  expect(await (await fetchFromSite('/sw.js')).text()).toContain(`const build = '${id}'`)
})
