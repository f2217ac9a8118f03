import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type Design, defaultDesign } from '@/qr/design'
import { StoredCode } from '@/tools/shared/style/stored-code'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Tabs } from '@/ui/tabs'
import { BrowserStyles } from './browser-styles'
import { CodeStyles } from './code-styles'

const sampleText = 'https://example.com'

/** The style of new codes, with a picture, and the ways to choose another one. */
export function DesignField({
  design,
  onDesign,
}: {
  /** Null for plain codes. */
  design: Design | null
  onDesign: (design: Design | null) => void
}) {
  const t = useTranslations('workspace.settings.defaults.style')
  const close = useTranslations('dialogs')('close')
  const [isOpen, setOpen] = useState(false)
  const choose = (chosen: Design) => {
    onDesign(chosen)
    setOpen(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span
        data-theme="light"
        role="img"
        aria-label={t(design ? 'own' : 'plain')}
        className="block rounded-sm border border-line bg-white p-2"
      >
        <StoredCode text={sampleText} design={design ?? defaultDesign} className="size-24" />
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-medium text-sm">{t('title')}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('choose')}
          </Button>
          {design && (
            <Button variant="quiet" size="sm" onClick={() => onDesign(null)}>
              {t('reset')}
            </Button>
          )}
        </div>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('choose')} closeLabel={close}>
        {isOpen && (
          <Tabs
            label={t('sources')}
            tabs={[
              {
                id: 'browser',
                label: t('browser'),
                content: <BrowserStyles onChoose={choose} />,
              },
              { id: 'codes', label: t('codes'), content: <CodeStyles onChoose={choose} /> },
            ]}
          />
        )}
      </Dialog>
    </div>
  )
}
