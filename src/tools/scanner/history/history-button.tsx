import { History } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Button } from '@/ui/button'
import { loadHistory, ScannerMessages } from '../scanner-parts'
import { useLazyPart } from '../use-lazy-part'

/** Opens the history; the dialog loads with the first click. */
export function HistoryButton({ siteHost }: { siteHost: string }) {
  const t = useTranslations('scanner.start')
  const [HistoryDialog, renew] = useLazyPart(loadHistory)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onPointerEnter={() => {
          loadHistory().catch(() => {})
        }}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
        className="-mx-3"
      >
        <History aria-hidden="true" />
        {t('history')}
      </Button>
      {wasOpen && (
        <LoadBoundary onRetry={renew}>
          <Suspense>
            <ScannerMessages>
              <HistoryDialog open={isOpen} onClose={() => setOpen(false)} siteHost={siteHost} />
            </ScannerMessages>
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
