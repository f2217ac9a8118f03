'use client'

import { useTranslations } from 'next-intl'
import { creationLimits } from '@/codes'
import { isHostedType } from '@/qr/content'
import { Segmented } from '@/ui/segmented'
import type { BatchMapping } from './batch-list'
import { isDynamicBatch } from './is-dynamic-batch'

/**
 * Choice between codes that contain the content of the rows and codes that contain short links to
 * it.
 */
export function KindChoice({
  mapping,
  onChange,
}: {
  mapping: BatchMapping
  onChange: (mapping: BatchMapping) => void
}) {
  const t = useTranslations('generator.kind')
  const own = useTranslations('batch.kind')
  const isPossible = isHostedType(mapping.type)
  const isDynamic = isDynamicBatch(mapping)
  return (
    <div className="flex max-w-prose flex-col gap-2">
      <Segmented
        legend={t('label')}
        hint={isPossible ? t('difference') : own('staticOnly')}
        options={[
          { value: 'static', label: t('static') },
          { value: 'dynamic', label: t('dynamic'), disabled: !isPossible },
        ]}
        value={isDynamic ? 'dynamic' : 'static'}
        onValueChange={(kind) => onChange({ ...mapping, isDynamic: kind === 'dynamic' })}
        className="max-w-md"
      />
      {isDynamic && (
        <p className="text-ink-soft text-sm">{own('sent', { perDay: creationLimits.perDay })}</p>
      )}
    </div>
  )
}
