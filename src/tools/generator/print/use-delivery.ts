import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { useHandler } from '@/tools/shared/use-handler'
import { useToast } from '@/ui/toast'
import { useGenerator } from '../generator-context'

export type DeliveryKind = 'download' | 'print'

type Delivery = {
  isPossible: boolean
  /** Why the page would not contain what it should; null if it does. */
  problem: string | null
  /** Parts of the file's name. */
  name: readonly string[]
  /** Creates the PDF. */
  make: () => Promise<Blob>
}

/** Creates a PDF to download or print, also when the code had to be saved first. */
export function useDelivery({ isPossible, problem, name, make }: Delivery) {
  const { isReadyToExport, dueAction, onExported } = useGenerator()
  const t = useTranslations('editor.print')
  const showToast = useToast()
  const [busy, setBusy] = useState<DeliveryKind | null>(null)
  const deliver = useHandler(async (how: DeliveryKind) => {
    if (!isPossible) return
    if (problem !== null) return showToast(problem, { tone: 'bad' })
    if (!isReadyToExport(how === 'download' ? 'sheet' : 'print')) return
    setBusy(how)
    const save = async () => saveFile(await make(), 'application/pdf', fileName(name, 'pdf'))
    try {
      if (how === 'download') await save()
      else if (!(await openInWindow(make))) {
        await save()
        showToast(t('windowRefused'), { tone: 'warn' })
      }
      onExported()
    } catch {
      showToast(t('failed'), { tone: 'bad' })
    } finally {
      setBusy(null)
    }
  })
  useEffect(() => {
    if (dueAction === 'sheet') deliver('download')
    if (dueAction === 'print') deliver('print')
  }, [dueAction, deliver])
  return [busy, deliver] as const
}

/**
 * Shows a file in a new window. The window is opened immediately, because browsers allow that only
 * within a click, and receives the file when it is created. Resolves to false if the browser
 * refused.
 *
 * @throws (rejects) the error of creating the file, after closing the window
 */
async function openInWindow(making: () => Promise<Blob>): Promise<boolean> {
  const opened = window.open('', '_blank')
  if (!opened) return false
  try {
    const address = URL.createObjectURL(await making())
    opened.location.replace(address)
    // The viewer may request the file again, for example to save it.
    setTimeout(() => URL.revokeObjectURL(address), 600_000)
    return true
  } catch (cause) {
    opened.close()
    throw cause
  }
}
