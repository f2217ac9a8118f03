import { useTranslations } from 'next-intl'

/** Leads to the templates for print, which the code of a network is made for. */
export function PosterOffer({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('generator.form')
  return (
    <p className="text-ink-soft text-sm">
      {t.rich('poster', {
        link: (label) => (
          <button
            type="button"
            onClick={onOpen}
            className="text-ink underline decoration-line-strong underline-offset-4"
          >
            {label}
          </button>
        ),
      })}
    </p>
  )
}
