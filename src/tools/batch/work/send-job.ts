import { type LogoIcon, logoIcons } from '@/qr/design/design'
import type { BatchJob, BatchRow, RowFault } from '../batch-job'
import type { KeeperOrder } from './keeper-protocol'
import { pictureName, type TalliedFault, type WorkRow } from './work-job'

/** Sent in one go; a page must not stand still for longer than no one notices. */
const piece = 500

/** Hands a job over bit by bit; a picture that many rows share goes once. */
export async function sendJob(
  { rows, faults, ...rest }: BatchJob,
  id: string,
  describeFault: ((fault: RowFault) => string) | undefined,
  tell: (order: KeeperOrder) => void,
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
  const header = {
    ...rest,
    version: 1,
    id,
    startedAt: Date.now(),
    pictures: [...pictures.keys()],
    total: rows.length,
  } as const
  tell({ kind: 'open', header })
  for (let at = 0; at < rows.length; at += piece) {
    tell({ kind: 'rows', rows: rows.slice(at, at + piece).map(toWork) })
    await nextTask()
  }
  const sorted = faults.toSorted((a, b) => a.row - b.row)
  for (let at = 0; at < sorted.length; at += piece) {
    const some = sorted.slice(at, at + piece)
    const told = some.map(
      (fault): TalliedFault => ({
        ...fault,
        ...(describeFault && { words: describeFault(fault) }),
      }),
    )
    tell({ kind: 'faults', faults: told })
    await nextTask()
  }
}

function isIcon(logo: string): logo is LogoIcon {
  return logoIcons.some((name) => name === logo)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
