import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { developerPages, localizedPath, paths } from '@/paths'
import { SearchForm } from '@/site/search-form'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import { arrangeReference } from './arrange-reference'
import { DocsNav } from './docs-nav'
import { packRows } from './packed-rows'
import { pathOf, type ReferencePage } from './reference-links'

type DocsFrameProps = {
  page: ReferencePage | 'search'
  title: string
  lead?: string
  question?: string
  children: ReactNode
}

/** A page of the API's documentation: search and navigation next to its content. */
export function DocsFrame({ page, title, lead, question, children }: DocsFrameProps) {
  const t = useTranslations('developers')
  const locale = useLocale()
  const { operations } = arrangeReference()
  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 py-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-14">
      <div className="flex flex-col gap-3 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:gap-6 lg:self-start lg:overflow-y-auto lg:p-1">
        <SearchForm
          action={localizedPath(locale, paths.developerSearch)}
          label={t('search.label')}
          submit={t('search.submit')}
          question={question}
          isNarrow
        />
        <DocsNav
          label={t('nav.label')}
          pages={packRows([
            [paths.developers, t('nav.start')],
            ...developerPages.map((each) => [pathOf(each), t(`pages.${each}.title`)]),
          ])}
          current={page === 'search' ? paths.developerSearch : pathOf(page)}
          operations={operations.filter(({ group }) => group === page).map(({ id }) => id)}
        />
      </div>
      <div className="min-w-0">
        <header>
          <h1 className="text-title">{title}</h1>
          {lead && <p className="mt-4 max-w-[60ch] text-ink-soft text-lead">{lead}</p>}
        </header>
        <HydrateOnAction>{children}</HydrateOnAction>
      </div>
    </div>
  )
}
