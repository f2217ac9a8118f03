import { getTranslations } from 'next-intl/server'
import { passwordLength } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { codePath, paths } from '@/paths'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

type PasswordFault = 'wrong' | { retrySeconds: number }

/** Prompts for the password of a code; the form works without scripts. */
export async function PasswordView({
  slug,
  locale,
  fault,
}: {
  slug: string
  locale: Locale
  fault?: PasswordFault | undefined
}) {
  const t = await getTranslations('hosted.password')
  const error =
    fault &&
    (fault === 'wrong' ? t('wrong') : t('limited', { minutes: Math.ceil(fault.retrySeconds / 60) }))
  return (
    <div className="page-frame py-12 sm:py-20">
      <div className="mx-auto max-w-md">
        <h1 className="wrap-anywhere text-heading">{t('title')}</h1>
        <p className="mt-3 text-ink-soft">{t('lead')}</p>
        <form
          method="post"
          action={codePath(locale, paths.openCode(slug))}
          className="mt-6 grid gap-4"
        >
          <Field id="password" label={t('label')} error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="password"
                name="password"
                required
                maxLength={passwordLength.max}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                // The only control, and the one a screen reader should read after an error.
                autoFocus
              />
            )}
          </Field>
          <Button type="submit" size="lg">
            {t('open')}
          </Button>
        </form>
      </div>
    </div>
  )
}
