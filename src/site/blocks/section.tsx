import type { ReactNode } from 'react'
import { ModuleDivider } from '@/ui/module-divider'

type SectionProps = {
  title?: string | null
  lead?: string | null
  children: ReactNode
}

/** A part of a page: what it is about on the left, the matter itself beside it. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="page-frame">
      <ModuleDivider />
      <div className="grid gap-x-12 gap-y-10 py-14 sm:py-20 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-4">
          {title && <h2 className="text-heading">{title}</h2>}
          {lead && <p className="mt-4 max-w-[44ch] text-lead text-ink-soft">{lead}</p>}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}
