import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

/** Confirms a change that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  isBusy,
  fault,
  onConfirm,
  onClose,
}: {
  open: boolean
  title: string
  text: ReactNode
  confirmLabel: string
  isBusy: boolean
  fault: string | undefined
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useTranslations('workspace.settings')
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('close')}>
      <div className="flex flex-col gap-4 text-sm">
        <div>{text}</div>
        <p role="alert" className="text-bad empty:hidden">
          {fault}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
