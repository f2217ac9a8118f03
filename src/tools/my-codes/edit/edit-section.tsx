import { type ReactNode, useId } from 'react'

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
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out its rows
    <div role="group" aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="font-medium font-text text-sm">
          {title}
        </h2>
        <p className="mt-0.5 max-w-prose text-ink-soft text-xs">{hint}</p>
      </div>
      {children}
    </div>
  )
}
