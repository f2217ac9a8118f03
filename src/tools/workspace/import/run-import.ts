import { type ImportedLink, newDocument, type Problem, workspaceLimits } from '@/codes'
import type { Locale } from '@/i18n/locales'
import type { WorkspaceSession } from '../workspace-session'

/** Small enough that progress is visible and a cancelled import stops soon. */
const codesAtOnce = 100

export type ImportOptions = {
  /** Whether the ends of the old short links are used again. */
  withSlugs: boolean
  folder: string
  /** Tags of all codes, in addition to those of the file. */
  tags: readonly string[]
  locale: Locale
}

export type ImportedRow = { link: ImportedLink } & (
  | { shortLink: string }
  | { problem: Problem | null }
)

export type ImportResult = {
  rows: readonly ImportedRow[]
  /** Whether the visitor stopped it, or why it stopped; the remaining links were not sent. */
  stoppedBy?: 'visitor' | { problem: Problem | null }
}

/** Creates a code for each link, in parts. */
export async function runImport(
  call: WorkspaceSession['call'],
  { links, options }: { links: readonly ImportedLink[]; options: ImportOptions },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<ImportResult> {
  const rows: ImportedRow[] = []
  for (let start = 0; start < links.length; start += codesAtOnce) {
    const part = links.slice(start, start + codesAtOnce)
    const body = { codes: part.map((link) => writeCode(link, options)) }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => call('POST /codes/bulk', { body, headers, signal })
    try {
      let answer = await send()
      // Without an answer, it is unknown whether the codes exist; the same key creates none twice.
      if (!answer.ok && answer.problem === null) answer = await send()
      if (!answer.ok) return { rows, stoppedBy: { problem: answer.problem } }
      for (const [index, result] of answer.body.results.entries()) {
        const link = part[index] as ImportedLink
        rows.push(
          'code' in result ? { link, shortLink: result.code.link } : { link, problem: result },
        )
      }
    } catch (cause) {
      if (!signal.aborted) throw cause
      return { rows, stoppedBy: 'visitor' }
    }
    onProgress(rows.length)
  }
  return { rows }
}

function writeCode(link: ImportedLink, { withSlugs, folder, tags, locale }: ImportOptions) {
  const all = [...new Set([...link.tags.map(shortenTag), ...tags])]
  return {
    document: newDocument({ type: 'url', url: link.url }, locale),
    ...{ name: link.name ?? '', locale },
    ...(withSlugs && link.slug && { slug: link.slug }),
    ...(folder && { folder }),
    ...(all.length > 0 && { tags: all.slice(0, workspaceLimits.tagsPerCode) }),
  }
}

function shortenTag(tag: string): string {
  return tag.slice(0, workspaceLimits.tagLength).trim()
}
