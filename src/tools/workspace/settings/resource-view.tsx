import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import type { Resource } from './use-resource'

/** Shows what was read, and before that a skeleton or why it could not be read. */
export function ResourceView<Body>({
  resource: { body, problem, reload },
  children,
}: {
  resource: Resource<Body>
  children: (body: Body) => ReactNode
}) {
  const t = useTranslations('workspace.settings')
  const problemMessage = useProblemMessage()
  return (
    <>
      {problem !== undefined && (
        <Notice tone="warn" live title={t('failed')}>
          <p>{problemMessage(problem)}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void reload()}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {body !== undefined && children(body)}
      {body === undefined && problem === undefined && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </>
  )
}
