import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { hexLines } from './hex-lines'

const firstLines = 16

/** The bytes of a code next to their ASCII characters; a long dump is cut until expanded. */
export function HexDump({ bytes }: { bytes: Uint8Array }) {
  const t = useTranslations('scanner.results.details')
  const [isWhole, setWhole] = useState(false)
  const lines = hexLines(bytes)
  const shown = isWhole ? lines : lines.slice(0, firstLines)
  return (
    <div className="flex flex-col items-start gap-2">
      <pre
        dir="ltr"
        className="w-full overflow-x-auto rounded-md border border-line bg-paper-sunken p-3 font-mono text-[0.6875rem] leading-relaxed sm:text-xs"
      >
        {shown.map(({ offset, hex, ascii }) => (
          <div key={offset}>
            <span className="select-none text-ink-faint">{offset} </span>
            {hex.padEnd(23)}
            <span className="text-ink-soft"> {ascii}</span>
          </div>
        ))}
      </pre>
      {lines.length > shown.length && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
          {t('allBytes', { bytes: bytes.length })}
        </Button>
      )}
    </div>
  )
}
