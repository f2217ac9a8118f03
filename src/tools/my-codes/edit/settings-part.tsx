import { useTranslations } from 'next-intl'
import type { Editable } from '@/tools/code-session/editable'
import { TimeZoneSelect } from '@/tools/shared/content-form/time-zone-select'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { EndPart } from './end-part'
import { KeyPart } from './key-part'
import { useEditing } from './use-editing'

/** Same limit as on the server. */
const nameMaxLength = 120

/** Settings that only the owner sees: name, time zone, key, pausing and deletion. */
export function SettingsPart() {
  const t = useTranslations('myCodes.edit.settings')
  const { edited, edit } = useEditing()
  const set = (change: Partial<Editable>) =>
    edit((before) => ({ ...before, ...change }), Object.keys(change).join())
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-5">
        <Field label={t('name')} hint={t('nameHint')}>
          {(control) => (
            <TextInput
              {...control}
              dir="auto"
              value={edited.name}
              maxLength={nameMaxLength}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </Field>
        <Field label={t('timeZone')} hint={t('timeZoneHint')}>
          {(control) => (
            <TimeZoneSelect
              {...control}
              value={edited.timeZone}
              onChange={({ target }) => set({ timeZone: target.value })}
            />
          )}
        </Field>
      </div>
      <KeyPart />
      <EndPart />
    </div>
  )
}
