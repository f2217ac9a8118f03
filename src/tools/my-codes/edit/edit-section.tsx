import type { ReactNode } from 'react'

/** Fields below a heading that explains them. */
export function EditSection({
  title,
  hint,
  children,
}: {
  title: string
  hint: string
  children: ReactNode
}) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-medium font-text text-sm">{title}</h2>
        <p className="mt-0.5 max-w-prose text-ink-soft text-xs">{hint}</p>
      </div>
      {children}
    </section>
  )
}
