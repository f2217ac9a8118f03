import { getTranslations } from 'next-intl/server'
import { passwordLength } from '@/codes'
import type { HostedCode } from '@/data/codes/find-hosted-code'
import { actionStyle } from '@/hosted/view/action-style'
import { ThemedPage } from '@/hosted/view/themed-page'
import type { Locale } from '@/i18n/locales'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { openCodePath } from './open-code-path'
import { PageFooter } from './page-footer'

type PasswordFault = 'wrong' | { retrySeconds: number }

/** Prompts for the password of a code; the form works without scripts. */
export async function PasswordView({
  code: { slug, document, files },
  locale,
  query,
  fault,
}: {
  code: Pick<HostedCode, 'slug' | 'document' | 'files'>
  locale: Locale
  /** What the target receives if the code passes queries on. */
  query: string
  fault?: PasswordFault | undefined
}) {
  const t = await getTranslations('hosted.password')
  const error =
    fault &&
    (fault === 'wrong' ? t('wrong') : t('limited', { minutes: Math.ceil(fault.retrySeconds / 60) }))
  return (
    <ThemedPage theme={document.look} files={files}>
      <div className="mx-auto max-w-md py-12 @xl:py-20">
        <h1 className="wrap-anywhere text-heading">{t('title')}</h1>
        <p className="mt-3 text-ink-soft">{t('lead')}</p>
        <form
          method="post"
          action={openCodePath(locale, { slug, document }, query)}
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
          <button type="submit" className={actionStyle()}>
            {t('open')}
          </button>
        </form>
        <PageFooter slug={slug} locale={locale} />
      </div>
    </ThemedPage>
  )
}
