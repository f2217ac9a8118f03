import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { OwnedKey } from '@/codes'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { KeyCard } from './key-card'

/** Shows a new key, with every way to save it. */
export function NewKeyDialog({
  owned,
  title,
  text,
  onClose,
  children,
  ...card
}: Omit<ComponentProps<typeof KeyCard>, 'owned'> & {
  /** Undefined while there is none. */
  owned: OwnedKey | undefined
  title: string
  text: string
  onClose: () => void
  /** A note below the key. */
  children?: ReactNode
}) {
  const t = useTranslations('dynamic.key')
  return (
    <Dialog open={owned !== undefined} onClose={onClose} title={title} closeLabel={t('close')}>
      {owned && (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft text-sm">{text}</p>
          <KeyCard {...card} owned={owned} />
          {children}
          <Button variant="secondary" onClick={onClose} className="self-end">
            {t('done')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
