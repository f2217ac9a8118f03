import { useTranslations } from 'next-intl'
import type { ResultRow } from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { useCopyText } from '@/tools/shared/content/use-copy-text'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { RowValue } from './row-value'

type Secrets = {
  /** Whether secrets are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The rows of a result; secrets are hidden until revealed. */
export function ResultRows({ rows, ...secrets }: Secrets & { rows: readonly ResultRow[] }) {
  return (
    <dl className="flex flex-col text-sm">
      {rows.map((row) => (
        <Row key={keyOf(row)} row={row} {...secrets} />
      ))}
    </dl>
  )
}

function Row({ row, isOpen, onOpen }: Secrets & { row: ResultRow }) {
  const t = useTranslations('scanner.results')
  const label = useRowLabel(row)
  const copyText = useCopyText()
  const { copy, isSecret } = row
  const isHidden = isSecret === true && !isOpen
  return (
    <div className="border-line border-t py-2 first:border-t-0 first:pt-0">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd dir="auto" className="flex items-start gap-1">
        <span className="min-w-0 flex-1 self-center wrap-anywhere">
          {isHidden ? <Dots label={t('hidden')} /> : <RowValue row={row} />}
        </span>
        {isSecret && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-pressed={!isHidden}
            aria-label={t('show', { name: label })}
            onClick={() => onOpen(isHidden)}
            className="-my-1"
          >
            <Icon name={isHidden ? 'eye' : 'eye-off'} />
          </Button>
        )}
        {copy && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={t('copyRow', { name: label })}
            onClick={() => copyText(copy)}
            className="-my-1"
          >
            <Icon name="copy" />
          </Button>
        )}
      </dd>
    </div>
  )
}

/** The same number of dots for every secret, so that its length stays hidden. */
function Dots({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="sr-only">{label}</span>
    </>
  )
}

function useRowLabel({ label }: ResultRow): string {
  const t = useTranslations('scanner.results')
  const messages = useContentMessages(label.kind === 'field' ? label.type : 'text')
  switch (label.kind) {
    case 'field':
      return messages.label(label.field)
    case 'group':
      return messages.group(label.group)
    case 'own':
      return t(`rows.${label.name}`)
    case 'identifier':
      return t('rows.identifier', { id: label.id })
  }
}

function keyOf({ label, copy = '' }: ResultRow): string {
  switch (label.kind) {
    case 'field':
      return label.field.name
    case 'group':
      return label.group
    case 'identifier':
      return label.id + copy
    case 'own':
      return label.name + copy
  }
}
