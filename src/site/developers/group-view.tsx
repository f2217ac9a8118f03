import { useTranslations } from 'next-intl'
import { env } from '@/env'
import type { OperationGroup } from '@/paths'
import { arrangeReference } from './arrange-reference'
import { ObjectList } from './object-list'
import { OperationList } from './operation-list'
import { packObjects, packOperation } from './pack-reference'
import { useSampleLabels } from './use-sample-labels'
import { WebhookEvents } from './webhook-events'

/** The operations of a group, and the objects that they take and return. */
export function GroupView({ group }: { group: OperationGroup }) {
  const t = useTranslations('developers')
  const operations = arrangeReference().operations.filter((each) => each.group === group)
  const objects = packObjects(t, group)
  return (
    <>
      <OperationList
        operations={operations.map((operation) => packOperation(t, operation))}
        siteUrl={env.SITE_URL}
        labels={{
          needsKey: t('needsKey'),
          needsWorkspaceKey: t('needsWorkspaceKey'),
          repeatable: t('repeatable'),
          parameters: t('parameters'),
          required: t('required'),
          body: t('body'),
          fileBody: t('fileBody'),
          answer: t('answer'),
          problems: t('problems'),
          samples: useSampleLabels(),
          tryIt: {
            open: t('tryIt.open'),
            key: t('tryIt.key'),
            body: t('body'),
            send: t('tryIt.send'),
            stop: t('tryIt.stop'),
            response: t('answer'),
            failed: t('tryIt.failed'),
          },
        }}
      />
      {group === 'webhooks' && <WebhookEvents />}
      {objects.length > 0 && (
        <section className="mt-16 border-line border-t pt-10">
          <h2 className="text-heading">{t('pages.objects.title')}</h2>
          <p className="mt-2 text-ink-soft">{t('objects.text')}</p>
          <ObjectList objects={objects} required={t('required')} />
        </section>
      )}
    </>
  )
}
