import { useTranslations } from 'next-intl'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { Checkbox } from '@/ui/checkbox'
import { Segmented } from '@/ui/segmented'
import { ownGrid, type SheetSettings, sheetColors } from './sheet-settings'

/** What a print shop needs of a sheet: marks, colors, bleed and PDF/X. */
export function SheetPrintFields({
  settings,
  onChange,
}: {
  settings: SheetSettings
  onChange: (change: Partial<SheetSettings>) => void
}) {
  const t = useTranslations('editor.print')
  const isGrid = settings.format === ownGrid
  return (
    <>
      <Checkbox
        label={t(isGrid ? 'marks.corners' : 'marks.outlines')}
        hint={isGrid ? undefined : t('marks.outlinesHint')}
        checked={settings.hasMarks}
        onChange={({ currentTarget }) => onChange({ hasMarks: currentTarget.checked })}
      />
      <Segmented
        legend={t('color.label')}
        hint={t(`color.${settings.color}Hint`)}
        options={sheetColors.map((value) => ({ value, label: t(`color.${value}`) }))}
        value={settings.color}
        onValueChange={(color) => onChange({ color })}
        className="max-w-96"
      />
      <PrintBoxFields
        settings={settings}
        isRgb={settings.color === 'rgb'}
        bleedHint={t('bleedHint')}
        onChange={onChange}
      />
    </>
  )
}
