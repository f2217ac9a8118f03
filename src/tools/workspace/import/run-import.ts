import { type ImportedLink, newDocument, type Problem, workspaceLimits } from '@/codes'
import type { Locale } from '@/i18n/locales'
import type { WorkspaceSession } from '../workspace-session'

/** Small enough that progress is visible and a canceled import stops soon. */
const codesAtOnce = 100

export type ImportOptions = {
  /** Whether the ends of the old short links are used again. */
  withSlugs: boolean
  /** Whether codes go into the folders of the file; `folder` is that of the others. */
  withFolders: boolean
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
  const folders = await provideFolders(call, options.withFolders ? links : [], signal)
  if (!folders.ok) return { rows, stoppedBy: folders.stoppedBy }
  const folderOf = ({ folder = '' }: ImportedLink) => folders.ids.get(folder) ?? options.folder
  for (let start = 0; start < links.length; start += codesAtOnce) {
    const part = links.slice(start, start + codesAtOnce)
    const body = { codes: part.map((link) => writeCode(link, folderOf(link), options)) }
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

type ProvidedFolders =
  | { ok: true; ids: ReadonlyMap<string, string> }
  | { ok: false; stoppedBy: NonNullable<ImportResult['stoppedBy']> }

/** Finds the ids of the folders that links name, and creates those that are missing. */
async function provideFolders(
  call: WorkspaceSession['call'],
  links: readonly ImportedLink[],
  signal: AbortSignal,
): Promise<ProvidedFolders> {
  const names = new Set(links.flatMap(({ folder }) => folder ?? []))
  if (names.size === 0) return { ok: true, ids: new Map() }
  try {
    const known = await call('GET /workspace/folders', { signal })
    if (!known.ok) return { ok: false, stoppedBy: { problem: known.problem } }
    const ids = new Map(known.body.map(({ id, name }) => [name, id]))
    for (const name of names) {
      if (ids.has(name)) continue
      const created = await call('POST /workspace/folders', { body: { name }, signal })
      if (!created.ok) return { ok: false, stoppedBy: { problem: created.problem } }
      ids.set(name, created.body.id)
    }
    return { ok: true, ids }
  } catch (cause) {
    if (!signal.aborted) throw cause
    return { ok: false, stoppedBy: 'visitor' }
  }
}

function writeCode(link: ImportedLink, folder: string, { withSlugs, tags, locale }: ImportOptions) {
  const all = [...new Set([...link.tags.map(shortenTag), ...tags])]
  return {
    document: newDocument({ type: 'url', url: link.url }, locale),
    ...{ name: link.name ?? '', locale },
    ...(withSlugs && link.slug && { slug: link.slug }),
    ...(link.externalId && { externalId: link.externalId }),
    ...(folder && { folder }),
    ...(all.length > 0 && { tags: all.slice(0, workspaceLimits.tagsPerCode) }),
  }
}

function shortenTag(tag: string): string {
  return tag.slice(0, workspaceLimits.tagLength).trim()
}
