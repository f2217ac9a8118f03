import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import {
  type Caution,
  type ContentType,
  contentTypes,
  factsOf,
  findCautions,
  isContentType,
  listDialledNumbers,
  readerOf,
  typeFacts,
} from '@/qr/content'
import type { SymbolFacts } from '@/qr/inspect'
import { inspectLink } from '@/qr/links'
import { CautionIcon } from '@/ui/caution-icon'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { Notice } from '@/ui/notice'
import { useScanner } from '../scanner-context'
import { LinkView } from './link-view'
import { listActions, type ResultAction } from './list-actions'
import { listResultRows } from './list-result-rows'
import { OwnDestination } from './own-destination'
import type { ReadCode } from './read-code'
import { type RecognisedKind, recogniseCode, type Understood } from './recognise-code'
import { ResultActions } from './result-actions'
import { ResultRows } from './result-rows'
import { TechnicalDetails } from './technical-details'
import { VisibleText } from './visible-text'

type Remark = 'payment' | 'app' | 'otp' | 'wifi' | 'openWifi' | 'binary' | 'empty'

const otherRemarks: Partial<Record<RecognisedKind, Remark>> = {
  'wechat-pay': 'payment',
  alipay: 'payment',
  paypay: 'payment',
  'merchant-payment': 'payment',
  wechat: 'app',
  'line-link': 'app',
  'zalo-link': 'app',
  'other-network': 'wifi',
  binary: 'binary',
  empty: 'empty',
}

/** Finds a note about the code itself. */
function findRemark(understood: Understood): Remark | undefined {
  const { type } = understood
  if ('password' in understood && understood.password === '') return 'openWifi'
  if (!isContentType(type)) return otherRemarks[type]
  return factsOf(type).group === 'payment' ? 'payment' : readerOf(type).remark
}

/** The content of a code, its actions and, collapsed, its technical details. */
export function ResultCard({
  read,
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
  /** Buttons after those of the result. */
  actions?: ReactNode
  getFacts?: () => Promise<SymbolFacts | null>
}) {
  const { siteHost } = useScanner()
  const t = useTranslations('scanner.results')
  const formats = useTranslations('scanner.formats')
  const list = useFormatter().list
  const locale = useLocale()
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const { code, parts, missing = [] } = read
  const { understood, rows, link, buttons } = useMemo(() => {
    const understood = recogniseCode(code, siteHost)
    return {
      understood,
      rows: listResultRows(understood, locale, code.text),
      link: findLink(understood, code.text),
      buttons: listActions(understood, code, locale),
    }
  }, [code, siteHost, locale])
  const { type } = understood
  const remark = findRemark(understood)
  const cautions = useCautions(understood)
  const hasSecret = rows.some(({ isSecret }) => isSecret)
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
      {remark && (
        <p className="flex gap-2 text-ink-soft text-sm">
          {(remark === 'payment' || remark === 'otp') && (
            <CautionIcon className="mt-[0.25em] size-[1em] shrink-0 text-warn" />
          )}
          {t(`remarks.${remark}`)}
        </p>
      )}
      {cautions.length > 0 && <CautionList cautions={cautions} />}
      <ResultActions actions={cautions.length > 0 ? buttons.map(nameWithCaution) : buttons} />
      {actions}
      {appears.length > 0 && (
        <p className="text-ink-faint text-xs wrap-anywhere">
          {t('appears', { pictures: list(appears) })}
        </p>
      )}
      <TechnicalDetails
        read={read}
        isHidden={hasSecret && !isOpen}
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

/** The link that a code leads to, whatever its type. */
function findLink(understood: Understood, text: string): string | undefined {
  if (understood.type === 'url') return understood.url
  if ('link' in understood) return understood.link
  // No button opens a script, but its findings are shown.
  if (understood.type === 'text') return inspectLink(text).kind === 'code' ? text : undefined
  return /^https?:\/\//i.test(text.trim()) ? text.trim() : undefined
}

/** Warnings about what a code does, before the buttons that do it. */
function CautionList({ cautions }: { cautions: readonly Caution[] }) {
  const t = useTranslations('scanner.results')
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {cautions.map((caution) => (
        <li key={caution} className="flex gap-2" data-caution={caution}>
          <CautionIcon className="mt-[0.25em] size-[1em] shrink-0 text-warn" />
          <span className="min-w-0">
            <span className="sr-only">{t('link.warning')} </span>
            {t(`cautions.${caution}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * The cautions about a code. Premium-rate numbers are found a moment later, because the numbering
 * plans are loaded on demand; without a connection they are not found.
 */
function useCautions(understood: Understood): readonly Caution[] {
  const country = new Intl.Locale(useLocale()).maximize().region ?? ''
  const [premium, setPremium] = useState<Understood | null>(null)
  const known =
    understood.type === 'binary' || understood.type === 'empty' ? [] : findCautions(understood)
  useEffect(() => {
    if (understood.type === 'binary' || understood.type === 'empty') return
    const numbers = listDialledNumbers(understood)
    if (numbers.length === 0) return
    let isCurrent = true
    import('./is-premium-number').then(
      ({ isPremiumNumber }) => {
        const isPremium = numbers.some((number) => isPremiumNumber(number, country))
        if (isCurrent && isPremium) setPremium(understood)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [understood, country])
  const isPremium = premium === understood && !known.includes('premiumNumber')
  return isPremium ? ['premiumNumber', ...known] : known
}

const typeIcons = Object.fromEntries(
  contentTypes.map((type) => [type, typeFacts[type].icon satisfies IconName]),
) as Record<ContentType, IconName>

const kindIcons: Record<RecognisedKind, IconName> = {
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
  hosted: 'app-window',
  binary: 'binary',
  empty: 'circle-dashed',
}
