import { getTranslations } from 'next-intl/server'
import { maxQuestionLength } from '@/cms/search/search-terms'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'
import { TextInput } from '@/ui/text-input'

type SearchFormProps = { locale: Locale; question?: string }

/** Search form for the articles; works without JavaScript. */
export async function SearchForm({ locale, question }: SearchFormProps) {
  const t = await getTranslations({ locale, namespace: 'pages.blog.search' })
  return (
    <search className="block w-full max-w-112 print:hidden">
      <form action={localizedPath(locale, paths.blogSearch)} className="flex gap-2">
        <TextInput
          type="search"
          name="q"
          aria-label={t('label')}
          placeholder={t('label')}
          defaultValue={question}
          maxLength={maxQuestionLength}
          required
          enterKeyHint="search"
          className="min-w-0 grow"
        />
        <button type="submit" className={buttonStyle({ variant: 'secondary' })}>
          <Icon name="search" />
          {t('submit')}
        </button>
      </form>
    </search>
  )
}
