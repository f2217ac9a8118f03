import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useToast } from '@/ui/toast'
import { useGenerator } from '../generator-context'

/** Creates a PDF and downloads or prints it, also when the code had to be saved first. */
export function PrintButtons({
  problem,
  name,
  make,
  hint,
}: {
  /** Why the page would not contain what it should; null if it does. */
  problem: string | null
  /** Parts of the file's name. */
  name: readonly string[]
  /** Creates the PDF. */
  make: () => Promise<Blob>
  /** How to print at the right size. */
  hint: string
}) {
  const t = useTranslations('editor.print')
  const { isReadyToExport, dueAction, onExported } = useGenerator()
  const showToast = useToast()
  const [busy, setBusy] = useState<'download' | 'print' | null>(null)
  const deliver = useHandler(async (how: 'download' | 'print') => {
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
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === 'download'} onClick={() => deliver('download')}>
          <Icon name="download" />
          {t('download')}
        </Button>
        <Button variant="secondary" busy={busy === 'print'} onClick={() => deliver('print')}>
          <Icon name="printer" />
          {t('print')}
        </Button>
      </div>
      <p className="text-ink-soft text-xs">{hint}</p>
    </>
  )
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
