import { useTranslations } from 'next-intl'
import type { LanguageVersion } from '@/codes'
import { getLocale, type Locale, localeCodes } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { useEditing } from './use-editing'

/** Selects the language version to edit. */
export function LanguageBar() {
  const t = useTranslations('myCodes.edit.languages')
  const { edited, locale, setLocale, change, announce } = useEditing()
  const { languages, mainLocale } = edited.document
  const there = localeCodes.filter((code) => languages[code])
  const missing = localeCodes.filter((code) => !languages[code])
  const nameOf = (code: Locale) => getLocale(code).name
  const main = languages[mainLocale]

  const add = (code: Locale) => {
    if (!main) return
    // Its texts are to be translated; its files serve every language.
    const version: LanguageVersion = { ...main, files: [] }
    change(`/languages/${code}`, version)
    setLocale(code)
    announce(t('added', { language: nameOf(code), main: nameOf(mainLocale) }))
  }
  const copyMain = () => {
    if (!main) return
    const files = languages[locale]?.files ?? []
    change(`/languages/${locale}`, { ...main, files })
    announce(t('copied', { main: nameOf(mainLocale) }))
  }
  const remove = () => {
    change(`/languages/${locale}`, undefined)
    setLocale(mainLocale)
    announce(t('removed', { language: nameOf(locale) }))
  }

  const style = { variant: 'secondary', size: 'sm' } as const
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-paper-sunken p-3 sm:p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          legend={t('label')}
          className="min-w-0 grow [&>div]:flex-wrap [&_label]:min-w-max [&_label]:px-3"
          options={there.map((value) => ({
            value,
            label: (
              <span lang={getLocale(value).lang}>
                {nameOf(value)}
                {value === mainLocale && (
                  <span className="ms-1.5 text-ink-faint text-xs">{t('main')}</span>
                )}
              </span>
            ),
          }))}
          value={locale}
          onValueChange={setLocale}
        />
        {missing.length > 0 && (
          <Select
            aria-label={t('add')}
            value=""
            onChange={({ target }) => add(target.value as Locale)}
            options={[
              { value: '', label: t('add') },
              ...missing.map((value) => ({ value, label: nameOf(value) })),
            ]}
          />
        )}
      </div>
      {locale === mainLocale ? (
        <p className="text-ink-soft text-xs">{t('hint')}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button {...style} onClick={copyMain}>
            {t('copy', { main: nameOf(mainLocale) })}
          </Button>
          <Button {...style} onClick={() => change('/mainLocale', locale)}>
            {t('makeMain')}
          </Button>
          <Button {...style} onClick={remove}>
            {t('remove', { language: nameOf(locale) })}
          </Button>
        </div>
      )}
    </div>
  )
}
