import { type LogoIcon, logoIcons } from '@/qr/design'
import type { BatchJob, BatchRow, RowFault } from '../batch-job'
import type { BatchApi } from './batch-api'
import { pictureName, type TalliedFault, type WorkRow } from './work-job'

/** Small enough that the page is not blocked noticeably. */
const entriesPerMessage = 500

/** Sends a job in pieces; a picture that many rows share is sent once. */
export async function sendJob(
  { rows, faults, ...rest }: BatchJob,
  id: string,
  describeFault: ((fault: RowFault) => string) | undefined,
  { open, addRows, addFaults }: Pick<BatchApi, 'open' | 'addRows' | 'addFaults'>,
): Promise<void> {
  const pictures = new Map<string, string>()
  for (const { look } of rows) {
    if (!look?.logo || isIcon(look.logo) || pictures.has(look.logo)) continue
    pictures.set(look.logo, pictureName(pictures.size))
  }
  const toWork = (row: BatchRow): WorkRow => {
    const logo = row.look?.logo && pictures.get(row.look.logo)
    return logo ? { ...row, look: { ...row.look, logo } } : row
  }
  const describe = (fault: RowFault): TalliedFault => ({
    ...fault,
    ...(describeFault && { words: describeFault(fault) }),
  })
  await open({
    ...rest,
    version: 1,
    id,
    startedAt: Date.now(),
    pictures: [...pictures.keys()],
    total: rows.length,
  })
  for (let at = 0; at < rows.length; at += entriesPerMessage) {
    await addRows(rows.slice(at, at + entriesPerMessage).map(toWork))
  }
  const sorted = faults.toSorted((a, b) => a.row - b.row)
  for (let at = 0; at < sorted.length; at += entriesPerMessage) {
    await addFaults(sorted.slice(at, at + entriesPerMessage).map(describe))
  }
}

function isIcon(logo: string): logo is LogoIcon {
  return logoIcons.some((name) => name === logo)
}
