import { useTranslations } from 'next-intl'
import { useToast } from '@/ui/toast'

/** Copies text to the clipboard and shows the outcome as a toast. */
export function useCopyText(): (text: string) => Promise<void> {
  const t = useTranslations('content.copying')
  const showToast = useToast()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('done'), { tone: 'good' })
    } catch {
      showToast(t('failed'), { tone: 'warn' })
    }
  }
}
