import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { type ContentType, contentTypes, typeFacts } from '@/qr/content'
import type { SymbolFacts } from '@/qr/inspect'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { Notice } from '@/ui/notice'
import { CautionList } from './caution-list'
import { findLink } from './find-link'
import { findRemark } from './find-remark'
import { hasSecret } from './hide-secrets'
import { LinkView } from './link-view'
import { listActions, type ResultAction } from './list-actions'
import { listResultRows } from './list-result-rows'
import { OwnDestination } from './own-destination'
import type { ReadCode } from './read-code'
import type { RecognizedKind } from './recognize-code'
import { ResultActions } from './result-actions'
import { ResultRemark } from './result-remark'
import { ResultRows } from './result-rows'
import { TechnicalDetails } from './technical-details'
import { useDecodedRows } from './use-decoded-rows'
import { useEncodingChoice } from './use-encoding-choice'
import { useUnderstood } from './use-understood'
import { VisibleText } from './visible-text'

/** The content of a code, its actions and, collapsed, its technical details. */
export function ResultCard({
  read: asScanned,
  lead,
  appears = [],
  actions,
  getFacts,
}: {
  read: ReadCode
  /** Shown before the heading, such as a number. */
  lead?: ReactNode
  /** Names of the pictures that contain it, if they are to be listed. */
  appears?: readonly string[]
  /** Buttons after those of the result, for the text as shown. */
  actions?: (read: ReadCode) => ReactNode
  getFacts?: () => Promise<SymbolFacts | null>
}) {
  const t = useTranslations('scanner.results')
  const formats = useTranslations('scanner.formats')
  const list = useFormatter().list
  const locale = useLocale()
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const { read, field: encodingField, isInDoubt } = useEncodingChoice(asScanned)
  const { code, parts, missing = [] } = read
  const { understood, cautions } = useUnderstood(code)
  const { knownRows, link, buttons } = useMemo(
    () => ({
      knownRows: listResultRows(understood, locale, code.text),
      link: findLink(understood, code.text),
      buttons: listActions(understood, code, locale),
    }),
    [understood, code, locale],
  )
  const { type } = understood
  const rows = [...knownRows, ...useDecodedRows(understood)]
  const remark = findRemark(understood)
  return (
    <article aria-labelledby={heading} data-kind={type} className="flex min-w-0 flex-col gap-4">
      <header className="flex items-center gap-2.5">
        {lead}
        <Icon name={kindIcons[type]} strokeWidth={1.75} className="size-5 shrink-0 text-ink-soft" />
        <h3 id={heading} className="min-w-0 flex-1 font-medium font-text text-base">
          {t(`kinds.${type}`)}
        </h3>
        <span className="shrink-0 text-ink-faint text-xs">{formats(code.format)}</span>
      </header>
      {missing.length > 0 && (
        <Notice
          tone="warn"
          title={t('parts.missing', {
            read: parts?.length ?? 0,
            count: (parts?.length ?? 0) + missing.length,
          })}
        >
          {t('parts.wanted', { count: missing.length, parts: list(missing.map(String)) })}
        </Notice>
      )}
      {missing.length === 0 && parts && (
        <p className="text-ink-soft text-sm">{t('parts.joined', { count: parts.length })}</p>
      )}
      {read.parityFits === false && <Notice tone="warn">{t('parts.parity')}</Notice>}
      {type === 'text' && link === undefined && (
        <p dir="auto" className="max-h-72 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
          <VisibleText isProse>{code.text.replace(/\r\n?/g, '\n')}</VisibleText>
        </p>
      )}
      {rows.length > 0 && <ResultRows rows={rows} isOpen={isOpen} onOpen={setOpen} />}
      {link !== undefined &&
        (understood.type === 'hosted' ? (
          <OwnDestination slug={understood.slug} link={link} />
        ) : (
          <LinkView link={link} />
        ))}
      {isInDoubt && encodingField}
      {remark && <ResultRemark remark={remark} />}
      {cautions.length > 0 && <CautionList cautions={cautions} />}
      <ResultActions actions={cautions.length > 0 ? buttons.map(nameWithCaution) : buttons} />
      {actions?.(read)}
      {appears.length > 0 && (
        <p className="text-ink-faint text-xs wrap-anywhere">
          {t('appears', { pictures: list(appears) })}
        </p>
      )}
      <TechnicalDetails
        read={read}
        encodingField={isInDoubt ? null : encodingField}
        isHidden={hasSecret(understood) && !isOpen}
        onShow={() => setOpen(true)}
        getFacts={getFacts}
      />
    </article>
  )
}

/** A call or message with a caution has a different label. */
function nameWithCaution(action: ResultAction): ResultAction {
  if (action.name === 'call') return { ...action, name: 'callAnyway' }
  return action.name === 'sendSms' ? { ...action, name: 'sendSmsAnyway' } : action
}

const typeIcons = Object.fromEntries(
  contentTypes.map((type) => [type, typeFacts[type].icon satisfies IconName]),
) as Record<ContentType, IconName>

const kindIcons: Record<RecognizedKind, IconName> = {
  ...typeIcons,
  url: 'globe',
  'merchant-payment': 'coins',
  product: 'barcode',
  gs1: 'barcode',
  'other-network': 'wifi-cog',
  'wechat-pay': 'coins',
  wechat: 'message-circle',
  alipay: 'coins',
  paypay: 'coins',
  'line-link': 'message-circle',
  'zalo-link': 'message-circle',
  'authenticator-export': 'key-round',
  'crypto-payment': 'coins',
  'broken-payment': 'coins',
  'unplaced-event': 'calendar-days',
  'email-message': 'mail',
  'easy-connect': 'wifi-cog',
  'passkey-request': 'key-round',
  'health-card': 'file-text',
  'eu-certificate': 'file-text',
  hosted: 'app-window',
  binary: 'binary',
  empty: 'circle-dashed',
}
