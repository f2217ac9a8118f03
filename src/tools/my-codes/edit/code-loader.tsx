'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { readSlug } from '@/codes'
import { Link } from '@/i18n/link'
import { paths, queryParameters } from '@/paths'
import { sourceOf } from '@/tools/code-session/code-source'
import { type OpenedCode, openCode } from '@/tools/code-session/open-code'
import { useStoredKey } from '@/tools/code-session/use-stored-key'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { loadMoreMessages, MoreMessages } from '@/tools/shared/more-messages'
import { useLazyPart } from '@/tools/shared/use-lazy-part'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { ToastProvider } from '@/ui/toast'

type Found =
  | { is: 'loading' }
  | Extract<OpenedCode, { is: 'ready' }>
  | { is: 'noKey' | 'lost' | 'unreachable' }

const loadEditor = async () => ({ default: (await import('./code-editor')).CodeEditor })

/** Finds key and code of the address while the editor loads. */
export function CodeLoader({ mapTiles }: { mapTiles?: MapTiles }) {
  const t = useTranslations('myCodes.loading')
  const notes = useTranslations('generator.notes')
  const locale = useLocale()
  const [found, setFound] = useState<Found>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [Editor, retry] = useLazyPart(loadEditor)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the code again
  useEffect(() => {
    let isGone = false
    loadEditor().catch(() => {})
    loadMoreMessages(paths.codeEditorMessages(locale)).catch(() => {})
    findCode().then((next) => !isGone && setFound(next))
    return () => {
      isGone = true
    }
  }, [attempt, locale])

  const own = found.is === 'ready' && found.source.place === 'browser' ? found.source : undefined
  // Newer if the key was replaced, here or in another tab.
  const stored = useStoredKey(own?.owned.slug)

  if (found.is === 'loading') return <Waiting label={t('label')} />
  if (found.is !== 'ready') {
    return (
      <Notice tone="warn" live title={t(`${found.is}.title`)}>
        <p>{t(`${found.is}.text`)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {found.is === 'unreachable' && (
            <Button
              size="sm"
              onClick={() => {
                setFound({ is: 'loading' })
                setAttempt(attempt + 1)
              }}
            >
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
  return (
    <LoadBoundary onRetry={retry}>
      <Suspense fallback={<Waiting label={t('label')} />}>
        <MoreMessages address={paths.codeEditorMessages(locale)}>
          <ToastProvider label={notes('label')} dismissLabel={notes('dismiss')}>
            <Editor
              code={found.code}
              source={own && stored ? sourceOf(stored) : found.source}
              {...(mapTiles && { mapTiles })}
            />
          </ToastProvider>
        </MoreMessages>
      </Suspense>
    </LoadBoundary>
  )
}

/** Whether the address is of a code in a workspace; only after hydration. */
const isOfWorkspace = () => new URLSearchParams(location.search).has(queryParameters.workspace)

async function findCode(): Promise<Found> {
  const slug = readSlug(new URLSearchParams(location.search).get(queryParameters.code) ?? '')
  if (!slug) return { is: 'noKey' }
  const opened = await openCode(slug)
  if (opened.is !== 'failed') return opened
  const isLost = ['unauthorised', 'unknown', 'gone'].includes(opened.problem?.key ?? '')
  return { is: isLost ? 'lost' : 'unreachable' }
}

function Waiting({ label }: { label: string }): ReactNode {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-96 w-full" />
      <Skeleton className="hidden h-96 w-full lg:block" />
    </div>
  )
}
