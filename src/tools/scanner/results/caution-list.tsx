import { useTranslations } from 'next-intl'
import type { Caution } from '@/qr/content'
import { CautionIcon } from '@/ui/caution-icon'

/** Warnings about what a code does, before the buttons that do it. */
export function CautionList({ cautions }: { cautions: readonly Caution[] }) {
  const t = useTranslations('scanner.results')
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {cautions.map((caution) => (
        <li key={caution} className="flex gap-2" data-caution={caution}>
          <CautionIcon className="mt-[0.25em] size-[1em] shrink-0 text-warn" />
          <span className="min-w-0">
            <span className="sr-only">{t('link.warning')} </span>
            {t(`cautions.${caution}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
