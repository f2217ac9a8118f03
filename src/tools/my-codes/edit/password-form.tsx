import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { passwordLength } from '@/codes'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './edit-context'
import { useSetting } from './use-setting'

/** The password that visitors enter before the code forwards them. Changes apply immediately. */
export function PasswordForm() {
  const t = useTranslations('myCodes.edit.password')
  const { saved, announce } = useEditing()
  const { put, isBusy, error, setError } = useSetting()
  const [password, setPassword] = useState('')

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (password.length < passwordLength.min) {
      return setError(t('tooShort', { min: passwordLength.min }))
    }
    if (!(await put({ password }))) return
    setPassword('')
    announce(t('set'), 'good')
  }
  const remove = async () => {
    if (await put({ password: null })) announce(t('removed'), 'good')
  }
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <Field label={t('label')} hint={t(saved.hasPassword ? 'hintSet' : 'hint')} error={error}>
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              value={password}
              maxLength={passwordLength.max}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onChange={({ target }) => setPassword(target.value)}
              className="min-w-0 flex-[1_1_12rem]"
            />
            <Button type="submit" variant="secondary" busy={isBusy}>
              {t(saved.hasPassword ? 'replace' : 'submit')}
            </Button>
            {saved.hasPassword && (
              <Button variant="secondary" onClick={remove}>
                {t('remove')}
              </Button>
            )}
          </span>
        )}
      </Field>
    </form>
  )
}
