import { useTranslations } from 'next-intl'
import type {
  ContentField,
  ContentIssue,
  ContentType,
  FieldGroup,
  Fix,
  MessageValues,
  Warning,
} from '@/qr/content'

type Translate = (key: string, values?: MessageValues) => string

/**
 * Messages for the content schemas. Keys are built from the names of types, fields and issues, so a
 * test checks them instead of the compiler.
 */
export function useContentMessages(type: ContentType) {
  const t = useTranslations('content') as unknown as Translate
  return {
    label: ({ name }: ContentField) => t(`fields.${type}.${name}.label`),
    hint: ({ name, hint, maxLength = 0 }: ContentField) =>
      hint && t(`fields.${type}.${name}.hint`, { max: maxLength }),
    placeholder: ({ name, placeholder }: ContentField) =>
      placeholder && t(`fields.${type}.${name}.placeholder`),
    option: ({ name }: ContentField, option: string) => t(`options.${name}.${option}`),
    group: (group: FieldGroup) => t(`groups.${group}`),
    error: (issue: ContentIssue) => t(`errors.${issue.key}`, issue.values),
    /** `text` is the new value, such as the phone number with its country code. */
    fix: (fix: Fix, text = '') => t(`fixes.${fix}`, { number: text, text }),
    effect: (effect: string) => t(`effects.${type}.${effect}`),
    warning: (warning: Warning) => t(`warnings.${warning.key}`, warning.values),
  }
}
