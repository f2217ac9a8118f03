import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { readGlobal } from './read-global'

export const getPricing = cachedRead('pricing', ['pricing'], async (locale: Locale) => {
  const pricing = await readGlobal('pricing', locale)
  return { ...pricing, plans: pricing.plans ?? [], blocks: pricing.blocks ?? [] }
})

export type Plan = Awaited<ReturnType<typeof getPricing>>['plans'][number]
