import { hashFiles } from '@/start/hash-files'

/** What the content of a new site is made of, apart from the hooks of the CMS. */
const sources = [
  'migrations',
  'src/cms/blocks',
  'src/cms/markdown',
  'src/cms/seed',
  'src/i18n/glossary',
  'src/i18n/locales.ts',
  'src/paths.ts',
]

/** Returns the fingerprint that the snapshot of the content has in its first line. */
export function hashSources(): string {
  return hashFiles(sources, '')
}
