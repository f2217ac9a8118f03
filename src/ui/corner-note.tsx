import type { ReactNode } from 'react'

/** A card in a corner of the screen for a message or a decision that can wait. */
export function CornerNote({
  label,
  lang,
  actions,
  children,
}: {
  /** Names the card for screen readers. */
  label: string
  /** The language, if it differs from that of the page. */
  lang?: string
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <section
      data-corner-note=""
      aria-label={label}
      lang={lang}
      className="pointer-events-auto animate-rise rounded-lg border border-line bg-paper-raised p-4 text-ink text-sm shadow-float print:hidden"
    >
      {children}
      <div className="mt-3 flex flex-wrap gap-2">{actions}</div>
    </section>
  )
}
