'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/ui/dialog'
import { ToastProvider } from '@/ui/toast'
import { HistoryLibrary } from './history-library'

/** The scans stored in this browser: search, export and deletion. */
export function HistoryDialog({
  open,
  onClose,
  siteHost,
}: {
  open: boolean
  onClose: () => void
  siteHost: string
}) {
  const t = useTranslations('scanner.history')
  const notes = useTranslations('scanner.desk.notes')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="w-[min(44rem,calc(100vw-1.5rem))]!"
    >
      {open && (
        // Inside the dialog, because everything outside it is inert.
        <ToastProvider label={notes('label')} dismissLabel={notes('dismiss')}>
          <HistoryLibrary siteHost={siteHost} />
        </ToastProvider>
      )}
    </Dialog>
  )
}
