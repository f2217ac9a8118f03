import { useTranslations } from 'next-intl'
import { type LogoIcon, logoIcons } from '@/qr/design'
import { IconPicture } from '@/tools/shared/style/icon-picture'
import { PictureChoice } from '@/ui/picture-choice'

/** The built-in icons, for visitors without a picture of their own. */
export function IconChoice({
  value,
  onChoose,
}: {
  value: LogoIcon | null
  onChoose: (name: LogoIcon) => void
}) {
  const t = useTranslations('editor.logo')
  return (
    <PictureChoice
      legend={t('iconsLegend')}
      labelsHidden
      options={logoIcons.map((name) => ({
        value: name,
        label: t(`icons.${name}`),
        picture: (
          <span className="flex aspect-square items-center justify-center">
            <IconPicture name={name} className="size-1/2 max-w-7" />
          </span>
        ),
      }))}
      value={value}
      onValueChange={onChoose}
      className="grid-cols-6 @lg:grid-cols-12"
    />
  )
}
