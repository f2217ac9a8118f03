import { useTranslations } from 'next-intl'
import { useKeyboard } from '@/devices/use-keyboard'
import { useLocale } from '@/i18n/use-locale'
import { maxLogoPixels } from '@/qr/render'
import { describeBytes } from '@/tools/shared/describe-file'
import { maxDrawingBytes } from './read-logo-file'
import type { LogoProblem } from './use-logo-file'

/** Describes why a file cannot be a logo. Needs the messages `editor.logo`. */
export function useLogoProblem(): (problem: LogoProblem) => string {
  const t = useTranslations('editor.logo')
  const locale = useLocale()
  const keyboard = useKeyboard()
  return (problem) =>
    t(`problems.${problem}`, {
      keyboard,
      most: maxLogoPixels / 1_000_000,
      limit: describeBytes(maxDrawingBytes, locale),
    })
}
