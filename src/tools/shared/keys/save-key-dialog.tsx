import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { MoreMessages } from '@/tools/shared/more-messages'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'

/** Every way to save a key outside this browser; `children` show them. */
export function SaveKeyDialog({
  open,
  name,
  messages,
  onClose,
  children,
}: {
  open: boolean
  name: string
  /** Address of the messages of `children`. */
  messages: string
  onClose: () => void
  children: ReactNode
}) {
  const t = useTranslations('dialogs')
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.save', { name })} closeLabel={t('close')}>
      {open && (
        <div className="flex flex-col gap-4">
          <LoadBoundary>
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <MoreMessages address={messages}>{children}</MoreMessages>
            </Suspense>
          </LoadBoundary>
          <Button variant="secondary" onClick={onClose} className="self-end">
            {t('keys.done')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
