import type { ReactNode } from 'react'
import { markField } from '@/data/mark-field'
import { ModuleDivider } from '@/ui/module-divider'

type SectionProps = {
  /** Id of the section, to mark its texts in the preview. */
  id?: string | null | undefined
  title?: string | null
  /** Id of the title, for elements that are labeled by it. */
  titleId?: string
  lead?: string | null
  /** Places the content below the heading, in full width. */
  wide?: boolean
  children: ReactNode
}

/** A section of a page: title and lead on the left, the content next to them. */
export function Section({ id, title, titleId, lead, wide = false, children }: SectionProps) {
  const mark = (name: string) => markField('blocks', id, name)
  const heading = title && (
    <h2 id={titleId} className="text-heading" {...mark('title')}>
      {title}
    </h2>
  )
  if (wide) {
    return (
      <section className="page-frame">
        <ModuleDivider />
        <div className="py-14 sm:py-20 lg:py-28">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 lg:grid-cols-12">
            <div className="lg:col-span-5">{heading}</div>
            {lead && (
              <p className="max-w-[56ch] text-lead text-ink-soft lg:col-span-7" {...mark('lead')}>
                {lead}
              </p>
            )}
          </div>
          <div className="mt-10 lg:mt-14">{children}</div>
        </div>
      </section>
    )
  }
  return (
    <section className="page-frame">
      <ModuleDivider />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 py-14 sm:py-20 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-4">
          {heading}
          {lead && (
            <p className="mt-4 max-w-[44ch] text-lead text-ink-soft" {...mark('lead')}>
              {lead}
            </p>
          )}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}
