import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { type BarcodeFormat, barcodeFacts } from '@/qr/barcode'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useOpenList } from '../batch-context'
import type { BatchMapping } from './batch-list'
import { findOffers, type ListOffer } from './find-offers'
import { findQuantityColumn } from './guess-mapping'
import { standardLinkStart } from './read-gtin'
import { useListLabels } from './use-list-labels'

/** Proposals for columns of quantities, product numbers and GS1 data, below the list. */
export function ListOffers() {
  const { list, mapping, columns, change } = useOpenList()
  const t = useTranslations('batch.offers')
  const { guess } = useListLabels()
  const section = useRef<HTMLElement>(null)
  const offers = useMemo(
    () => findOffers(list, mapping, findQuantityColumn(list, guess.words)),
    [list, mapping, guess],
  )
  const use = (part: Partial<BatchMapping>) => {
    change(part)
    // The pressed button disappears.
    section.current?.focus()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('label')}
      className="flex flex-col gap-3 outline-none not-empty:mt-5"
    >
      {offers.map((offer) => (
        <Notice
          key={offer.kind}
          title={t(`${offer.kind}.title`, { name: columns[offer.column] ?? '' })}
        >
          <p>{t(`${offer.kind}.text`)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <OfferedUses offer={offer} onUse={use} />
            <Button
              variant="quiet"
              size="sm"
              onClick={() => use({ ignoredOffers: [...(mapping.ignoredOffers ?? []), offer.kind] })}
            >
              {t('ignore')}
            </Button>
          </div>
        </Notice>
      ))}
    </section>
  )
}

/** The buttons that put a proposal into effect. */
function OfferedUses({
  offer,
  onUse,
}: {
  offer: ListOffer
  onUse: (part: Partial<BatchMapping>) => void
}) {
  const t = useTranslations('batch.offers')
  const { kind, column } = offer
  const barcode = (format: BarcodeFormat, label: string) => (
    <Button
      key={format}
      variant="secondary"
      size="sm"
      onClick={() =>
        onUse({
          ...{ type: 'text', fixed: {}, isDynamic: false },
          ...{ barcode: format, columns: { text: column } },
        })
      }
    >
      {label}
    </Button>
  )
  if (kind === 'quantity') {
    return (
      <Button variant="secondary" size="sm" onClick={() => onUse({ quantityColumn: column })}>
        {t('quantity.use')}
      </Button>
    )
  }
  if (kind === 'gs1') {
    return (['gs1-128', 'gs1-data-matrix'] as const).map((format) =>
      barcode(format, barcodeFacts[format].name),
    )
  }
  return (
    <>
      {offer.format &&
        barcode(offer.format, t('gtin.barcode', { format: barcodeFacts[offer.format].name }))}
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          onUse({
            ...{ type: 'url', fixed: {}, columns: { url: column } },
            digitalLink: standardLinkStart,
          })
        }
      >
        {t('gtin.link')}
      </Button>
    </>
  )
}
