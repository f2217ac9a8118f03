import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import { env } from '@/env'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/link'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { type EditorPage, localPageSample, pageIcon, typeOfPage } from '@/qr/content'
import { pickContentMessages } from '@/tools/shared/content/pick-content-messages'
import { OfflineSupport } from '@/tools/shared/offline/offline-support'
import { buttonStyle } from '@/ui/button-style'
import { HydrateOnAction } from '@/ui/hydrate-on-action'
import { EditorFailure, EditorOnAction, LazyCodeTool } from './lazy-code-tool'
import { listRailGroups } from './list-rail-groups'
import { TypeColumn } from './type-column'
import { TypeSheet } from './type-sheet'

/**
 * The generator, on the home page and on the page of every type. It has its own page frame, so that
 * it can use the full width of a phone.
 */
export async function Generator({ locale, page }: { locale: Locale; page: EditorPage }) {
  const type = typeOfPage(page)
  const { map } = await getSite(locale)
  const mapTiles = map?.tilesUrl && {
    url: map.tilesUrl,
    attribution: map.attribution ?? '',
  }
  return (
    <div className="md:page-frame">
      <ClientMessages
        pick={({ generator }) => ({ generator: { panels: { failed: generator.panels.failed } } })}
      >
        <EditorFailure />
      </ClientMessages>
      <div className="border-line border-y bg-paper-raised md:rounded-xl md:border md:shadow-raised lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)]">
        <TypeRail locale={locale} current={page} />
        <EditorOnAction>
          <ClientMessages
            pick={({ generator, content }) => ({
              generator,
              content: pickContentMessages(content, type),
            })}
          >
            <LazyCodeTool
              key={page}
              type={type}
              sample={localPageSample(type, locale)}
              siteUrl={env.SITE_URL}
              {...(mapTiles && { mapTiles })}
            />
          </ClientMessages>
        </EditorOnAction>
      </div>
      <SavedCodesNote locale={locale} />
      <OfflineSupport locale={locale} announced />
    </div>
  )
}

/** A note below the tool: this browser stores the codes, there is no account. */
async function SavedCodesNote({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'generator.saved' })
  return (
    <aside
      aria-label={t('title')}
      className="mx-4 mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line px-4 py-4 sm:px-6 md:mx-0"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{t('title')}</p>
        <p className="max-w-prose text-ink-soft text-sm">{t('text')}</p>
      </div>
      <Link href={paths.myCodes} prefetch={false} className={buttonStyle({ variant: 'secondary' })}>
        {t('action')}
      </Link>
    </aside>
  )
}

/**
 * Links to the pages of the editor: a column next to the form, or on narrow screens a button above
 * it that opens a sheet.
 */
async function TypeRail({ locale, current }: { locale: Locale; current: EditorPage }) {
  const t = await getTranslations({ locale, namespace: 'types' })
  // Both lists get the same object, which the data of the page then contains once.
  const groups = listRailGroups(locale).map(({ name, pages }) => ({
    label: t(`groups.${name}`),
    isFolded: name !== 'all' && name !== 'files',
    entries: pages.map((page) => ({
      href: paths.generator(page),
      label: t(`${page}.label`),
      icon: pageIcon(page),
    })),
  }))
  const currentHref = paths.generator(current)
  return (
    <nav
      aria-label={t('all')}
      className="border-line border-b lg:border-e lg:border-b-0 lg:bg-paper"
    >
      <TypeSheet
        label={t(`${current}.label`)}
        icon={pageIcon(current)}
        groups={groups}
        currentHref={currentHref}
        texts={{ change: t('change'), title: t('all'), close: t('close') }}
      />
      <HydrateOnAction>
        <TypeColumn groups={groups} currentHref={currentHref} />
      </HydrateOnAction>
    </nav>
  )
}
