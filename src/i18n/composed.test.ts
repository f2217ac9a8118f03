import { createFormatter, createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { loadMessages } from './load-messages'
import { type Locale, locales } from './locales'
import { catalogs } from './messages'

/** What a reader sees: the time of a change, and the subject of a report, by the number of scans. */
const rendered: Record<Locale, { now: string; hours: string; counts: string[] }> = {
  en: {
    now: 'Last change: now',
    hours: 'Last change: 2 hours ago',
    counts: ['1 scan last week', '2 scans', '5 scans', '1,000,000 scans'],
  },
  vi: {
    now: 'Sửa lần cuối: bây giờ',
    hours: 'Sửa lần cuối: 2 giờ trước',
    counts: ['1 lượt quét tuần trước', '2 lượt quét', '5 lượt quét', '1.000.000 lượt quét'],
  },
  de: {
    now: 'Letzte Änderung: jetzt',
    hours: 'Letzte Änderung: vor 2 Stunden',
    counts: ['1 Scan letzte Woche', '2 Scans', '5 Scans', '1.000.000 Scans'],
  },
  es: {
    now: 'Último cambio: ahora',
    hours: 'Último cambio: hace 2 horas',
    counts: ['1 escaneo la semana pasada', '2 escaneos', '5 escaneos', '1.000.000 de escaneos'],
  },
  fr: {
    now: 'Dernière modification : maintenant',
    hours: 'Dernière modification : il y a 2 heures',
    counts: ['1 scan la semaine dernière', '2 scans', '5 scans', '1 000 000 de scans'],
  },
  it: {
    now: 'Ultima modifica: ora',
    hours: 'Ultima modifica: 2 ore fa',
    counts: ['1 lettura la settimana scorsa', '2 letture', '5 letture', '1.000.000 di letture'],
  },
  ja: {
    now: '変更：今',
    hours: '変更：2 時間前',
    counts: ['先週の読み取り1回', '2回', '5回', '1,000,000回'],
  },
  nl: {
    now: 'Laatste wijziging: nu',
    hours: 'Laatste wijziging: 2 uur geleden',
    counts: ['1 scan vorige week', '2 scans', '5 scans', '1.000.000 scans'],
  },
  pt: {
    now: 'Última alteração: agora',
    hours: 'Última alteração: há 2 horas',
    counts: ['1 leitura na semana passada', '2 leituras', '5 leituras', '1 000 000 de leituras'],
  },
  zh: {
    now: '修改时间：现在',
    hours: '修改时间：2小时前',
    counts: ['上周 1 次扫码', '2 次扫码', '5 次扫码', '1,000,000 次扫码'],
  },
}

/** What a mail says above its link. */
const aboveLinks = [
  'mails.key.opens',
  'mails.recovery.opens',
  'mails.workspaceRecovery.opens',
  'mails.subscription.confirm.text',
  'mails.subscription.report.more',
  'mails.subscription.alerts.check',
  'admin.accounts.mail.invitation',
  'admin.accounts.mail.reset',
] as const

describe.each(locales)('composed in $name', ({ code, iso }) => {
  const load = async () =>
    createTranslator({ locale: iso, timeZone: 'UTC', messages: await loadMessages(code) })
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

  it('is the time of a change', async () => {
    const t = await load()
    const format = createFormatter({ locale: iso, timeZone: 'UTC' })
    const now = new Date('2026-11-29T12:00:00Z')
    const changed = (hoursAgo: number) => {
      const when = format.relativeTime(now.getTime() - hoursAgo * 3_600_000, now)
      return plain(t('codeList.changed', { when }))
    }
    expect([changed(0), changed(2)]).toEqual([rendered[code].now, rendered[code].hours])
  })

  it('is the number of scans, with names of any script', async () => {
    const t = await load()
    const subject = (name: string, scans: number) =>
      plain(t('mails.subscription.report.subject', { name, scans }))
    for (const [index, scans] of [1, 2, 5, 1_000_000].entries()) {
      expect(subject('Menu', scans)).toContain(rendered[code].counts[index])
    }
    for (const name of ['قائمة الطعام', 'תפריט', 'Menu (BCDFGHJK)']) {
      expect(subject(name, 2).split(name)).toHaveLength(2)
      expect(t('mails.subscription.alerts.subject', { name, count: 1 })).toContain(name)
    }
  })

  it.each(aboveLinks)('is a mail whose text above a link has no colon: %s', (key) => {
    const t = createTranslator({ locale: iso, timeZone: 'UTC', messages: catalogs[code] })
    const values = { slug: 'A1B2C3', count: 2, days: 7 }
    expect(t(key, values as never)).not.toMatch(/[:：]$/)
  })
})
