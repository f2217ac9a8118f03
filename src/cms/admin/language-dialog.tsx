'use client'

import { Button, DatePicker, Drawer, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { Language, LanguageState } from '@/cms/publication/languages'
import type { FindingGroup } from '@/cms/quality/group-findings'
import { ChoiceGroup } from '@/desk/admin/choices'
import layout from '@/desk/admin/layout.module.css'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { announceChange, useRequest } from '@/desk/admin/requests/use-request'
import { languageNames } from '@/i18n/language-names'
import type { Locale } from '@/i18n/locales'
import type { AdminTranslator } from './get-texts'
import { useTimeZone } from './time-zone'
import { useTexts } from './use-texts'

const actions = ['publish', 'unpublish'] as const
type Action = (typeof actions)[number]

/** What the dialog is opened with. */
export type LanguageChoice = { languages: Language[]; chosen: Locale[]; isLater: boolean }

type Props = {
  slug: string
  choice: LanguageChoice
}

/** Publishes or unpublishes several languages, now or later, with what each of them lacks. */
export function LanguageDialog({ slug, choice }: Props) {
  const t = useTexts()
  const { closeModal } = useModal()
  const { document } = useEditedDocument()
  const { send, isBusy } = useRequest(t('publication.failed'))
  const [action, setAction] = useState<Action>('publish')
  const [isLater, setLater] = useState(choice.isLater)
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(new Set(choice.chosen))
  const [at, setAt] = useState<Date>()
  const { languages } = choice
  const possible = languages.filter((language) => canChoose(language, action, isLater))
  const wanted = isLater
    ? [...chosen]
    : possible.flatMap(({ locale }) => (chosen.has(locale) ? [locale] : []))

  function toggle(locale: Locale) {
    const toggled = new Set(chosen)
    if (!toggled.delete(locale)) toggled.add(locale)
    setChosen(toggled)
  }

  async function scheduleChange() {
    const body = { action, locales: wanted, at: at?.toISOString() ?? '' }
    if (!(await send('POST /:document/schedule', { document, body }))) return
    announceChange(`${document}/schedule`)
    toast.success(t('schedule.done'))
    closeModal(slug)
  }

  async function change() {
    const body = { action, locales: wanted }
    const found = await send('POST /:document/languages', { document, body })
    if (!found) return
    const isPublic = found.languages.every(
      ({ locale, state }) => !wanted.includes(locale) || state === 'published',
    )
    if (action === 'unpublish') toast.success(t('publication.unpublished'))
    // An article with a date ahead is scheduled instead.
    else toast.success(isPublic ? t('publication.done') : t('schedule.byDateLead'))
    closeModal(slug)
    window.location.reload()
  }

  return (
    <Drawer slug={slug} title={t('publication.title')}>
      <p style={{ marginBlock: '1rem' }}>{isLater ? t('schedule.lead') : t('publication.lead')}</p>
      <ChoiceGroup
        legend={t('schedule.action')}
        chosen={action}
        options={actions.map((value) => ({ value, label: t(`schedule.${value}`) }))}
        onChange={setAction}
      />
      <fieldset className={layout.group}>
        <legend>{t('schedule.languages')}</legend>
        <Button
          buttonStyle="none"
          margin={false}
          disabled={possible.length === 0}
          onClick={() => setChosen(new Set(possible.map(({ locale }) => locale)))}
        >
          <span className={layout.link}>{t('publication.all')}</span>
        </Button>
        <ul className={layout.list}>
          {languages.map((language) => (
            <LanguageItem
              key={language.locale}
              language={language}
              name={languageNames[language.locale] ?? language.locale}
              isChosen={chosen.has(language.locale) && (isLater || possible.includes(language))}
              canChoose={possible.includes(language)}
              onToggle={() => toggle(language.locale)}
            />
          ))}
        </ul>
      </fieldset>
      <ChoiceGroup
        legend={t('publication.when')}
        chosen={isLater ? 'later' : 'now'}
        options={[
          { value: 'now', label: t('publication.now') },
          { value: 'later', label: t('publication.later') },
        ]}
        onChange={(value) => setLater(value === 'later')}
      />
      {isLater && <TimeInput at={at} onChange={setAt} />}
      <Button
        disabled={isBusy || (wanted.length === 0 && !isLater)}
        onClick={isLater ? scheduleChange : change}
      >
        {isLater ? t('schedule.submit') : t(`schedule.${action}`)}
      </Button>
    </Drawer>
  )
}

/** A scheduled language may still be changed; what it lacks now is refused by the server. */
function canChoose(language: Language, action: Action, isLater: boolean): boolean {
  const { isUnapproved, machineMade, mayPublish, missing, state } = language
  if (!mayPublish) return false
  const isPublic: readonly LanguageState[] = ['changed', 'published']
  if (action === 'unpublish') return isLater ? state !== 'empty' : isPublic.includes(state)
  const isReady = missing.length === 0 && !isUnapproved && machineMade === 0
  return isReady && (isLater || state !== 'published')
}

type ItemProps = {
  language: Language
  name: string
  isChosen: boolean
  canChoose: boolean
  onToggle: () => void
}

function LanguageItem(props: ItemProps) {
  const t = useTexts()
  const { name, isChosen, onToggle } = props
  const { locale, state } = props.language
  const lacks = listLacks(props.language, t)
  return (
    <li style={{ paddingBlock: '0.4rem' }} data-language={locale}>
      <label className={layout.option}>
        <input
          id={`schedule-${locale}`}
          type="checkbox"
          checked={isChosen}
          disabled={!props.canChoose && !isChosen}
          onChange={onToggle}
        />
        {`${name}: ${t(`publication.${state}`)}`}
      </label>
      <div style={{ paddingInlineStart: '2rem' }}>
        {state !== 'empty' && lacks.length === 0 && <small>{t('publication.ready')}</small>}
        {lacks.map((text) => (
          <small key={text} style={{ display: 'block' }}>
            {text}
          </small>
        ))}
      </div>
    </li>
  )
}

/** Lists what a language lacks; not everything prevents its publication. */
function listLacks(language: Language, t: AdminTranslator): string[] {
  const { findings, isUnapproved, machineMade, missing, outdated, state, untranslated } = language
  if (state === 'empty') return []
  const labels = missing.map(({ label }) => label).join(', ')
  return [
    labels && `${t('publication.missing')} ${labels}`,
    isUnapproved && state !== 'published' && t('publication.unapproved'),
    untranslated > missing.length && `${t('publication.untranslated')} ${untranslated}`,
    machineMade > 0 && `${t('publication.machineMade')} ${machineMade}`,
    outdated > 0 && `${t('publication.outdated')} ${outdated}`,
    ...findings.map((group) => describeFindings(group, t)),
  ].filter((text) => typeof text === 'string' && text !== '') as string[]
}

function describeFindings({ count, details, kind }: FindingGroup, t: AdminTranslator): string {
  const more = count > details.length ? ' …' : ''
  return `${t(`quality.kinds.${kind}`)} (${count}): ${details.join(', ')}${more}`
}

type TimeProps = {
  at: Date | undefined
  onChange: (at: Date | undefined) => void
}

/** A date and time in the future, with the time zone in which it is entered. */
export function TimeInput({ at, onChange }: TimeProps) {
  const t = useTexts()
  const timeZone = useTimeZone()
  return (
    <fieldset className={layout.group}>
      <legend>{t('schedule.at')}</legend>
      <DatePicker
        id="schedule-at"
        pickerAppearance="dayAndTime"
        displayFormat="PPp"
        timeFormat="p"
        timeIntervals={5}
        minDate={new Date()}
        value={at}
        onChange={(value) => onChange(value ?? undefined)}
      />
      <small>
        {t('schedule.zone')} {timeZone}
      </small>
    </fieldset>
  )
}
