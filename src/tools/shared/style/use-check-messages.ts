import { useTranslations } from 'next-intl'
import { checkMessages, type Grade, type Reason, type RepairChange } from '@/qr/check'

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Messages for the results of the check, whose values differ by key. */
export function useCheckMessages() {
  const t = useTranslations(checkMessages.namespace) as unknown as Translate
  return {
    reason: ({ key, values }: Reason) => t(checkMessages.reason(key), values),
    change: ({ key, from, to }: RepairChange) => t(checkMessages.change(key), { from, to }),
    grade: (grade: Grade) => t(checkMessages.grade(grade)),
  }
}
