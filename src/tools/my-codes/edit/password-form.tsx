import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { passwordLength } from '@/codes'
import { putSetting } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './use-editing'

/** The password that visitors enter before the code forwards them. Changes apply immediately. */
export function PasswordForm() {
  const t = useTranslations('myCodes.edit.password')
  const { source, saved, follow, announce } = useEditing()
  const problemMessage = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [password, setPassword] = useState('')

  const put = async (next: string | null) => {
    setBusy(true)
    setError(undefined)
    const answer = await putSetting(source.owned, { password: next }, saved.revision)
    setBusy(false)
    if (!answer.ok) return setError(problemMessage(answer.problem))
    follow(answer.body)
    setPassword('')
    announce(t(next === null ? 'removed' : 'set'), 'good')
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (password.length < passwordLength.min) {
      return setError(t('tooShort', { min: passwordLength.min }))
    }
    await put(password)
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
              <Button variant="secondary" onClick={() => put(null)}>
                {t('remove')}
              </Button>
            )}
          </span>
        )}
      </Field>
    </form>
  )
}
