import 'server-only'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { readGlobal } from './read-global'

export const getPricing = contentRead(
  async (locale: Locale) => {
    const pricing = await readGlobal('pricing', locale)
    return { ...pricing, plans: pricing.plans ?? [], blocks: pricing.blocks ?? [] }
  },
  (locale) => locale,
)

export type Plan = Awaited<ReturnType<typeof getPricing>>['plans'][number]
