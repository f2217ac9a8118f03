import { useEffect, useRef, useState } from 'react'
import type { CodeList, ListedCode, Problem } from '@/codes'
import type { ListQuery } from '@/tools/shared/code-list/code-query'
import { useHandler } from '@/tools/shared/use-handler'
import { useWorkspace } from '../workspace-session'

/** A page of the list, and the most that the server returns at once. */
const pageSize = 50
const maxPageSize = 100
const typingMs = 250

type Pages = {
  status: 'loading' | 'ready' | 'failed'
  codes: readonly ListedCode[]
  total: number
  cursor: string | null
  problem: Problem | null
  isLoadingMore: boolean
  /** The query that the codes match; an earlier one until the next answer. */
  shownQuery: ListQuery | undefined
}

const noPages: Pages = {
  ...{ status: 'loading', codes: [], total: 0, cursor: null, problem: null, isLoadingMore: false },
  shownQuery: undefined,
}

/**
 * The codes that match a query, a page at a time. Words are searched once the visitor pauses; an
 * answer to an earlier query is never shown.
 */
export function useWorkspaceCodes(query: ListQuery) {
  const { call } = useWorkspace()
  const [pages, setPages] = useState(noPages)
  const request = useRef<AbortController>(null)
  const searched = useRef(query)

  const load = useHandler(async (count: number, isMore: boolean) => {
    request.current?.abort()
    const stop = new AbortController()
    request.current = stop
    setPages((shown) => ({ ...shown, problem: null, isLoadingMore: isMore }))
    try {
      const from = isMore ? pages : noPages
      const loaded = await loadCodes(
        async (page) => {
          const answer = await call('GET /codes', { query: page, signal: stop.signal })
          stop.signal.throwIfAborted()
          if (!answer.ok) throw new ListFault(answer.problem)
          return answer.body
        },
        { query, count, from },
      )
      setPages({ ...noPages, ...loaded, shownQuery: query })
    } catch (cause) {
      if (!(cause instanceof ListFault)) return
      const { problem } = cause
      setPages((shown) => ({
        ...shown,
        status: isMore ? 'ready' : 'failed',
        problem,
        isLoadingMore: false,
      }))
    }
  })
  useEffect(() => {
    const { words, tag } = searched.current
    const isTyping = words !== query.words || tag !== query.tag
    searched.current = query
    const timer = setTimeout(() => void load(pageSize, false), isTyping ? typingMs : 0)
    return () => clearTimeout(timer)
  }, [query, load])
  useEffect(() => () => request.current?.abort(), [])

  return {
    ...pages,
    loadMore: () => void load(pageSize, true),
    /** Reads as many codes again as are shown. */
    reload: () => load(Math.max(pageSize, pages.codes.length), false),
  }
}

/** Writes the query of a page of the list for the API. */
function writeListQuery(
  { words, ...filters }: ListQuery,
  { limit, cursor }: { limit: number; cursor: string | null },
): URLSearchParams {
  const all = { q: words.trim(), ...filters, tag: filters.tag.trim(), limit: String(limit) }
  const stated = Object.entries({ ...all, cursor: cursor ?? '' }).filter(
    ([, value]) => value !== '',
  )
  return new URLSearchParams(stated)
}

class ListFault extends Error {
  constructor(readonly problem: Problem | null) {
    super('The list could not be read')
  }
}

type Wanted = {
  query: ListQuery
  /** Number of codes to add. */
  count: number
  from?: { codes: readonly ListedCode[]; cursor: string | null }
  onProgress?: (done: number, total: number) => void
}

/** Reads the codes that match a query, a page after another. */
export async function loadCodes(
  readPage: (query: URLSearchParams) => Promise<CodeList>,
  { query, count, from = noPages, onProgress }: Wanted,
): Promise<Pick<Pages, 'status' | 'codes' | 'total' | 'cursor'>> {
  const codes = new Map(from.codes.map((code) => [code.slug, code]))
  const wanted = codes.size + count
  let { cursor } = from
  let total = 0
  do {
    const limit = Math.min(maxPageSize, Math.max(1, wanted - codes.size))
    const page = await readPage(writeListQuery(query, { limit, cursor }))
    // A code that changes its position meanwhile may be on two pages.
    for (const code of page.codes) codes.set(code.slug, code)
    total = page.total
    cursor = page.cursor
    onProgress?.(codes.size, total)
  } while (cursor !== null && codes.size < wanted)
  return { status: 'ready', codes: [...codes.values()], total, cursor }
}
