import { budgetsMs } from '@/qr/decode'
import type { Entry } from './entry-list'
import type { OpenedFile } from './opened-file'
import { type Effort, type ReadContext, readSheet } from './read-sheet'

const quick: Effort = { budgetMs: budgetsMs.picture, quickOnly: true }
const harder: Effort = { budgetMs: budgetsMs.picture, isFine: true }

/**
 * Reads a document as a picture for each page, in place of `first`. A second, harder attempt
 * follows only if no page has a code, because most pages of most documents contain none.
 */
export async function readPages(
  first: Entry,
  opened: OpenedFile,
  context: ReadContext,
): Promise<void> {
  const { list, signal } = context
  const { count, total } = opened
  const waiting = { kind: 'waiting' } as const
  const pages = Array.from({ length: count }, (_, index): Entry => {
    const entry = index === 0 ? first : list.create(first.file, first.picture.origin, index)
    const part = { kind: 'page', number: index + 1, count: total } as const
    const sampled = count < total && {
      sampled: { kind: 'pages', read: count, count: total } as const,
    }
    return { ...entry, picture: { ...entry.picture, part, state: waiting, ...sampled } }
  })
  list.replace(first.picture.id, () => pages)
  const ids = pages.map(({ picture }) => picture.id)
  const isLeft = (id: string) => !signal.aborted && list.find(id)?.picture.state.kind === 'waiting'

  for (const [index, id] of ids.entries()) {
    if (isLeft(id)) await readSheet(id, opened, index, quick, context, waiting)
  }
  const hasFound = ids.some((id) => (list.find(id)?.picture.codes.length ?? 0) > 0)
  for (const [index, id] of ids.entries()) {
    if (!isLeft(id)) continue
    if (hasFound) list.fail(id, 'no-code')
    else await readSheet(id, opened, index, harder, context)
  }
}
