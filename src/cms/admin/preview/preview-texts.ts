import { labelFor } from '@/cms/admin/label'

const keys = [
  'active',
  'all',
  'allLanguages',
  'chosen',
  'copied',
  'copy',
  'create',
  'created',
  'createdBy',
  'days1',
  'days7',
  'days30',
  'desktop',
  'draft',
  'edit',
  'expired',
  'expires',
  'failed',
  'language',
  'lead',
  'links',
  'never',
  'newTab',
  'nextLanguage',
  'none',
  'note',
  'noteHint',
  'noRight',
  'notPublished',
  'open',
  'phone',
  'published',
  'reload',
  'revoke',
  'revoked',
  'revokedLink',
  'screen',
  'share',
  'shareLead',
  'status',
  'tablet',
  'used',
  'validFor',
  'version',
  'zoom',
] as const

export type PreviewTexts = Record<(typeof keys)[number], string>

export type PreviewProps = {
  texts: PreviewTexts
  /** Names of the languages, by code. */
  names: Record<string, string>
}

/** Returns the texts of previews in the language of the admin. */
export function previewTexts(language: string): PreviewTexts {
  const texts = keys.map((key) => [key, labelFor(language, `preview.${key}`)])
  return Object.fromEntries(texts) as PreviewTexts
}
