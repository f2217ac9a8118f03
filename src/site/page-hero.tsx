import type { ReactNode } from 'react'
import { markField } from '@/data/mark-field'

/** Paths of the texts of a hero, in documents that have one. */
export const heroFields = { title: 'hero.title', lead: 'hero.lead' }

type PageHeroProps = {
  title: string
  lead?: string | null
  /** Paths of the fields with title and lead. */
  fields?: { title: string; lead?: string }
  /** The language of title and lead, if it differs from the page's. */
  titleLang?: string
  /** A line above the title, such as a breadcrumb or a status. */
  eyebrow?: ReactNode
  /** A picture next to the text, if there is enough space. */
  figure?: ReactNode
  children?: ReactNode
}

/** The top of a content page. */
export function PageHero({
  title,
  lead,
  fields,
  titleLang,
  eyebrow,
  figure,
  children,
}: PageHeroProps) {
  return (
    <header className="page-frame flex items-end justify-between gap-12 pt-12 pb-14 sm:pt-20 sm:pb-20 lg:pt-24">
      <div className="min-w-0">
        {eyebrow && <p className="mb-5 text-sm font-medium text-accent-strong">{eyebrow}</p>}
        <h1
          className="max-w-[20ch] text-title sm:text-hero"
          lang={titleLang}
          {...markField(fields?.title)}
        >
          {title}
        </h1>
        {lead && (
          <p
            className="mt-6 max-w-[52ch] text-lead text-ink-soft"
            lang={titleLang}
            {...markField(fields?.lead)}
          >
            {lead}
          </p>
        )}
        {children}
      </div>
      {figure && <div className="hidden shrink-0 md:block">{figure}</div>}
    </header>
  )
}
