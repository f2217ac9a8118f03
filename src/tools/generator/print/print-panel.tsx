import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { storedValue } from '@/std/stored-value'
import { Segmented } from '@/ui/segmented'
import { SheetPanel } from './sheet-panel'
import { TemplatePanel } from './template-panel'

const kinds = ['sheet', 'template'] as const
type PrintKind = (typeof kinds)[number]

const stored = storedValue('sessionStorage', 'generator:print-kind', (found): PrintKind => {
  return found === 'template' ? 'template' : 'sheet'
})

/** Sheets of many codes, or a designed page with one, as a PDF to download or print. */
export function PrintPanel() {
  const t = useTranslations('editor.print.kind')
  const [kind, setKind] = useState(stored.read)
  const choose = (next: PrintKind) => {
    stored.write(next)
    setKind(next)
  }
  return (
    <div className="flex flex-col gap-6">
      <Segmented
        legend={t('label')}
        options={kinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onValueChange={choose}
        className="max-w-lg"
      />
      {kind === 'sheet' ? <SheetPanel /> : <TemplatePanel />}
    </div>
  )
}
