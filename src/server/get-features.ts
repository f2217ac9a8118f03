import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { readGlobal } from './read-global'

export const getFeatures = cachedRead('features', ['features'], async (locale: Locale) => {
  const features = await readGlobal('features', locale)
  return { ...features, blocks: features.blocks ?? [] }
})
