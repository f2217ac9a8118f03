import { useTranslations } from 'next-intl'
import { Segmented } from '@/ui/segmented'

/** Whether the code holds the content or a short link to it. Only the first there is yet. */
export function CodeKind() {
  const t = useTranslations('generator.kind')
  return (
    <Segmented
      legend={t('label')}
      legendHidden
      hint={t('difference')}
      options={[
        { value: 'static', label: t('static') },
        {
          value: 'dynamic',
          label: (
            <>
              {t('dynamic')}
              <span className="rounded-xs border border-line px-1 text-xs">{t('soon')}</span>
            </>
          ),
          disabled: true,
        },
      ]}
      value="static"
      onValueChange={() => {}}
    />
  )
}
