import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { type ContentType, isPageType } from '@/qr/content'
import type { Design } from '@/qr/design'
import { lendDesign, reclaimLentDesign } from '@/tools/shared/recent/lent-design'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'

/** Links to the editor with the current design, and applies the edited design on return. */
export function DesignEditorLink({
  type,
  design,
  onReturn,
}: {
  type: ContentType
  design: Design
  onReturn: (design: Design) => void
}) {
  const t = useTranslations('batch.design.editor')
  const latest = useRef(onReturn)
  latest.current = onReturn
  useEffect(() => reclaimLentDesign((made) => latest.current(made)), [])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-6">
      <Link
        href={paths.generator(isPageType(type) ? type : 'text')}
        onClick={() => lendDesign(design)}
        className={buttonStyle({ variant: 'secondary' })}
      >
        <Icon name="pencil-ruler" />
        {t('link')}
      </Link>
      <p className="min-w-48 flex-1 text-ink-soft text-xs">{t('hint')}</p>
    </div>
  )
}
