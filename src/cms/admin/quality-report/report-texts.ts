import { labelFor } from '@/cms/admin/label'
import { findingNames } from '@/cms/admin/text-help/text-help-texts'
import type { FindingKind } from '@/cms/quality/finding'

const keys = [
  'checked',
  'clean',
  'counts',
  'detail',
  'failed',
  'finding',
  'lastRun',
  'lead',
  'never',
  'none',
  'open',
  'run',
  'running',
  'started',
  'title',
] as const
const shared = [
  'all',
  'apply',
  'document',
  'kind',
  'language',
  'next',
  'previous',
  'reset',
] as const

type Key = (typeof keys)[number] | (typeof shared)[number]
export type QualityReportTexts = Record<Key, string> & { kinds: Record<FindingKind, string> }

/** Returns the texts of the report in the language of the admin. */
export function qualityReportTexts(language: string): QualityReportTexts {
  const own = keys.map((key) => [key, labelFor(language, `quality.${key}`)])
  const others = shared.map((key) => [key, labelFor(language, `translations.${key}`)])
  return { ...Object.fromEntries([...own, ...others]), kinds: findingNames(language) }
}
