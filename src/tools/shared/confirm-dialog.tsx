import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

/** Confirms a change that is hard to undo. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  isBusy = false,
  fault,
  first,
  onConfirm,
  onClose,
}: {
  open: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  confirmLabel: string
  isBusy?: boolean
  fault?: string | undefined
  /** What is better done before. */
  first?: { label: string; onClick: () => void } | false
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useTranslations('dialogs')
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('close')}>
      <div className="flex flex-col gap-4 text-sm">
        {children}
        <p role="alert" className="text-bad empty:hidden">
          {fault}
        </p>
        <div className="flex flex-wrap gap-2">
          {first && <Button onClick={first.onClick}>{first.label}</Button>}
          <Button busy={isBusy} variant={first ? 'secondary' : 'primary'} onClick={onConfirm}>
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
