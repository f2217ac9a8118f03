'use client'

import { Button, useForm, usePreferences } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { EnglishUnit } from '../../states/read-source'
import type { DeskTexts } from '../../texts'
import { FormNotice } from '../form-notice'
import { DeskIcon } from '../icon'
import layout from '../layout.module.css'
import { useEditedDocument } from '../requests/use-edited-document'
import { focusFormField } from '../states/focus-form-field'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { findFocusedKey } from './find-focused-key'
import { findNextUnit } from './find-next-unit'
import styles from './side-by-side.module.css'
import { TitleWithoutId } from './title-without-id'
import { TranslateRest } from './translate-rest'
import { useEnglishTitle } from './use-english-title'
import { useLoadedSource } from './use-loaded-source'

const preferenceKey = 'side-by-side'
/** Not a boolean: Payload stores `{ value: false }` in the place of `false`. */
type Choice = 'hidden' | 'shown'

/** The forms with a bar; the last one is on top and gets the keys. */
const openBars: object[] = []

/** Shows English next to the texts of another language, and leads to those that need work. */
export function SideBySideBar() {
  const { document, isSaved, locale } = useEditedDocument()
  const { source } = useTranslationDesk()
  if (!isSaved) return null
  if (locale === source) return <TitleWithoutId english="" />
  return <Bar key={`${document} ${locale}`} {...{ document, locale }} />
}

type Props = { document: string; locale: string }

function Bar({ document, locale }: Props) {
  const t = useDeskTexts()
  const { getPreference, setPreference } = usePreferences()
  const { getFields } = useForm()
  const [isShown, setShown] = useState(true)
  const [announcement, setAnnouncement] = useState('')
  const { units, machine, hasFailed } = useLoadedSource(document, locale, isShown)
  useEnglishTitle(units)
  const lastKey = useRef<string>(undefined)
  const stopFocus = useRef(() => {})
  const toggleId = useId()

  useEffect(() => {
    getPreference<Choice>(preferenceKey).then(
      (stored) => setShown(stored !== 'hidden'),
      () => {},
    )
  }, [getPreference])

  const open = units?.filter(({ state }) => state !== 'done') ?? []
  const left = describeLeft(t, open.length, units?.length ?? 0)

  const go = useEffectEvent((step: 1 | -1) => {
    if (!units) return
    const next = findNextUnit(units, findFocusedKey(getFields()) ?? lastKey.current, step)
    stopFocus.current()
    setAnnouncement(next ? `${stateText(t, next)} ${left}` : left)
    if (!next) return
    lastKey.current = next.key
    stopFocus.current = focusFormField(next.key, getFields)
  })

  useEffect(() => {
    const bar = {}
    openBars.push(bar)
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key } = event
      if (openBars.at(-1) !== bar || !altKey || ctrlKey || metaKey || shiftKey) return
      if (key !== 'PageDown' && key !== 'PageUp') return
      event.preventDefault()
      go(key === 'PageDown' ? 1 : -1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      openBars.splice(openBars.indexOf(bar), 1)
      stopFocus.current()
    }
  }, [])

  function toggle() {
    setShown(!isShown)
    const choice: Choice = isShown ? 'hidden' : 'shown'
    setPreference(preferenceKey, choice).catch(() => {})
  }

  return (
    <FormNotice>
      <section className={`${layout.row} ${styles.bar}`} aria-label={t('sideBySide.show')}>
        <label htmlFor={toggleId} className={layout.option}>
          <input id={toggleId} type="checkbox" checked={isShown} onChange={toggle} />{' '}
          {t('sideBySide.show')}
        </label>
        {hasFailed ? (
          <span role="alert">{t('sideBySide.failed')}</span>
        ) : (
          <span data-left={units ? open.length : undefined}>{units ? left : '…'}</span>
        )}
        <span className={styles.steps} title={t('sideBySide.shortcut')}>
          {([-1, 1] as const).map((step) => (
            <Button
              key={step}
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={open.length === 0}
              onClick={() => go(step)}
              extraButtonProps={{
                'aria-keyshortcuts': step === 1 ? 'Alt+PageDown' : 'Alt+PageUp',
              }}
            >
              {step === 1 ? (
                <DeskIcon name="chevron-down" size={16} />
              ) : (
                <DeskIcon name="chevron-up" size={16} />
              )}
              {step === 1 ? t('sideBySide.next') : t('sideBySide.previous')}
            </Button>
          ))}
        </span>
        <small className={styles.shortcut}>{t('sideBySide.shortcut')}</small>
        {machine && units && <TranslateRest service={machine} units={units} />}
        <span role="status" className={layout.hidden}>
          {announcement}
        </span>
      </section>
    </FormNotice>
  )
}

function describeLeft(t: DeskTexts, open: number, total: number): string {
  if (open === 0) return t('sideBySide.done')
  return `${t('sideBySide.left')} ${open} / ${total}`
}

function stateText(t: DeskTexts, { state }: EnglishUnit): string {
  return state === 'done' ? '' : t(`sideBySide.${state}`)
}
