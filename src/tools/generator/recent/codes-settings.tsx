import { Download, Trash2, Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { keepingCodes } from '@/tools/shared/kept/keeping-choice'
import type { KeptCode } from '@/tools/shared/kept/kept-code'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { FileButton } from '@/ui/file-button'
import type { CodeActions } from './use-code-actions'

/** Whether anything is kept, and all codes at once: into a file, from a file, away. */
export function CodesSettings({ codes, act }: { codes: readonly KeptCode[]; act: CodeActions }) {
  const t = useTranslations('editor.recent.settings')
  const [isKeeping, setKeeping] = useState(keepingCodes.isKeepingOn)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 border-line border-t pt-4">
      <Checkbox
        label={t('keep')}
        hint={t(isKeeping ? 'keepOn' : codes.length > 0 ? 'keepOffStill' : 'keepOff')}
        checked={isKeeping}
        onChange={({ target: { checked } }) => {
          keepingCodes.chooseKeeping(checked)
          setKeeping(checked)
        }}
        className="max-w-96 grow"
      />
      <div className="flex flex-wrap gap-2">
        <FileButton
          variant="secondary"
          size="sm"
          label={t('import')}
          accept="application/json,.json"
          onFile={act.importFrom}
        >
          <Upload aria-hidden="true" />
        </FileButton>
        {codes.length > 0 && (
          <>
            <Button variant="secondary" size="sm" onClick={act.exportAll}>
              <Download aria-hidden="true" />
              {t('export')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => act.remove(codes, codes[0]?.name ?? '')}
            >
              <Trash2 aria-hidden="true" />
              {t('deleteAll')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
