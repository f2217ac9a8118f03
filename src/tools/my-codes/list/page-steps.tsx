import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'

/** Leads to the previous and the next page of a long list. `page` counts from 0. */
export function PageSteps({
  page,
  pages,
  onPage,
}: {
  page: number
  pages: number
  onPage: (page: number) => void
}) {
  const t = useTranslations('myCodes.list.pages')
  if (pages < 2) return null
  return (
    <nav aria-label={t('label')} className="flex items-center justify-center gap-3">
      <Button
        variant="secondary"
        square
        aria-label={t('previous')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevron-left" />
      </Button>
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        {t('current', { page: page + 1, pages })}
      </p>
      <Button
        variant="secondary"
        square
        aria-label={t('next')}
        disabled={page >= pages - 1}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevron-right" />
      </Button>
    </nav>
  )
}
