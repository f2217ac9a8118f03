import { useTranslations } from 'next-intl'
import { Segmented } from '@/ui/segmented'

/** Whether the code contains the content itself or a short link to it. */
export function CodeKind({
  isDynamic,
  onChoose,
  onApproach,
}: {
  isDynamic: boolean
  onChoose: (isDynamic: boolean) => void
  /** Called when the other kind may be chosen next, to preload it. */
  onApproach: () => void
}) {
  const t = useTranslations('generator.kind')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a sign to load ahead
    <div data-code-kind onPointerEnter={onApproach} onFocus={onApproach}>
      <Segmented
        legend={t('label')}
        legendHidden
        // On a phone it is below the fields, which must stay in view.
        hint={<span className="max-md:sr-only">{t('difference')}</span>}
        options={[
          { value: 'static', label: t('static') },
          { value: 'dynamic', label: t('dynamic') },
        ]}
        value={isDynamic ? 'dynamic' : 'static'}
        onValueChange={(kind) => onChoose(kind === 'dynamic')}
      />
    </div>
  )
}
