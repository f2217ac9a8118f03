import { useTranslations } from 'next-intl'
import { useToast } from '@/ui/toast'

/** Puts text on the clipboard and says whether that worked. */
export function useCopyText(): (text: string) => Promise<void> {
  const t = useTranslations('editor.content.payload')
  const showToast = useToast()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('copied'), { tone: 'good' })
    } catch {
      showToast(t('cannotCopy'), { tone: 'warn' })
    }
  }
}
