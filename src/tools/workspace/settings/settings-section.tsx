import { type ReactNode, useId } from 'react'

/** A part of the settings, with its heading and what it is for. */
export function SettingsSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 id={id} className="text-subheading">
          {title}
        </h3>
        {lead && <p className="max-w-[64ch] text-ink-soft text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
