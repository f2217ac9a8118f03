import { useTranslations } from 'next-intl'
import { Notice } from '@/ui/notice'

/** Replaces the charts of a period without scans and clicks; visits of crawlers are named. */
export function NoScansNotice({
  bots,
  title,
  text,
}: {
  /** Number of visits of crawlers, which charts do not show. */
  bots: number
  /** Of a period without any visits. */
  title: string
  text: string
}) {
  const t = useTranslations('statistics.onlyBots')
  return bots > 0 ? (
    <Notice title={t('title')}>{t('text', { bots })}</Notice>
  ) : (
    <Notice title={title}>{text}</Notice>
  )
}
