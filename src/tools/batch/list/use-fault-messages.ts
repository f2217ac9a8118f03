import { useTranslations } from 'next-intl'
import type { RowFault } from '../batch-job'
import type { BatchType } from './batch-types'

type Translate = ((key: string, values?: Record<string, string | number>) => string) & {
  has: (key: string) => boolean
}

/**
 * Messages for the faults of a row, from `batch` and, for the fields of the content, from
 * `content`. A test checks that the keys exist, because the compiler cannot.
 */
export function useFaultMessages(type: BatchType | undefined) {
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
