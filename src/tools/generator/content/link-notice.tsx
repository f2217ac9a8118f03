import { useTranslations } from 'next-intl'
import { isBareLink, normalizeUrl } from '@/qr/content'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** Offers to make a link of a text that is nothing but a web address. */
export function LinkNotice({
  text,
  onMakeLink,
}: {
  text: string
  onMakeLink: (url: string) => void
}) {
  const t = useTranslations('generator.form')
  const typed = text.trim()
  const isLink = !/\s/.test(typed) && (/^https?:\/\/./i.test(typed) || isBareLink(typed))
  const link = isLink ? normalizeUrl(typed) : undefined
  if (!link?.ok) return null
  return (
    <Notice>
      <p>{t('isLink')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2 min-h-10"
        onClick={() => onMakeLink(link.url)}
      >
        {t('makeLink')}
      </Button>
    </Notice>
  )
}
