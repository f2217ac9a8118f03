import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { applyPreset, type Design, defaultDesign } from '@/qr/design'
import { listOwnPresets } from '@/tools/shared/recent/own-preset'
import { listStoredCodes } from '@/tools/shared/recent/recent-codes'
import { findSessionDesign } from '@/tools/shared/recent/session-design'
import { useStoredList } from '@/tools/shared/shelf/use-stored-list'
import { StoredCode } from '@/tools/shared/style/stored-code'

/** Each picture is encoded and drawn in this browser. */
const mostCodes = 12
const sampleText = 'https://example.com'

type Style = { id: string; name: string; design: Design }

/** Styles stored in this browser: that of the editor, saved ones, and those of recent codes. */
export function BrowserStyles({ onChoose }: { onChoose: (design: Design) => void }) {
  const t = useTranslations('workspace.settings.defaults.style')
  const { list: presets } = useStoredList('presets', listOwnPresets)
  const { list: codes } = useStoredList('codes', listStoredCodes)
  const [edited, setEdited] = useState<Design>()
  useEffect(() => findSessionDesign(setEdited), [])
  const styles: Style[] = [
    ...(edited ? [{ id: 'editor', name: t('editor'), design: edited }] : []),
    ...(presets.status === 'ready'
      ? presets.entries.map(({ id, name, design }) => ({
          ...{ id, name },
          design: applyPreset(defaultDesign, design),
        }))
      : []),
    ...(codes.status === 'ready'
      ? codes.entries.slice(0, mostCodes).map(({ id, name, design }) => ({ id, name, design }))
      : []),
  ]
  if (styles.length === 0) return <p className="text-ink-soft text-sm">{t('noneStored')}</p>
  return (
    <ul aria-label={t('browser')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {styles.map(({ id, name, design }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(design)}
            className="flex w-full flex-col gap-2 rounded-md border border-line p-2 text-start text-xs hover:border-ink"
          >
            <span data-theme="light" className="block rounded-xs bg-white">
              <StoredCode text={sampleText} design={design} className="aspect-square w-full" />
            </span>
            <span className="wrap-anywhere line-clamp-2">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
