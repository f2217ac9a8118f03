import { useTranslations } from 'next-intl'
import { useLocale } from '@/i18n/use-locale'
import { describeBytes } from '@/tools/shared/describe-file'
import type { UploadChoice } from './upload-choice'
import type { UploadFault } from './upload-item'

/** Formats a fault and what to do about it. */
export function useFaultText(): (fault: UploadFault, choice: UploadChoice) => string {
  const t = useTranslations('uploads')
  const locale = useLocale()
  return ({ key, values = {} }, choice) => {
    const text = (name: string) => String(values[name] ?? '')
    return t(`problems.${key}`, {
      limit: values.limit === undefined ? '' : describeBytes(Number(values.limit), locale),
      most: Number(values.most ?? 0),
      minutes: Math.max(1, Math.ceil(Number(values.seconds ?? 0) / 60)),
      ending: text('ending').toUpperCase(),
      found: text('found').toUpperCase(),
      isFound: String(text('found') !== ''),
      accepted: t(`accepts.${choice}`),
    })
  }
}
