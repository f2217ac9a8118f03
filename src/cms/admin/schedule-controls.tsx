'use client'

import {
  Button,
  CheckboxInput,
  DatePicker,
  Drawer,
  toast,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { ScheduleTexts } from './schedule-texts'
import { useTimeZone } from './time-zone'
import { sendSchedule, useScheduleUrl } from './use-schedule'

const actions = ['publish', 'unpublish'] as const

type Props = {
  texts: ScheduleTexts
  /** Names of the languages, by code. */
  names: Record<string, string>
}

/** A form that schedules a change of the edited language, and of others if selected. */
export function ScheduleControls({ texts, names }: Props) {
  const { code: current } = useLocale()
  const { openModal, closeModal } = useModal()
  const url = useScheduleUrl()
  const timeZone = useTimeZone()
  const slug = `schedule-${useId()}`
  const [action, setAction] = useState<(typeof actions)[number]>('publish')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [at, setAt] = useState<Date>()
  const [isBusy, setBusy] = useState(false)
  if (!url) return null

  function open() {
    setChosen([current])
    setAt(undefined)
    openModal(slug)
  }

  async function submit() {
    setBusy(true)
    const wish = { action, locales: [...chosen], at: at?.toISOString() ?? '' }
    const isScheduled = await sendSchedule(url as string, wish, texts.failed)
    setBusy(false)
    if (!isScheduled) return
    toast.success(texts.done)
    closeModal(slug)
  }

  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={open}>
        {texts.open}
      </Button>
      <Drawer slug={slug} title={texts.title}>
        <p style={{ marginBlock: '1rem' }}>{texts.lead}</p>
        <fieldset style={fieldset}>
          <legend>{texts.action}</legend>
          {actions.map((one) => (
            <label key={one} style={{ display: 'block', paddingBlock: '0.25rem' }}>
              <input
                type="radio"
                name={`${slug}-action`}
                checked={action === one}
                onChange={() => setAction(one)}
              />{' '}
              {texts[one]}
            </label>
          ))}
        </fieldset>
        <fieldset style={fieldset}>
          <legend>{texts.languages}</legend>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem' }}>
            {Object.entries(names).map(([code, name]) => (
              <CheckboxInput
                key={code}
                id={`schedule-${code}`}
                name={`schedule-${code}`}
                label={name}
                checked={chosen.includes(code)}
                onToggle={() =>
                  setChosen(
                    chosen.includes(code)
                      ? chosen.filter((one) => one !== code)
                      : [...chosen, code],
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <fieldset style={fieldset}>
          <legend>{texts.at}</legend>
          <DatePicker
            id="schedule-at"
            pickerAppearance="dayAndTime"
            timeIntervals={5}
            minDate={new Date()}
            value={at}
            onChange={(value) => setAt(value ?? undefined)}
          />
          <small>
            {texts.zone} {timeZone}
          </small>
        </fieldset>
        <Button disabled={isBusy} onClick={submit}>
          {texts.submit}
        </Button>
      </Drawer>
    </>
  )
}

const fieldset = { border: 0, padding: 0, marginBlockEnd: '1.5rem' } as const
