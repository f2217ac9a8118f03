import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Dialog } from '@/ui/dialog'

/**
 * Covers the small code of a phone: a tap shows it at the width of the screen, where another phone
 * can scan it.
 */
export function EnlargeButton({
  facts,
  className,
  children,
}: {
  /** Size of the code, which the row has no space for. */
  facts: string
  /** Style of the paper. */
  className: string
  /** The code. */
  children: ReactNode
}) {
  const t = useTranslations('generator.code')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('enlarge')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="absolute inset-0 md:hidden"
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('enlarged')}
        closeLabel={t('close')}
      >
        {isOpen && (
          <>
            <div className={className}>{children}</div>
            <p className="mt-3 text-ink-soft text-sm tabular-nums">{facts}</p>
          </>
        )}
      </Dialog>
    </>
  )
}
