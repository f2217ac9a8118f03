import { vi } from 'vitest'
import { type CodeView, defaultPageStyle, newDocument, type OwnedKey } from '@/codes'
import { paths } from '@/paths'
import { listStoredKeys, removeKeys, storeKeys } from '@/tools/shared/dynamic/key-store'

const letters = 'bcdfghjkmn'
/** Returns the slug of the code with this number. */
const slugOf = (index: number) =>
  `bcdf${[...String(index).padStart(4, '0')].map((digit) => letters[Number(digit)]).join('')}`

/** Answers requests for lists of codes from memory. `requests` are the keys of each request. */
export function fakeCodeList({ hasMail = false } = {}) {
  const fetchFromNetwork = window.fetch
  const codes = new Map<string, CodeView>()
  const requests: (readonly OwnedKey[])[] = []
  const unauthorised = { type: 'x', title: 'x', status: 401, key: 'unauthorised' }
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith(`${paths.codesApi}/`)) return fetchFromNetwork(input, init)
    if (pathname.endsWith('/limits')) return Response.json({ hasMail, uploadLimitBytes: 1e6 })
    const body = JSON.parse(String(init?.body ?? 'null')) as { codes: OwnedKey[] }
    requests.push(body.codes)
    return Response.json({ results: body.codes.map(({ slug }) => codes.get(slug) ?? unauthorised) })
  })
  return {
    requests,
    /** Stores a key for each name, and a code unless its name is one of `lost`. */
    store: async (names: readonly string[], { lost = [] as readonly string[] } = {}) => {
      const keys = names.map((name, index) => ({
        ...{ slug: slugOf(index), editKey: `qz_${'a'.repeat(43)}`, name, addedAt: index },
      }))
      for (const { slug, name } of keys) if (!lost.includes(name)) codes.set(slug, view(slug, name))
      await storeKeys(keys)
      return keys
    },
    /** The server no longer accepts any key of this code. */
    lose: (slug: string) => codes.delete(slug),
    close: async () => {
      fetching.mockRestore()
      await removeKeys((await listStoredKeys()).map(({ slug }) => slug))
    },
  }
}

function view(slug: string, name: string): CodeView {
  const document = newDocument({ type: 'url', url: `https://example.com/${slug}` }, 'en')
  return {
    ...{ slug, name, type: 'url', design: null, warnings: [], status: 'active', blockReason: null },
    link: `HTTPS://QZ.EXAMPLE/Q/${slug.toUpperCase()}`,
    document: { ...document, look: defaultPageStyle },
    ...{ hasEnded: false, scans: 0, hasPassword: false, hasEmail: false, timeZone: 'UTC' },
    ...{ files: [], revision: 1, deletedAt: null },
    ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
  }
}
