import 'server-only'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { readGlobal } from './read-global'

export const getFeatures = contentRead(
  async (locale: Locale) => {
    const features = await readGlobal('features', locale)
    return { ...features, blocks: features.blocks ?? [] }
  },
  (locale) => locale,
)
