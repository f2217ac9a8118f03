import { useTranslations } from 'next-intl'
import type { RecentCode } from '@/tools/shared/recent/recent-code'
import { Dialog } from '@/ui/dialog'
import { CodesLibrary } from './codes-library'

/** The recent codes of this browser: search, open, rename and delete. */
export function RecentCodesDialog({
  open,
  onClose,
  onOpen,
}: {
  open: boolean
  onClose: () => void
  onOpen: (code: RecentCode) => void
}) {
  const t = useTranslations('editor.recent')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="w-[min(56rem,calc(100vw-1.5rem))]!"
    >
      {open && (
        <CodesLibrary
          onOpen={(code) => {
            onOpen(code)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
