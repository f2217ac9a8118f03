import type { ReactNode } from 'react'
import { markField } from '@/data/mark-field'

/**
 * The top of a page with a tool; short, because the tool has to be in view. On a phone the lead
 * follows `tool`.
 */
export function HomeHero({
  title,
  lead,
  fields,
  tool,
}: {
  title: string
  /** Paths of the fields with title and lead. */
  fields?: { title: string; lead: string }
  lead?: string | null
  tool?: ReactNode
}) {
  const header = (
    <header
      className={
        tool
          ? 'items-end gap-x-12 gap-y-4 max-sm:contents sm:page-frame sm:grid sm:pt-12 sm:pb-10 lg:grid-cols-12 lg:pt-16'
          : 'page-frame grid items-end gap-x-12 gap-y-4 pt-8 pb-8 sm:pt-12 sm:pb-10 lg:grid-cols-12 lg:pt-16'
      }
    >
      <h1
        className={`sm:text-hero lg:col-span-7 ${tool ? 'text-heading max-sm:page-frame max-sm:pt-2.5 max-sm:pb-3' : 'text-title'}`}
        {...markField(fields?.title)}
      >
        {title}
      </h1>
      {lead && (
        <p
          className={`max-w-[52ch] text-lead text-ink-soft lg:col-span-5 ${tool ? 'max-sm:page-frame max-sm:order-1 max-sm:pt-8' : ''}`}
          {...markField(fields?.lead)}
        >
          {lead}
        </p>
      )}
    </header>
  )
  if (!tool) return header
  return (
    // The page is painted while it arrives: the lead appears once it has its place below the tool.
    <div className="max-sm:flex max-sm:flex-col max-sm:[&:not(:has(>[data-tool-end]))>header>p]:invisible">
      {header}
      {tool}
      <span hidden data-tool-end="" />
    </div>
  )
}
