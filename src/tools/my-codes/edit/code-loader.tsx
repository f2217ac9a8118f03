'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { readSlug } from '@/codes'
import { Link } from '@/i18n/link'
import { useLocale } from '@/i18n/use-locale'
import { paths, queryParameters } from '@/paths'
import { sourceOf } from '@/tools/code-session/code-source'
import { type OpenedCode, useOpening } from '@/tools/code-session/use-opening'
import { useStoredKey } from '@/tools/code-session/use-stored-key'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { LazyPart } from '@/tools/shared/lazy-part'
import { loadMoreMessages } from '@/tools/shared/more-messages'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { ToastProvider } from '@/ui/toast'

/** Problems of a key that no longer works. */
const lostKeys = ['unauthorised', 'unknown', 'gone']

const loadEditor = async () => ({ default: (await import('./code-editor')).CodeEditor })

/** Finds key and code of the address while the editor loads. */
export function CodeLoader({ mapTiles }: { mapTiles?: MapTiles }) {
  const t = useTranslations('myCodes.loading')
  const notes = useTranslations('generator.notes')
  const locale = useLocale()
  /** Null until hydration. */
  const [slug, setSlug] = useState<string | null>(null)
  const [opened, setOpened] = useState<OpenedCode>()
  const { failed, open } = useOpening(slug, opened, setOpened)
  useEffect(() => {
    loadEditor().catch(() => {})
    loadMoreMessages(paths.codeEditorMessages(locale)).catch(() => {})
    setSlug(readSlug(new URLSearchParams(location.search).get(queryParameters.code) ?? '') ?? '')
  }, [locale])
  const own = opened?.source.place === 'browser' ? opened.source : undefined
  // Newer if the key was replaced, here or in another tab.
  const stored = useStoredKey(own?.owned.slug)

  if (failed) {
    const isLost = failed.is === 'failed' && lostKeys.includes(failed.problem?.key ?? '')
    const fault = failed.is === 'noKey' ? 'noKey' : isLost ? 'lost' : 'unreachable'
    return (
      <Notice tone="warn" live title={t(`${fault}.title`)}>
        <p>{t(`${fault}.text`)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {fault === 'unreachable' && (
            <Button size="sm" onClick={open}>
              {t('retry')}
            </Button>
          )}
          <Link
            href={isOfWorkspace() ? paths.workspace : paths.myCodes}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {t(isOfWorkspace() ? 'toWorkspace' : 'toList')}
          </Link>
        </div>
      </Notice>
    )
  }
  if (!opened) return <Waiting label={t('label')} />
  return (
    <ToastProvider label={notes('label')} dismissLabel={notes('dismiss')}>
      <LazyPart
        load={loadEditor}
        fallback={<Waiting label={t('label')} />}
        messages={paths.codeEditorMessages}
        code={opened.code}
        source={own && stored ? sourceOf(stored) : opened.source}
        {...(mapTiles && { mapTiles })}
      />
    </ToastProvider>
  )
}

/** Whether the address is of a code in a workspace; only after hydration. */
const isOfWorkspace = () => new URLSearchParams(location.search).has(queryParameters.workspace)

function Waiting({ label }: { label: string }): ReactNode {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-96 w-full" />
      <Skeleton className="hidden h-96 w-full lg:block" />
    </div>
  )
}
