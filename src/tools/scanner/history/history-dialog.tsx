'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/ui/dialog'
import { ToastProvider } from '@/ui/toast'
import { HistoryLibrary } from './history-library'

/** What was read in this browser: to find it again, take it along, and forget it. */
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
        // Within the window, since nothing outside it can be seen or heard meanwhile.
        <ToastProvider label={notes('label')} dismissLabel={notes('dismiss')}>
          <HistoryLibrary siteHost={siteHost} />
        </ToastProvider>
      )}
    </Dialog>
  )
}
