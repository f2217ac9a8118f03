import 'server-only'
import type { Locale } from '@/i18n/locales'
import { silentRule } from '../target-checks/find-silent-codes'
import { loadMailTexts } from './send-subscriber-mail'
import { formatCode } from './write-report'

/** Codes that a mail lists; more are counted. */
const maxListed = 50

export type AlertRow = {
  slug: string
  name: string
  url: string | null
  failure: string | null
  is_broken: boolean
  is_silent: boolean
}

type Alerts = {
  locale: Locale
  /** The workspace, or the code with its slug. */
  name: string
  link: string
}

/** Writes which codes have a broken target and which are no longer scanned. */
export async function writeAlerts(rows: readonly AlertRow[], { locale, name, link }: Alerts) {
  const t = await loadMailTexts(locale)
  const broken = rows.filter((row) => row.is_broken)
  const silent = rows.filter((row) => row.is_silent)
  const describe = (failure: string | null) => {
    if (failure === 'dns' || failure === 'tls' || failure === 'connection') {
      return t(`alerts.failures.${failure}`)
    }
    return t('alerts.failures.status', { status: failure ?? '' })
  }
  const list = (title: string, codes: readonly AlertRow[], format: (row: AlertRow) => string) => {
    if (codes.length === 0) return []
    const lines = codes.slice(0, maxListed).map((row) => `- ${format(row)}`)
    const more = codes.length - maxListed
    return [
      [title, ...lines, ...(more > 0 ? [t('alerts.others', { count: more })] : [])].join('\n'),
    ]
  }
  const [first] = rows
  const count = new Set(rows.map(({ slug }) => slug)).size
  return {
    subject: t('alerts.subject', { count, name: first && count === 1 ? formatCode(first) : name }),
    text: [
      ...list(
        t('alerts.broken'),
        broken,
        (row) => `${formatCode(row)}: ${row.url ?? ''} – ${describe(row.failure)}`,
      ),
      ...list(t('alerts.silent', silentRule), silent, formatCode),
      `${t('alerts.check')}\n${link}`,
    ],
  }
}
