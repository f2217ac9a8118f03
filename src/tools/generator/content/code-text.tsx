import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { EditorMessages } from '@/tools/shared/editor-messages'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Fold } from '@/ui/fold'
import { Skeleton } from '@/ui/skeleton'
import type { Drawing } from '../draw-code'

type Details = ComponentType<{ drawing: Drawing }>

const createDetails = (): Details =>
  lazy(async () => ({ default: (await import('./code-text-details')).CodeTextDetails }))

/** The exact text of the code and its encoding, folded by default. */
export function CodeText({ drawing }: { drawing: Drawing }) {
  const t = useTranslations('generator')
  const [Details, setDetails] = useState<Details>()
  const load = () => setDetails(createDetails)
  return (
    <Fold label={t('payload.label')} onOpen={() => Details ?? load()}>
      {Details && (
        <LoadBoundary onRetry={load}>
          <Suspense fallback={<Waiting label={t('panels.loading')} />}>
            <EditorMessages>
              <Details drawing={drawing} />
            </EditorMessages>
          </Suspense>
        </LoadBoundary>
      )}
    </Fold>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="min-h-5 w-1/3" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
