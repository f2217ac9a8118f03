'use client'

import { Button, CheckboxInput, DatePicker, Drawer, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { Language, LanguageState } from '@/cms/publication/languages'
import type { FindingGroup } from '@/cms/quality/group-findings'
import type { Locale } from '@/i18n/locales'
import { ChoiceGroup } from './choices'
import type { LanguageTexts } from './language-texts'
import layout from './layout.module.css'
import { useEditedDocument } from './requests/use-edited-document'
import { announceChange, useRequest } from './requests/use-request'
import type { ScheduleTexts } from './schedule-texts'
import { useTimeZone } from './time-zone'

const actions = ['publish', 'unpublish'] as const
type Action = (typeof actions)[number]

/** What the dialog is opened with. */
export type LanguageChoice = { languages: Language[]; chosen: Locale[]; isLater: boolean }

type Props = {
  slug: string
  texts: LanguageTexts
  schedule: ScheduleTexts
  /** Names of the languages, by code. */
  names: Record<string, string>
  choice: LanguageChoice
}

/** Publishes or unpublishes several languages, now or later, with what each of them lacks. */
export function LanguageDialog({ slug, texts, schedule, names, choice }: Props) {
  const { closeModal } = useModal()
  const { document } = useEditedDocument()
  const { send, isBusy } = useRequest(texts.failed)
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
    toast.success(schedule.done)
    closeModal(slug)
  }

  async function change() {
    const body = { action, locales: wanted }
    const found = await send('POST /:document/languages', { document, body })
    if (!found) return
    const isPublic = found.languages.every(
      ({ locale, state }) => !wanted.includes(locale) || state === 'published',
    )
    if (action === 'unpublish') toast.success(texts.unpublished)
    // An article with a date ahead is scheduled instead.
    else toast.success(isPublic ? texts.done : schedule.byDateLead)
    closeModal(slug)
    window.location.reload()
  }

  return (
    <Drawer slug={slug} title={texts.title}>
      <p style={{ marginBlock: '1rem' }}>{isLater ? schedule.lead : texts.lead}</p>
      <ChoiceGroup
        legend={schedule.action}
        chosen={action}
        options={actions.map((value) => ({ value, label: schedule[value] }))}
        onChange={setAction}
      />
      <fieldset className={layout.group}>
        <legend>{schedule.languages}</legend>
        <Button
          buttonStyle="none"
          margin={false}
          disabled={possible.length === 0}
          onClick={() => setChosen(new Set(possible.map(({ locale }) => locale)))}
        >
          <span className={layout.link}>{texts.all}</span>
        </Button>
        <ul className={layout.list}>
          {languages.map((language) => (
            <LanguageItem
              key={language.locale}
              language={language}
              name={names[language.locale] ?? language.locale}
              texts={texts}
              isChosen={chosen.has(language.locale) && (isLater || possible.includes(language))}
              canChoose={possible.includes(language)}
              onToggle={() => toggle(language.locale)}
            />
          ))}
        </ul>
      </fieldset>
      <ChoiceGroup
        legend={texts.when}
        chosen={isLater ? 'later' : 'now'}
        options={[
          { value: 'now', label: texts.now },
          { value: 'later', label: texts.later },
        ]}
        onChange={(value) => setLater(value === 'later')}
      />
      {isLater && <TimeInput at={at} texts={schedule} onChange={setAt} />}
      <Button
        disabled={isBusy || (wanted.length === 0 && !isLater)}
        onClick={isLater ? scheduleChange : change}
      >
        {isLater ? schedule.submit : schedule[action]}
      </Button>
    </Drawer>
  )
}

/** A scheduled language may still be changed; what it lacks now is refused by the server. */
function canChoose({ state, missing }: Language, action: Action, isLater: boolean): boolean {
  const isPublic: readonly LanguageState[] = ['changed', 'published']
  if (action === 'unpublish') return isLater ? state !== 'empty' : isPublic.includes(state)
  return missing.length === 0 && (isLater || state !== 'published')
}

type ItemProps = {
  language: Language
  name: string
  texts: LanguageTexts
  isChosen: boolean
  canChoose: boolean
  onToggle: () => void
}

function LanguageItem(props: ItemProps) {
  const { name, texts, isChosen, onToggle } = props
  const { locale, state } = props.language
  const lacks = listLacks(props.language, texts)
  return (
    <li style={{ paddingBlock: '0.4rem' }} data-language={locale}>
      <CheckboxInput
        checked={isChosen}
        readOnly={!props.canChoose && !isChosen}
        label={`${name}: ${texts[state]}`}
        name={`schedule-${locale}`}
        id={`schedule-${locale}`}
        onToggle={onToggle}
      />
      <div style={{ paddingInlineStart: '2rem' }}>
        {state !== 'empty' && lacks.length === 0 && <small>{texts.ready}</small>}
        {lacks.map((text) => (
          <small key={text} style={{ display: 'block' }}>
            {text}
          </small>
        ))}
      </div>
    </li>
  )
}

/** Lists what a language lacks; only missing required texts prevent its publication. */
function listLacks(language: Language, texts: LanguageTexts): string[] {
  const { findings, isUnapproved, missing, outdated, state, untranslated } = language
  if (state === 'empty') return []
  const labels = missing.map(({ label }) => label).join(', ')
  return [
    labels && `${texts.missing} ${labels}`,
    isUnapproved && state !== 'published' && texts.unapproved,
    untranslated > missing.length && `${texts.untranslated} ${untranslated}`,
    outdated > 0 && `${texts.outdated} ${outdated}`,
    ...findings.map((group) => describeFindings(group, texts)),
  ].filter((text) => typeof text === 'string' && text !== '') as string[]
}

function describeFindings(
  { count, details, kind }: FindingGroup,
  { kinds }: LanguageTexts,
): string {
  const more = count > details.length ? ' …' : ''
  return `${kinds[kind]} (${count}): ${details.join(', ')}${more}`
}

type TimeProps = {
  at: Date | undefined
  texts: Pick<ScheduleTexts, 'at' | 'zone'>
  onChange: (at: Date | undefined) => void
}

/** A date and time in the future, with the time zone in which it is entered. */
export function TimeInput({ at, texts, onChange }: TimeProps) {
  const timeZone = useTimeZone()
  return (
    <fieldset className={layout.group}>
      <legend>{texts.at}</legend>
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
        {texts.zone} {timeZone}
      </small>
    </fieldset>
  )
}
