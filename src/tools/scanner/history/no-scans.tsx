import { useTranslations } from 'next-intl'

/** Four corners around nothing. */
export function NoScans() {
  const t = useTranslations('scanner.history.empty')
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 21 21"
        shapeRendering="crispEdges"
        className="mb-3 size-21 fill-line-strong"
      >
        <path d="M0 6V0h6v1H1v5zM15 0h6v6h-1V1h-5zM0 15v6h6v-1H1v-5zM21 15v6h-6v-1h5v-5z" />
        <path className="fill-line" d="M7 10h1v1H7zM10 10h1v1h-1zM13 10h1v1h-1z" />
      </svg>
      <p className="font-medium">{t('title')}</p>
      <p className="max-w-100 text-balance text-ink-soft text-sm">{t('text')}</p>
    </div>
  )
}
