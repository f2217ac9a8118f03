import { type ComponentType, Suspense, useState } from 'react'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { useLazyPart } from '@/tools/shared/use-lazy-part'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { ScannerMessages } from './scanner-parts'

type ScannerDialog = ComponentType<{ open: boolean; onClose: () => void; siteHost: string }>

/** Opens a dialog, which loads with the first click. */
export function DialogButton({
  icon,
  label,
  load,
  siteHost,
}: {
  icon: IconName
  label: string
  load: () => Promise<{ default: ScannerDialog }>
  siteHost: string
}) {
  const [Part, retry] = useLazyPart(load)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onPointerEnter={() => {
          load().catch(() => {})
        }}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
        className="-mx-3"
      >
        <Icon name={icon} />
        {label}
      </Button>
      {wasOpen && (
        <LoadBoundary onRetry={retry}>
          <Suspense>
            <ScannerMessages>
              <Part open={isOpen} onClose={() => setOpen(false)} siteHost={siteHost} />
            </ScannerMessages>
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
