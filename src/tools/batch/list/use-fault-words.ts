import { useTranslations } from 'next-intl'
import type { RowFault } from '../batch-job'
import type { BatchType } from './batch-types'

type Translate = ((key: string, values?: Record<string, string | number>) => string) & {
  has: (key: string) => boolean
}

/**
 * Words for what is wrong with a row: of the batch itself, or of the content, whose fields say so.
 * The keys come from both, so that a test, not the compiler, sees that they are there.
 */
export function useFaultWords(type: BatchType | undefined) {
  const all = useTranslations() as unknown as Translate
  const own = useTranslations('batch') as unknown as Translate
  const content = useTranslations('content') as unknown as Translate
  const columns = useTranslations('batch.columns') as unknown as Translate
  return {
    field(field: string): string {
      if (field.startsWith('look.')) return columns(field)
      const key = `fields.${type}.${field}.label`
      return type && content.has(key) ? content(key) : field
    },
    reason({ reason, values = {} }: RowFault): string {
      if (reason.includes('.')) {
        const known = all.has(reason) ? reason : 'codes.problems.invalid'
        return all(known, { minutes: 0, ...values })
      }
      const ownKey = `faults.${reason}`
      if (own.has(ownKey)) return own(ownKey, { ...values })
      const key = `errors.${reason}`
      return content.has(key) ? content(key, { ...values }) : own('faults.unreadable')
    },
  }
}
