import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Problem } from '@/codes/problem'

type Values = Readonly<Record<string, string | number>>
type Translate = (key: string, values?: Values) => string

const mostMinutes = 90

/**
 * Words for what the server says; null is no answer at all. What is wrong at single places comes
 * before the general, since it says how to repair it. Needs the messages of `codes` and
 * `content.errors`.
 */
export function useProblemWords(): (problem: Problem | null) => string {
  const t = useTranslations() as unknown as Translate
  return useCallback(
    (problem) => {
      if (!problem) return t('codes.problems.noAnswer')
      // Where it names no message, nothing but a program has made the mistake.
      const first = problem.errors?.find(({ key }) => key.includes('.'))
      if (first) return t(first.key, first.values)
      const minutes = Math.ceil(Number(problem.values?.seconds ?? 0) / 60)
      // Hours in minutes help no one.
      const values = { ...problem.values, minutes: minutes > mostMinutes ? 0 : minutes }
      return t(`codes.problems.${problem.key}`, values)
    },
    [t],
  )
}
