import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { problemKeys } from '@/codes'
import { problemKinds } from '@/data/codes/api/api-problem'
import { sampleIdempotencyKey } from '@/data/codes/api/check-idempotency-key'
import { idempotencyKeyLength } from '@/data/codes/api/request-limits'
import { env } from '@/env'
import { operationGroups, paths } from '@/paths'
import { arrangeReference } from './arrange-reference'
import { CodeBlock } from './code-block'
import { OperationIndex } from './operation-index'
import { translateMeaning } from './pack-reference'
import { packRows } from './packed-rows'
import { ProblemTable } from './problem-table'
import { QuickStart } from './quick-start'
import { sampleKey } from './sample-request'
import { useSampleLabels } from './use-sample-labels'

/** What is common to all operations, and the list of them. */
export function StartView() {
  const t = useTranslations('developers')
  const { operations } = arrangeReference()
  return (
    <>
      <p className="mt-6">
        <a
          href={`${paths.codesApi}/openapi.json`}
          className="font-medium underline underline-offset-4"
        >
          {t('openApi')}
        </a>
      </p>
      <Part id="quick-start" title={t('quickStart.title')} lead={t('quickStart.text')}>
        <QuickStart id="quick-start" siteUrl={env.SITE_URL} labels={useSampleLabels()} />
      </Part>
      <Part title={t('key.title')} lead={t('key.text')}>
        <CodeBlock label={t('key.title')} code={`Authorization: Bearer ${sampleKey}`} />
        <p className="mt-4 max-w-prose">{t('key.workspace')}</p>
      </Part>
      <Part title={t('repeat.title')} lead={t('repeat.text', idempotencyKeyLength)}>
        <CodeBlock label={t('repeat.title')} code={`Idempotency-Key: ${sampleIdempotencyKey}`} />
      </Part>
      <Part title={t('errors.title')} lead={t('errors.text')}>
        <ProblemTable
          headings={[t('errors.key'), t('errors.status'), t('errors.meaning')]}
          problems={packRows(
            problemKeys.map((key) => {
              const { status, title } = problemKinds[key]
              return [key, String(status), translateMeaning(t, title)]
            }),
          )}
        />
      </Part>
      <Part title={t('operationsTitle')}>
        <OperationIndex
          groups={packRows(
            operationGroups.map((group) => [
              group,
              t(`pages.${group}.title`),
              t(`pages.${group}.description`),
            ]),
          )}
          operations={packRows(
            operations.map(({ group, id, method, path }) => [group, id, method, path]),
          )}
        />
      </Part>
    </>
  )
}

function Part({
  id,
  title,
  lead,
  children,
}: {
  id?: string
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section className="mt-12 border-line border-t pt-10">
      <h2 id={id} className="scroll-mt-24 text-heading">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-prose">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}
