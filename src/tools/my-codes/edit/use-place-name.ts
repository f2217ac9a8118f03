import { useTranslations } from 'next-intl'
import { getLocale, isLocale } from '@/i18n/locales'

const versionParts = ['title', 'description', 'buttons', 'files', 'fields'] as const
const parts = ['name', 'timeZone', 'look', 'rules', 'mainLocale'] as const

/** What a person calls a place in what is edited. */
export function usePlaceName(): (path: readonly string[]) => string {
  const t = useTranslations('myCodes.edit.conflict.places')
  return (path) => {
    const [first, second, third] = path[0] === 'document' ? path.slice(1) : path
    if (first !== 'languages' || !isLocale(second)) {
      return t(parts.find((part) => part === first) ?? 'content')
    }
    const part = versionParts.find((each) => each === third)
    const language = getLocale(second).name
    return part ? t('version', { language, part: t(part) }) : t('language', { language })
  }
}
