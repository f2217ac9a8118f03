import { useTranslations } from 'next-intl'

/** Three finder patterns around nothing: the shelf before anything stands on it. */
export function NoCodes() {
  const t = useTranslations('editor.recent.empty')
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 21 21"
        shapeRendering="crispEdges"
        className="mb-3 size-21 fill-line-strong"
      >
        <path
          fillRule="evenodd"
          d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2zM14 0h7v7h-7zM15 1v5h5V1zM16 2h3v3h-3zM0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2z"
        />
        <path
          className="fill-line"
          d="M8 6h1v1H8zM10 6h1v1h-1zM12 6h1v1h-1zM6 8h1v1H6zM6 10h1v1H6zM6 12h1v1H6z"
        />
      </svg>
      <p className="font-medium">{t('title')}</p>
      <p className="max-w-100 text-balance text-ink-soft text-sm">{t('text')}</p>
    </div>
  )
}
