import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import {
  decideScan,
  type RuleDevice,
  ruleDevices,
  type ScanDecision,
  type SplitShare,
} from '@/codes'
import { intlTag } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-locale'
import { localToUtc } from '@/std/local-to-utc'
import { utcToLocal } from '@/std/utc-to-local'
import { tidyEditable } from '@/tools/code-session/editable'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { languageTags } from './language-tags'
import { shareName, useShareFormat } from './split-rules'
import { useEditing } from './use-editing'

/** Simulates a scan with another device, language and time. */
export function ScanTrial() {
  const t = useTranslations('myCodes.edit.trial')
  const locale = useLocale()
  const { edited, saved } = useEditing()
  const current = useDeferredValue(edited)
  const { document } = tidyEditable(current)
  const { rules } = document
  const timeZone = rules?.timeZone ?? edited.timeZone
  const [device, setDevice] = useState<RuleDevice>('ios')
  const [language, setLanguage] = useState<string>(locale)
  const [localTime, setLocalTime] = useState('')
  const names = new Intl.DisplayNames(intlTag(locale), { type: 'language' })
  const tags = new Set([
    locale,
    ...languageTags,
    ...(rules?.byLanguage ?? []).map((row) => row.language),
  ])
  const atMs = readTime(localTime, timeZone)
  const decide = (chance: number): ScanDecision =>
    decideScan(
      {
        document,
        status: saved.status,
        deletedAtMs: saved.deletedAt ? Date.parse(saved.deletedAt) : null,
        // A password prompt does not change the destination.
        hasPassword: false,
        isSuspicious: false,
      },
      { atMs, device, languages: [language], chance, scansUsed: null },
    )
  const first = decide(0)
  const isSplit = first.do === 'redirect' && first.variant !== null

  return (
    <section
      aria-label={t('title')}
      className="flex flex-col gap-4 rounded-lg border border-line bg-paper-raised p-4 sm:p-5"
    >
      <div>
        <h2 className="font-medium font-text text-base">{t('title')}</h2>
        <p className="mt-0.5 text-ink-soft text-xs">{t('hint')}</p>
      </div>
      <Field label={t('device')}>
        {(control) => (
          <Select
            {...control}
            value={device}
            options={ruleDevices.map((value) => ({ value, label: t(`devices.${value}`) }))}
            onChange={({ target }) => setDevice(target.value as RuleDevice)}
          />
        )}
      </Field>
      <Field label={t('language')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            options={[...tags].map((value) => ({ value, label: names.of(value) ?? value }))}
            onChange={({ target }) => setLanguage(target.value)}
          />
        )}
      </Field>
      <Field label={t('moment')} hint={t('momentHint', { zone: timeZone.replaceAll('_', ' ') })}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            value={localTime || utcToLocal(new Date(atMs), timeZone)}
            className="tabular-nums"
            onChange={({ target }) => setLocalTime(target.value)}
          />
        )}
      </Field>
      <div role="status" className="flex flex-col gap-2 border-line border-t pt-4 text-sm">
        {saved.hasPassword && first.do !== 'refuse' && (
          <p className="text-ink-soft">{t('passwordFirst')}</p>
        )}
        {isSplit ? <Shares rows={rules?.split ?? []} /> : <Result decision={first} />}
      </div>
    </section>
  )
}

function Shares({ rows }: { rows: readonly SplitShare[] }) {
  const t = useTranslations('myCodes.edit.trial')
  const formatShare = useShareFormat(rows)
  return (
    <ul className="flex flex-col gap-2">
      {rows.map(({ name, url, weight }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shares have no identity but their index
        <li key={index}>
          <p className="text-ink-soft text-xs">
            {t('share', { name: name || shareName(index), share: formatShare(weight) })}
          </p>
          <p className="wrap-anywhere font-mono text-xs">{url}</p>
        </li>
      ))}
    </ul>
  )
}

function Result({ decision }: { decision: ScanDecision }) {
  const t = useTranslations('myCodes.edit.trial')
  if (decision.do === 'refuse') return <p>{t(`refused.${decision.reason}`)}</p>
  if (decision.do !== 'redirect') return <p>{t('nowhere')}</p>
  return (
    <>
      <p className="text-ink-soft text-xs">{t('leadsTo')}</p>
      <p className="wrap-anywhere font-mono text-xs">{decision.url}</p>
    </>
  )
}

function readTime(local: string, timeZone: string): number {
  try {
    return local ? localToUtc(local, timeZone).getTime() : Date.now()
  } catch {
    return Date.now()
  }
}
