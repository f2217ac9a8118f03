import { vi } from 'vitest'
import type { CodeEdit, CodeView, NewCode } from '@/codes'
import { paths } from '@/paths'
import { removeKeys } from '@/tools/shared/dynamic/key-store'
import { testCodeView } from './test-code-view'

const slug = 'bcdfghjk'
const editKey = `qz_${'a'.repeat(43)}`
const replacedKey = `qz_${'b'.repeat(43)}`

/**
 * Answers the calls of one dynamic code from memory, with the rule of the server that an edit names
 * the stored revision. `fail` lets the next call find no server, `hold` lets calls wait for `release`,
 * `code` is what is stored.
 */
export function fakeCodeApi(siteUrl: string) {
  const fetchFromNetwork = window.fetch
  let code: CodeView | undefined
  let isFailing = false
  let held: Promise<void> | undefined
  let release = () => {}
  const edits: CodeEdit[] = []
  const edit = (change: Partial<CodeView>) => {
    if (!code) throw new Error('No code is stored')
    code = { ...code, ...change, revision: code.revision + 1 }
    return code
  }
  const answer = (method: string, path: string, body: unknown): Response => {
    if (path.endsWith('/rotate-key')) return Response.json({ code, editKey: replacedKey })
    if (method === 'POST') {
      const { document, design = null, name = '', timeZone = 'UTC' } = body as NewCode
      code = newView(siteUrl, { document, design, name, timeZone, type: document.type })
      return Response.json({ code, editKey })
    }
    if (method === 'PATCH') {
      const { revision, ...change } = body as CodeEdit
      edits.push(body as CodeEdit)
      if (revision !== code?.revision) {
        const problem = { type: 'x', title: 'x', status: 409, key: 'changed', current: code }
        const headers = { 'content-type': 'application/problem+json' }
        return Response.json(problem, { status: 409, headers })
      }
      return Response.json(edit(change as Partial<CodeView>))
    }
    return Response.json(code)
  }
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith(`${paths.codesApi}/`)) return fetchFromNetwork(input, init)
    if (pathname.endsWith('/limits')) return Response.json({ uploadLimitBytes: 1e6 })
    await held
    if (isFailing) {
      isFailing = false
      throw new TypeError('Failed to fetch')
    }
    return answer(init?.method ?? 'GET', pathname, JSON.parse(String(init?.body ?? 'null')))
  })
  return {
    owned: { slug, editKey },
    store: (stored: Pick<CodeView, 'document' | 'type'> & Partial<CodeView>) => {
      code = newView(siteUrl, stored)
      return code
    },
    code: () => code,
    edit,
    edits,
    fail: () => {
      isFailing = true
    },
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
    /** Leaves nothing to the next test of this browser. */
    close: async () => {
      fetching.mockRestore()
      sessionStorage.clear()
      await removeKeys([slug])
    },
  }
}

function newView(
  siteUrl: string,
  stored: Pick<CodeView, 'document' | 'type'> & Partial<CodeView>,
): CodeView {
  const link = (siteUrl + paths.hostedPage(slug)).toUpperCase()
  return testCodeView({ slug, link, name: '', ...stored })
}
