import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { paths } from '@/paths'
import type { StoredKey } from '@/tools/shared/dynamic/key-store'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { MoreMessages } from '@/tools/shared/more-messages'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'

const KeyCard = lazy(async () => ({
  default: (await import('@/tools/code-session/key-card')).KeyCard,
}))

/** A key with the name and the short link of its code. */
export type NamedKey = { stored: StoredKey; name: string; link: string }

/** Every way to save the key of a code outside this browser. */
export function SaveKeyDialog({
  named,
  onClose,
}: {
  named: NamedKey | undefined
  onClose: () => void
}) {
  const t = useTranslations('myCodes.list.saveKey')
  const locale = useLocale()
  return (
    <Dialog
      open={named !== undefined}
      onClose={onClose}
      title={t('title', { name: named?.name ?? '' })}
      closeLabel={t('close')}
    >
      {named && (
        <div className="flex flex-col gap-4">
          <LoadBoundary>
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <MoreMessages address={paths.dynamicMessages(locale)}>
                <KeyCard owned={named.stored} name={named.name} link={named.link} />
              </MoreMessages>
            </Suspense>
          </LoadBoundary>
          <Button variant="secondary" onClick={onClose} className="self-end">
            {t('done')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
