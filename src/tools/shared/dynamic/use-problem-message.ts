import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Problem } from '@/codes'

type Values = Readonly<Record<string, string | number>>
type Translate = (key: string, values?: Values) => string

const mostMinutes = 90

/**
 * Describes a problem that the server returned; null without a response. An error at a single place
 * has priority over the general message, because it explains the fix. Needs the messages of `codes`
 * and `content.errors`.
 */
export function useProblemMessage(): (problem: Problem | null) => string {
  const t = useTranslations() as unknown as Translate
  return useCallback(
    (problem) => {
      if (!problem) return t('codes.problems.noAnswer')
      // Errors without a message key are for API clients, not for forms.
      const first = problem.errors?.find(({ key }) => key.includes('.'))
      if (first) return t(first.key, first.values)
      const minutes = Math.ceil(Number(problem.values?.seconds ?? 0) / 60)
      // Many hours are not shown in minutes.
      const values = { ...problem.values, minutes: minutes > mostMinutes ? 0 : minutes }
      return t(`codes.problems.${problem.key}`, values)
    },
    [t],
  )
}
